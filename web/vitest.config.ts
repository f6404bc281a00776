import { defineConfig } from "vitest/config";
import { texts } from "./texts.ts";

// A page for those tests that need one (.tsx); making one takes longer than most tests.
export default defineConfig({
  plugins: [texts()],
  test: {
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
