import { expect, test } from "vitest";
import { deviceOf } from "./device";

test.each([
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:131.0) Gecko/20100101 Firefox/131.0",
    "Firefox 131 on Windows",
    "computer",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15",
    "Safari 17 on macOS",
    "computer",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1",
    "Safari 17 on iPhone",
    "phone",
  ],
  [
    "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36",
    "Chrome 130 on Android",
    "phone",
  ],
  [
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36",
    "Chrome 130 on Linux",
    "computer",
  ],
  ["curl/8.5.0", "curl 8.5.0", "program"],
  ["node", "node", "program"],
  [`<script>${"x".repeat(200)}`, `<script>${"x".repeat(52)}…`, "program"],
  ["", "Unknown app", "program"],
  [null, "Unknown app", "program"],
])("%s", (said, words, kind) => {
  expect(deviceOf(said)).toEqual({ words, kind });
});
