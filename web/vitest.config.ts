import { defineConfig } from "vitest/config";
import { texts } from "./texts.ts";

export default defineConfig({
  plugins: [texts()],
  test: {
    environment: "happy-dom",
    // A click must not lead away from the test.
    environmentOptions: {
      happyDOM: { settings: { navigation: { disableMainFrameNavigation: true } } },
    },
    include: ["src/**/*.test.{ts,tsx}"],
  },
});
