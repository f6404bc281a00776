/** While one waits: a doubtful clue of people one has nothing to do with. Two votes alike decide. */

import { useEffect, useState } from "preact/hooks";
import { Button } from "../../look/button";
import { Notice } from "../../look/notice";
import type { JuryCase } from "../../protocol/types";
import { t, Text } from "../../text/text";
import { nextCase, voteInJury } from "./api";

const ASK_EVERY = 5000; // milliseconds

/** A case, if there is one; nothing else of its table is known here. */
export function Jury({ language }: { language: string }) {
  const [found, setFound] = useState<JuryCase | null>(null);
  const [thanked, setThanked] = useState(false);
  useEffect(() => {
    if (found) return;
    let wanted = true;
    const look = () =>
      void nextCase(language).then((answer) => {
        if (wanted && answer.ok && answer.value.id) setFound(answer.value);
      });
    look();
    const timer = setInterval(look, ASK_EVERY);
    return () => {
      wanted = false;
      clearInterval(timer);
    };
  }, [language, found]);
  const vote = async (allow: boolean) => {
    if (!found?.id) return;
    await voteInJury(found.id, allow);
    setThanked(true);
    setFound(null);
  };
  if (!found)
    return thanked ? (
      <Notice kind="fine">
        <Text id="jury-thanks" />
      </Notice>
    ) : null;
  return (
    <section class="stack tight panel" aria-label={t("jury-title")}>
      <h2 class="label">
        <Text id="jury-title" />
      </h2>
      <p>
        <Text id="jury-about" />
      </p>
      <p class="codename jury-clue" lang={found.language}>
        {found.clue}
      </p>
      <p class="small" lang={found.language}>
        {(found.words ?? []).join(" · ")}
      </p>
      <div class="row whole">
        <Button onClick={() => void vote(false)}>
          <Text id="jury-object" />
        </Button>
        <Button onClick={() => void vote(true)}>
          <Text id="jury-allow" />
        </Button>
      </div>
    </section>
  );
}
