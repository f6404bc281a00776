import { useState } from "preact/hooks";
import { Button } from "../../look/button";
import { PeopleIcon, ReplayIcon, ShuffleIcon } from "../../look/icons";
import { Notice } from "../../look/notice";
import type { Trouble } from "../../protocol/answer";
import type { Mode, PlayAgain } from "../../protocol/types";
import { arePartners, isTogether } from "../../table/sheets";
import { amHost, table } from "../../table/table";
import type { Table } from "../../table/view";
import { troubleText } from "../../text/codes";
import { Text } from "../../text/text";

type How = NonNullable<PlayAgain["how"]>;

const OTHER_WAYS = [
  { how: "rotate", id: "end-rotate", Icon: PeopleIcon },
  { how: "shuffle", id: "end-shuffle", Icon: ShuffleIcon },
] as const;

/** Where all are one team there is nothing to shuffle; where all give clues, nobody to rotate. */
const senseless = (mode: Mode): How | null =>
  isTogether(mode) ? "shuffle" : arePartners(mode) ? "rotate" : null;

/** The next game: the host deals, the others wait for it. */
export function Rematch({ now }: { now: Table }) {
  const [busy, setBusy] = useState<How | null>(null);
  const [open, setOpen] = useState(false); // where there is room they are always there
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const again = async (how: How) => {
    setBusy(how);
    setTrouble(null);
    const answer = await table.value?.do({ type: "play_again", how });
    setBusy(null);
    if (answer && !answer.ok) setTrouble(answer.trouble);
  };
  if (now.closed) return null;
  const lobby = (
    <a class="button" href={`/t/${table.value?.id}?lobby`}>
      <Text id="end-lobby" />
    </a>
  );
  if (!amHost.value)
    return (
      <div class="row">
        <p>
          <Text id="end-wait-host" name={now.members[now.host]?.name ?? ""} />
        </p>
        {lobby}
      </div>
    );
  const ways = OTHER_WAYS.filter(({ how }) => how !== senseless(now.options.mode));
  return (
    <div class="stack tight rematch">
      <div class="row tight">
        <Button
          kind="primary"
          icon={<ReplayIcon />}
          busy={busy === "same"}
          onClick={() => void again("same")}
        >
          <Text id="end-again" />
        </Button>
        <Button
          kind="quiet"
          class="otherwise"
          aria-expanded={open}
          aria-controls="other-ways"
          onClick={() => setOpen(!open)}
        >
          <Text id="end-otherwise" />
        </Button>
      </div>
      <div id="other-ways" class={open ? "row tight" : "row tight shut"}>
        {ways.map(({ how, id, Icon }) => (
          <Button key={how} icon={<Icon />} busy={busy === how} onClick={() => void again(how)}>
            <Text id={id} />
          </Button>
        ))}
        {lobby}
      </div>
      {trouble && <Notice kind="wrong">{troubleText(trouble)}</Notice>}
    </div>
  );
}
