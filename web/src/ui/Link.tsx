import { type ComponentPropsWithRef, type ComponentType, createContext, useContext } from "react";

/** What every link of the design system takes: an anchor's own props. */
export type LinkProps = ComponentPropsWithRef<"a"> & { href: string };

const LinkComponent = createContext<ComponentType<LinkProps> | "a">("a");

/**
 * The application gives its router's link here once, so that links inside primitives (tabs, receipts,
 * rows) change the page without a reload. Without a provider they are ordinary anchors.
 */
export const LinkProvider = LinkComponent.Provider;

/** An anchor without any look of its own. Use `TextLink` for a link in text. */
export function Link(props: LinkProps) {
  const Anchor = useContext(LinkComponent);
  return <Anchor {...props} />;
}
