import type { Page } from "@playwright/test";

/** Collects what no page may ever do; empty is good. Call it before the page goes anywhere. */
export function troubleOf(page: Page): string[] {
  const trouble: string[] = [];
  // A breach of the content security policy is an error of the console too.
  page.on("console", (message) => {
    if (message.type() === "error") trouble.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => trouble.push(`uncaught: ${error.message}`));
  page.on("dialog", (dialog) => {
    trouble.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return trouble;
}
