import { defer } from "./deferred";

/** `FloatingLayer`, fetched when somebody reaches for what opens one. */
export const floatingLayer = defer(async () => (await import("./FloatingLayer")).FloatingLayer);
