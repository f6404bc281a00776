import { defineConfig } from "vitest/config";
import { texts } from "./texts";

export default defineConfig({
  plugins: [texts()],
  test: { environment: "happy-dom", include: ["src/**/*.test.{ts,tsx}"] },
});
