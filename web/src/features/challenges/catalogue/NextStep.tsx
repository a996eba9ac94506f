import type { ReactNode } from "react";
import { TextLink } from "@/ui/TextLink";

type Props = { href: string; title: string; children: ReactNode };

/** A challenge to do next, and why. */
export function NextStep({ href, title, children }: Props) {
  return (
    <li className="flex min-h-8 flex-wrap items-baseline gap-x-3 py-1">
      <TextLink href={href} className="font-semibold">
        <bdi>{title}</bdi>
      </TextLink>
      <span className="text-muted">{children}</span>
    </li>
  );
}
