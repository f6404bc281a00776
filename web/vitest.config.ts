import { defineConfig } from "vitest/config";
import { texts } from "./texts.ts";

export default defineConfig({
  plugins: [texts()],
  test: {
    environment: "happy-dom",
    pool: "vmThreads", // a fresh world for each file, four times as fast
    // A click must not lead away from the test.
    environmentOptions: {
      happyDOM: {
        settings: {
          navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true },
        },
      },
    },
    include: ["src/**/*.test.{ts,tsx}"],
  },
});
