import { Link as ReactRouterLink } from "react-router";
import type { LinkProps } from "@/ui/Link";

/** The router's link in the form that the design system takes; other origins and files stay plain anchors. */
export function RouterLink({ href, ...props }: LinkProps) {
  const plain = !href.startsWith("/") || props.target === "_blank" || props.download !== undefined;
  if (plain) return <a href={href} {...props} />;
  return <ReactRouterLink to={href} {...props} />;
}
