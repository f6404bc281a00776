// Every component in every state, for whoever changes the look; no part of the built client.
import "./look.css";
import { render } from "preact";
import { useState } from "preact/hooks";
import { Avatar } from "./avatar";
import { BoardGrid } from "./board-grid";
import { BoardMini } from "./board-mini";
import { Button, IconButton } from "./button";
import { Choice, NumberPad } from "./choice";
import { Counter } from "./counter";
import { Dialog } from "./dialog";
import { Drawer } from "./drawer";
import { Empty } from "./empty";
import { Field, TextArea } from "./field";
import { Finale } from "./finale";
import { board, IDENTITIES } from "./gallery-boards";
import * as icons from "./icons";
import type { Identity } from "./identity";
import { Logo } from "./logo";
import { Notice, Toasts } from "./notice";
import { QrCode } from "./qr-code";
import { Sheet } from "./sheet";
import { Spinner } from "./spinner";
import { Switch } from "./switch";
import { KeySwatch, Tag } from "./tag";
import { TimerRing } from "./timer-ring";

const query = new URLSearchParams(location.search);

function Boards() {
  const lang = query.get("lang") ?? "nb";
  const who = (query.get("who") ?? "operative") as "operative" | "spymaster" | "over";
  const [cards, setCards] = useState(board(lang, who));
  const change = (place: number, part: object) =>
    setCards(cards.map((card, at) => (at === place ? { ...card, ...part } : card)));
  return (
    <main
      style={{
        display: "grid",
        gridTemplateRows: "auto 1fr auto",
        height: "100dvh",
        padding: "4px",
      }}
    >
      <div class="row apart" style={{ minHeight: "3rem" }}>
        <Counter colour="red" count={5} label="Red: five words left" turn />
        <TimerRing left={74} whole={120} label="74 seconds" />
        <Counter colour="blue" count={8} label="Blue: eight words left" />
      </div>
      <BoardGrid
        columns={5}
        cards={cards}
        label="Board"
        lang={lang}
        keyed={who === "spymaster"}
        dark={query.has("lamp")}
        onPick={(place) =>
          change(place, { mine: !cards[place]?.mine, chosen: !cards[place]?.mine })
        }
        onGuess={(place) =>
          change(place, { covered: true, identity: IDENTITIES[place], chosen: false, mine: false })
        }
      />
      <div class="stack tight" style={{ paddingTop: "6px" }}>
        <p>Two more guesses, or stop.</p>
        <Button kind="primary" big>
          Stop here
        </Button>
      </div>
    </main>
  );
}

function Parts() {
  const [number, setNumber] = useState<number | "unlimited" | null>(2);
  const [team, setTeam] = useState("red");
  const [on, setOn] = useState(true);
  const [asked, setAsked] = useState(query.has("dialog"));
  const [log, setLog] = useState(query.has("log"));
  const identities: Identity[] = ["red", "blue", "bystander", "assassin"];
  return (
    <main class="page stack loose">
      <h1>
        <Logo large />
      </h1>
      <p>Two spymasters know who everybody is. Their operatives know only codenames.</p>
      <div class="row">
        <Button kind="primary">Play with friends</Button>
        <Button icon={<icons.BotIcon />}>Play with bots</Button>
        <Button kind="quiet">How to play</Button>
        <Button kind="danger">Leave the table</Button>
        <Button kind="primary" busy>
          Opening
        </Button>
        <Button disabled>Start</Button>
        <IconButton label="Lamp" pressed>
          <icons.LampIcon />
        </IconButton>
        <Spinner label="Waiting" />
      </div>
      <section class="panel stack">
        <span class="tab">Clue</span>
        <Field label="Your clue" codename value="vinter" state="fine" remark="Fine." />
        <Field
          label="Your clue"
          codename
          value="hest"
          state="doubt"
          remark="HEST is part of HESTESKO. Blue’s spymaster may object."
        />
        <Field
          label="Your clue"
          codename
          value="ski"
          state="wrong"
          remark="That word is still on the table. Choose another."
        />
        <Field
          label="Your name"
          placeholder="As your friends call you"
          beside={<Button kind="primary">Sit down</Button>}
        />
        <NumberPad
          legend="Number"
          numbers={[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, "unlimited"]}
          value={number}
          onChoose={setNumber}
          unlimited="unlimited"
        />
        <Button kind="primary" big>
          Give the clue
        </Button>
      </section>
      <section class="panel stack">
        <span class="tab">Table</span>
        <Choice
          legend="Your agency"
          value={team}
          onChoose={setTeam}
          options={[
            { value: "red", label: "Red" },
            { value: "blue", label: "Blue" },
            { value: "none", label: "Watch" },
            { value: "off", label: "Taken", disabled: true },
          ]}
        />
        <Switch
          label="Sound"
          note="Paper, stamps and a tick in the last ten seconds."
          on={on}
          onTurn={setOn}
        />
        <Switch label="Notifications" on={!on} onTurn={(value) => setOn(!value)} />
        <div>
          <Drawer label="Timers" note="no limit" open>
            <p>A clock for the clue, one for the guesses.</p>
          </Drawer>
          <Drawer label="House rules" note="as in the book">
            <p>Nothing.</p>
          </Drawer>
        </div>
        <TextArea label="Own words" remark="One to a line." />
      </section>
      <div class="row">
        {identities.map((identity) => (
          <Tag key={identity} colour={identity}>
            {identity}
          </Tag>
        ))}
        {identities.map((identity) => (
          <KeySwatch key={identity} identity={identity} label={identity} />
        ))}
        <Tag>host</Tag>
        <Tag outline>ready</Tag>
        <Avatar initials="AL" />
        <Avatar initials="ŜI" away />
        <Avatar initials="" bot />
      </div>
      <div class="row">
        <Counter colour="red" count={9} label="Red" turn />
        <Counter colour="blue" count={8} label="Blue" />
        <Counter colour="red" count={9} label="Red" />
        <Counter colour="blue" count={8} label="Blue" turn />
        <TimerRing left={95} whole={120} label="95" />
        <TimerRing left={7} whole={120} label="7" size="4rem" />
      </div>
      <div class="row">
        <BoardMini identities={IDENTITIES} columns={5} label="Key" />
        <BoardMini
          columns={5}
          identities={IDENTITIES}
          covered={IDENTITIES.map((_x, at) => at % 3 === 0)}
          now={6}
          label="Turn"
        />
        <BoardMini columns={5} identities={IDENTITIES.map(() => "unknown")} label="Nothing" />
      </div>
      <Notice>Anna sat down.</Notice>
      <Notice kind="fine">The deal was honest: the commitment matches.</Notice>
      <Notice kind="doubt" closeLabel="Close" onClose={() => undefined}>
        The line is down. Trying again.
      </Notice>
      <Notice kind="wrong" action={<Button>Again</Button>}>
        This table is closed.
      </Notice>
      <Empty icon={<icons.PeopleIcon size="2.5rem" />}>
        <p>Nobody is here yet. Send them the link.</p>
        <Button icon={<icons.ShareIcon />}>Share</Button>
      </Empty>
      <div class="row">
        {Object.entries(icons).map(([name, Icon]) => (
          <Icon key={name} title={name} />
        ))}
      </div>
      <Button onClick={() => setAsked(true)}>Ask</Button>
      <Dialog
        open={asked}
        title="Guess BANK?"
        closeLabel="Close"
        onClose={() => setAsked(false)}
        foot={
          <>
            <Button kind="quiet">Not yet</Button>
            <Button kind="primary">Guess</Button>
          </>
        }
      >
        <p>Two of your team marked another card.</p>
      </Dialog>
      <QrCode text="https://example.org/t/lamp" alt="Scan to join" />
      {query.has("toast") && (
        <Toasts>
          <Notice kind="fine">Link copied.</Notice>
        </Toasts>
      )}
      {query.has("finale") && <Finale colours={["blue"]} />}
      <Sheet label="Log" last="BANK was a bystander. Your turn is over." open={log} onTurn={setLog}>
        <p>Red: WINTER 3.</p>
        <p>SNOWMAN was a red agent.</p>
        <p>BANK was a bystander. Your turn is over.</p>
      </Sheet>
    </main>
  );
}

render(query.has("board") ? <Boards /> : <Parts />, document.getElementById("app") as HTMLElement);
