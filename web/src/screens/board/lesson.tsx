import { Button } from "../../look/button";
import { byCode, Text } from "../../text/text";
import { learn, lessonFor } from "./lessons";
import { shown } from "./shown";

/** A remark in the place of the action, until it is tapped. */
export default function Lesson() {
  const table = shown.value;
  const seat = table?.members[table.you]?.seat ?? { role: "watcher" };
  const lesson = table?.game && lessonFor(table.game, seat);
  if (!lesson) return null;
  return (
    <div class="lesson" role="status" onClick={() => learn(lesson)}>
      <p>
        <Text id={byCode("board-lesson-", lesson)} />
      </p>
      <Button>
        <Text id="board-understood" />
      </Button>
    </div>
  );
}
