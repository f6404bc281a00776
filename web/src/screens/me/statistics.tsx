/** What one's finished games come to, drawn for oneself alone. */

import { useEffect, useState } from "preact/hooks";
import { Bars, type Bar } from "../../look/bars";
import { myStatistics } from "../../protocol/me";
import type { Figures } from "../../protocol/types";
import { byCode, t, Text, writtenNumber } from "../../text/text";

const MOST_LOOKS = 30; // each counts some tables
const TOUCHED = ["own", "rival", "bystander", "assassin"] as const;
const MOST_PARTNERS = 8;

/** The figures, once there is a finished game. */
export function StatisticsPart() {
  const [figures, setFigures] = useState<Figures | null>(null);
  useEffect(() => {
    let wanted = true;
    const look = async (looks: number): Promise<void> => {
      const answer = await myStatistics();
      if (!wanted || !answer.ok) return;
      setFigures(answer.value.figures);
      if (answer.value.more && looks < MOST_LOOKS) return look(looks + 1);
    };
    void look(1);
    return () => {
      wanted = false;
    };
  }, []);
  if (!figures) return null;
  const { games = 0, won = 0, clues = 0, words = 0, touched = {} } = figures;
  return (
    <section class="stack my-figures">
      <h2>
        <Text id="me-statistics" />
      </h2>
      {games === 0 ? (
        <p class="soft">
          <Text id="me-statistics-none" />
        </p>
      ) : (
        <>
          <p>
            <Text id="me-statistics-games" count={games} won={won} />
          </p>
          {clues > 0 && (
            <p>
              <Text id="me-statistics-words" number={writtenNumber(Math.round((10 * words) / clues) / 10)} />
            </p>
          )}
          <Part title={t("me-statistics-numbers")} rows={numbers(figures)} />
          <Part
            title={t("me-statistics-touched")}
            rows={TOUCHED.filter((kind) => touched[kind]).map((kind) => ({
              label: t(byCode("me-touched-", kind)),
              whole: touched[kind] ?? 0,
              part: kind === "own" ? (touched[kind] ?? 0) : 0,
              said: String(touched[kind] ?? 0),
            }))}
          />
          <Part title={t("me-statistics-partners")} rows={partners(figures)} />
          <p class="small soft">
            <Text id="me-statistics-private" />
          </p>
        </>
      )}
    </section>
  );
}

function numbers({ dared = {}, delivered = {} }: Figures): Bar[] {
  return Object.entries(dared).map(([number, whole]) => {
    const part = delivered[number] ?? 0;
    const label = number === "unlimited" ? t("unlimited") : number;
    return { label, whole, part, said: t("me-statistics-of", { part, whole }) };
  });
}

function partners({ partners: all = {} }: Figures): Bar[] {
  return Object.entries(all)
    .slice(0, MOST_PARTNERS)
    .map(([label, { clues = 0, words = 0 }]) => ({
      label,
      whole: Math.max(clues, words),
      part: words,
      said: t("me-statistics-shared", { words, clues }),
    }));
}

/** Bars under a title of their own. */
function Part({ title, rows }: { title: string; rows: readonly Bar[] }) {
  if (!rows.length) return null;
  return (
    <figure>
      <figcaption>{title}</figcaption>
      <Bars rows={rows} />
    </figure>
  );
}
