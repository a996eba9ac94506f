import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { budgets } from "./budgets.ts";
import { budgetCheck } from "./scripts/budget-check.ts";
import { chunkPlan } from "./scripts/chunk-plan.ts";
import { directIcons } from "./scripts/direct-icons.ts";
import { directWords } from "./scripts/direct-words.ts";

/** Where the server listens in development; the web app and the API share one origin. */
const server = process.env.DEVPROOF_SERVER ?? "http://127.0.0.1:54321";
const proxied = ["/auth", "/rest", "/realtime", "/functions", "/config.json"];

/** The pages that are opened most: those with a budget, and those that one comes to by signing in. */
const often = [
  ...Object.values(budgets).map(({ module }) => module),
  "src/features/profile/ProfilePage.tsx",
  "src/features/company/EmployerProfilePage.tsx",
  "src/features/challenges/ChallengesPage.tsx",
];
/** Pages that few open: how files are cut for the others doesn't depend on them. */
const seldom = ["src/features/practice/PracticePage.tsx", "src/features/practice/DesignPage.tsx"];
const chunks = chunkPlan(often, seldom);

export default defineConfig({
  plugins: [
    directIcons(),
    directWords(),
    react(),
    tailwindcss(),
    chunks.plugin,
    budgetCheck(budgets),
  ],
  resolve: {
    alias: {
      "@": fileURLToPath(new URL("./src", import.meta.url)),
      // The product's data (ranks, tiers …), typed once for server and page.
      "@content": fileURLToPath(new URL("../content", import.meta.url)),
    },
  },
  server: {
    host: "127.0.0.1",
    port: 5173,
    fs: { allow: [".", "../content"] },
    proxy: Object.fromEntries(
      // `/auth` is also the beginning of two pages (/auth/reset-password), so the version is part of the match.
      proxied.map((path) => [
        path === "/config.json" ? path : `${path}/v1`,
        { target: server, changeOrigin: false, ws: path === "/realtime" },
      ]),
    ),
  },
  build: {
    outDir: "dist",
    target: "es2023",
    // These know light-dark(), which the tokens need unchanged: a fallback would resolve at the root only.
    cssTarget: ["chrome123", "safari17.5", "firefox121"],
    // The policy of the page forbids data: scripts and we prefer cacheable files to inlined ones.
    assetsInlineLimit: 0,
    // Each of these browsers knows modulepreload.
    modulePreload: { polyfill: false },
    // Read and removed by scripts/prerender.mjs.
    manifest: "manifest.json",
    rolldownOptions: {
      output: {
        codeSplitting: {
          // A module stays where the plan puts it, also when another group needs it.
          includeDependenciesRecursively: false,
          groups: [{ name: chunks.chunkOf, debugName: "plan" }],
        },
      },
    },
  },
  test: {
    globals: false,
    restoreMocks: true,
    css: false,
    // Tests run beside builds; what hangs is found all the same.
    testTimeout: 30_000,
    // A document costs a test file more than most of its tests: only those with components get one, or who asks for it.
    projects: [
      {
        extends: true,
        test: {
          name: "functions",
          environment: "node",
          include: ["src/**/*.test.ts", "scripts/**/*.test.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "components",
          environment: "jsdom",
          include: ["src/**/*.test.tsx"],
          setupFiles: ["./vitest.setup.ts"],
        },
      },
    ],
  },
});
