import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { texts } from "./texts.ts";

class ByName extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((one, other) => (one.moduleId < other.moduleId ? -1 : 1));
  }
}

// A page for those tests that need one (.tsx). Files share it and the modules they load, as making
// them anew takes longer than all tests; so no test may leave anything behind. Their order does not
// hang on how long they took the last time.
export default defineConfig({
  plugins: [texts()],
  test: {
    isolate: false,
    sequence: { sequencer: ByName },
    projects: [
      {
        extends: true,
        test: { name: "pure", environment: "node", include: ["src/**/*.test.ts"] },
      },
      {
        extends: true,
        test: {
          name: "page",
          environment: "happy-dom",
          include: ["src/**/*.test.tsx"],
          // A click must not lead away from the test.
          environmentOptions: {
            happyDOM: {
              settings: {
                navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true },
              },
            },
          },
        },
      },
    ],
  },
});
