import type { ReactNode } from "react";
import { cx } from "@/ui/cx";
import { Link } from "@/ui/Link";
import { TextLink } from "@/ui/TextLink";

type PartProps = {
  title: string;
  href: string;
  note?: ReactNode;
  children?: ReactNode;
};

/** One kind of work: how much of it there is, and the most urgent of it. */
export function Part({ title, href, note, children }: PartProps) {
  return (
    <section aria-label={title} className="min-w-0">
      <h3 className="mb-1 flex items-baseline justify-between gap-4">
        <TextLink href={href} className="font-semibold">
          {title}
        </TextLink>
        {note && <span className="shrink-0 text-13">{note}</span>}
      </h3>
      {children && <ul className="border-line border-t">{children}</ul>}
    </section>
  );
}

type LineProps = {
  href: string;
  name: string;
  /** A word that joins it to the name, and what it is about. */
  about?: [join: string, what: string];
  urgent?: boolean;
  children: ReactNode;
};

/** One thing of it, a link to where it is done. */
export function Line({ href, name, about, urgent = false, children }: LineProps) {
  return (
    <li className="border-line border-b">
      <Link
        href={href}
        className="flex min-h-row flex-wrap items-center gap-x-3 py-2 transition-colors hover:bg-line/50"
      >
        <span className="min-w-0 grow truncate">
          <bdi>{name}</bdi>
          {about && (
            <span className="text-muted">
              {" "}
              {about[0]} <bdi>{about[1]}</bdi>
            </span>
          )}
        </span>
        <span className={cx("shrink-0 text-13", urgent ? "text-stop" : "text-muted")}>
          {children}
        </span>
      </Link>
    </li>
  );
}
