import { type ComponentProps, lazy, Suspense } from "react";
import type { RepositoryFacts } from "./RepositoryFacts";

const Facts = lazy(async () => ({ default: (await import("./RepositoryFacts")).RepositoryFacts }));

/** `RepositoryFacts`, fetched where somebody shows repositories: most people on a page don't. */
export function LazyRepositoryFacts(props: ComponentProps<typeof RepositoryFacts>) {
  const rows = props.repositories.languages.length;
  return (
    <Suspense fallback={<div aria-busy="true" style={{ minHeight: 120 + 33 * rows }} />}>
      <Facts {...props} />
    </Suspense>
  );
}
