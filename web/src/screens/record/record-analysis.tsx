import { Text } from "../../text/text";
import { Analysis } from "../analysis/analysis";
import { subject } from "./subject";

/** The analysis of the record that was brought. */
export default function RecordAnalysis() {
  if (!subject.value) return null;
  return (
    <section class="stack">
      <h2>
        <Text id="analysis-title" />
      </h2>
      <Analysis subject={subject.value} />
    </section>
  );
}
