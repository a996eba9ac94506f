import { type ComponentProps, lazy, Suspense } from "react";
import type { WatchButton } from "./WatchButton";

const Button = lazy(async () => ({ default: (await import("./WatchButton")).WatchButton }));

/** `WatchButton`, fetched where somebody can use it: most readers of a page can't. */
export function LazyWatchButton(props: ComponentProps<typeof WatchButton>) {
  return (
    <Suspense fallback={null}>
      <Button {...props} />
    </Suspense>
  );
}
