import type { ComponentProps } from "react";
import { defer } from "@/ui/deferred";
import type { TierWithMore } from "./TierWithMore";

const link = defer(async () => (await import("./TierWithMore")).TierWithMore);

/** The link to a tier that allows more; its code loads when a limit is used up, because most days none is. */
export function LateTierWithMore(props: ComponentProps<typeof TierWithMore>) {
  const Link = link.useWhen(true);
  return Link && <Link {...props} />;
}
