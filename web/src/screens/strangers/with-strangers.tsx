/** About me: how strong one is among strangers, and whom one never plays with. */

import { useEffect, useState } from "preact/hooks";
import { Button } from "../../look/button";
import { Drawer } from "../../look/drawer";
import { ask } from "../../protocol/api";
import type { Blocked, GameRepute } from "../../protocol/types";
import { t, Text } from "../../text/text";
import { modeName } from "../opening/mode";

/** Whom you never play with. */
const myBlocks = () => ask<readonly Blocked[]>("GET", "/api/me/blocks");

/** Play with somebody again, if it comes about. */
const unblock = (id: string) =>
  ask<readonly Blocked[]>("DELETE", `/api/me/blocks/${encodeURIComponent(id)}`);

/** What is known of you from games with strangers. */
const myRepute = () => ask<readonly GameRepute[]>("GET", "/api/me/repute");

/** One part of the page; nothing for who has never looked for a game. */
export function WithStrangers() {
  const [reputes, setReputes] = useState<readonly GameRepute[]>([]);
  const [blocks, setBlocks] = useState<readonly Blocked[]>([]);
  useEffect(() => {
    void myRepute().then((answer) => answer.ok && setReputes(answer.value));
    void myBlocks().then((answer) => answer.ok && setBlocks(answer.value));
  }, []);
  const again = async (id: string) => {
    const answer = await unblock(id);
    if (answer.ok) setBlocks(answer.value);
  };
  if (!reputes.length && !blocks.length) return null;
  return (
    <section class="stack">
      <h2>
        <Text id="strangers-title" />
      </h2>
      {reputes.length > 0 && (
        <>
          <ul class="stack tight plain">
            {reputes.map(({ mode, strength, doubt, stayed, left }) => (
              <li key={mode}>
                <p>
                  <Text
                    id="strangers-strength"
                    game={modeName(mode)}
                    strength={Math.round(strength)}
                    doubt={Math.round(doubt)}
                  />
                </p>
                <p class="small soft">
                  <Text id="strangers-games" stayed={stayed} left={left} />
                </p>
              </li>
            ))}
          </ul>
          <p class="small soft">
            <Text id="strangers-strength-about" />
          </p>
        </>
      )}
      {blocks.length > 0 && (
        <Drawer label={<Text id="strangers-blocks" />} note={String(blocks.length)}>
          <ul class="stack tight plain">
            {blocks.map(({ id, name }) => (
              <li key={id}>
                <Button onClick={() => void again(id)}>{t("strangers-unblock", { name })}</Button>
              </li>
            ))}
          </ul>
        </Drawer>
      )}
    </section>
  );
}
