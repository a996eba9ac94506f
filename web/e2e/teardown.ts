import { rmSync } from "node:fs";

/** Removes the database of the run. */
export default function teardown(): void {
  const data = process.env.DEVPROOF_TEST_DATA;
  if (data) rmSync(data, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}
