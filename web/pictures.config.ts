import { defineConfig } from "@playwright/test";
import tests from "./playwright.config";

/** Draws the README's pictures: `just pictures`. */
export default defineConfig({
  ...tests,
  testMatch: "*.pictures.ts",
  projects: [{ name: "pictures" }],
  workers: 1,
});
