/** The clocks: one to hurry somebody along, one that holds both teams to their time. */

import { useState } from "preact/hooks";
import { Button, IconButton } from "../../look/button";
import { Choice } from "../../look/choice";
import { clock } from "../../look/clock";
import { Drawer } from "../../look/drawer";
import { PauseIcon, PlayIcon } from "../../look/icons";
import { Tag } from "../../look/tag";
import { TimerRing } from "../../look/timer-ring";
import type { SideSheet, Team } from "../../protocol/types";
import { SoundSwitch } from "../../shell/device-choices";
import { t, Text, writtenNumber } from "../../text/text";
import { anew, fresh, next, pause, runs, start, type OnClock, type Timer } from "./timer";
import { useClock } from "./use-clock";

const SAND = 60;
const LENGTHS = [60, 120, 180, 300];

/** All clocks; they need nobody's network. `first` is the team that starts, once there is a key. */
export function Timers({ sides, first }: { sides: readonly SideSheet[]; first: Team | null }) {
  const teams = sides.map(({ team }) => team);
  const starts = first ?? teams[0];
  return (
    <section class="stack" aria-labelledby="clocks">
      <h2 id="clocks">
        <Text id="companion-clocks" />
      </h2>
      <div class="clocks">
        <SandTimer />
        {starts && <TurnClock key={`${teams.join()} ${starts}`} sides={sides} first={starts} />}
      </div>
      <SoundSwitch />
    </section>
  );
}

/** R105: anybody may turn it when somebody is slow. */
function SandTimer() {
  const [timer, setTimer] = useState(fresh(SAND * 1000));
  return (
    <div class="panel clock">
      <h3>
        <Text id="companion-sand" />
      </h3>
      <Face timer={timer} onTimer={setTimer}>
        <Button kind="primary" onClick={() => setTimer(anew(SAND * 1000, Date.now()))}>
          <Text id="board-flip" />
        </Button>
      </Face>
    </div>
  );
}

/** R107: a limit for the clue and one for the guesses, team by team. */
function TurnClock({ sides, first }: { sides: readonly SideSheet[]; first: Team }) {
  const [now, setNow] = useState<OnClock>({ team: first, phase: "clue" });
  const [seconds, setSeconds] = useState({ clue: 120, guess: 120 });
  const [timer, setTimer] = useState(fresh(seconds.clue * 1000));
  const on = () => {
    const then = next(now, sides.map(({ team }) => team));
    setNow(then);
    setTimer(anew(seconds[then.phase] * 1000, Date.now()));
  };
  const side = sides.find(({ team }) => team === now.team);
  const lengthen = (phase: OnClock["phase"], length: number) => {
    setSeconds({ ...seconds, [phase]: length });
    if (phase === now.phase && timer.since === null) setTimer(fresh(length * 1000));
  };
  return (
    <div class="panel clock">
      <h3>
        <Text id="companion-turns" />
      </h3>
      <p aria-live="polite">
        <Tag {...(side && { colour: side.colour })}>
          {now.phase === "clue" ? (
            <Text id="companion-clue-of" team={now.team} />
          ) : (
            <Text id="companion-guess-of" team={now.team} />
          )}
        </Tag>
      </p>
      <Face timer={timer} onTimer={setTimer}>
        <Button kind="primary" onClick={on}>
          <Text id={now.phase === "clue" ? "companion-clue-given" : "companion-turn-over"} />
        </Button>
      </Face>
      <Drawer label={<Text id="companion-lengths" />}>
        <Length phase="clue" seconds={seconds.clue} onLength={lengthen} />
        <Length phase="guess" seconds={seconds.guess} onLength={lengthen} />
      </Drawer>
    </div>
  );
}

/** A ring, and what every clock can: run and stand. */
function Face({
  timer,
  onTimer,
  children,
}: {
  timer: Timer;
  onTimer: (timer: Timer) => void;
  children: preact.ComponentChildren;
}) {
  const left = Math.ceil(useClock(timer) / 1000);
  const running = runs(timer, Date.now());
  const time = clock(left);
  const label = running ? t("board-time-left", { time }) : t("board-time-paused", { time });
  return (
    <div class="row face-row">
      <TimerRing
        left={left}
        whole={timer.whole / 1000}
        label={left > 0 ? label : t("board-time-up")}
        size="5.5rem"
      />
      <div class="stack tight">
        {children}
        <IconButton
          kind="plain"
          label={t(running ? "board-pause" : "board-resume")}
          onClick={() => onTimer((running ? pause : start)(timer, Date.now()))}
        >
          {running ? <PauseIcon /> : <PlayIcon />}
        </IconButton>
      </div>
    </div>
  );
}

function Length({
  phase,
  seconds,
  onLength,
}: {
  phase: OnClock["phase"];
  seconds: number;
  onLength: (phase: OnClock["phase"], seconds: number) => void;
}) {
  const minutes: Intl.NumberFormatOptions = { style: "unit", unit: "minute" };
  return (
    <Choice
      legend={t(phase === "clue" ? "companion-clue-time" : "companion-guess-time")}
      value={seconds}
      onChoose={(length) => onLength(phase, length)}
      options={LENGTHS.map((value) => ({ value, label: writtenNumber(value / 60, minutes) }))}
    />
  );
}
