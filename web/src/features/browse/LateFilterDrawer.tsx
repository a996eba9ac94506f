import type { ComponentProps } from "react";
import { defer } from "@/ui/deferred";
import type { JobFilterDrawer } from "./JobFilterDrawer";

const drawer = defer(async () => (await import("./JobFilterDrawer")).JobFilterDrawer);

/** Starts to load the filters: before they are opened, where that can be foreseen. */
export const fetchFilterDrawer = drawer.fetch;

/** The filters. Their code loads with the first opening, and they open once it has come. */
export function LateFilterDrawer(props: ComponentProps<typeof JobFilterDrawer>) {
  const Drawer = drawer.useWhen(props.open);
  return Drawer && <Drawer {...props} />;
}
