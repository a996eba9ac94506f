import { ChevronLeft, ChevronRight } from "lucide-react";
import { buttonClass } from "./button-class";
import { cx } from "./cx";
import { Link } from "./Link";

type Props = {
  page: number;
  pages: number;
  /** The address of a page, so that each can be linked to. */
  hrefFor: (page: number) => string;
  label?: string | undefined;
};

/** Previous and next with the place between them: for search results and staff tables. */
export function Pagination({ page, pages, hrefFor, label = "Pages" }: Props) {
  if (pages <= 1) return null;
  const step = (to: number, words: string, back: boolean) => {
    const inside = (
      <>
        {back && <ChevronLeft size={16} strokeWidth={1.5} aria-hidden />}
        {words}
        {!back && <ChevronRight size={16} strokeWidth={1.5} aria-hidden />}
      </>
    );
    const look = buttonClass({ size: "sm" });
    if (to < 1 || to > pages) {
      return (
        <span aria-hidden="true" className={cx(look, "invisible")}>
          {inside}
        </span>
      );
    }
    return (
      <Link href={hrefFor(to)} rel={back ? "prev" : "next"} className={look}>
        {inside}
      </Link>
    );
  };
  return (
    <nav
      aria-label={label}
      className="flex items-center justify-between gap-4 py-4 text-13 text-muted"
    >
      {step(page - 1, "Previous", true)}
      <span aria-current="page" className="tabular-nums">
        Page {page.toLocaleString()} of {pages.toLocaleString()}
      </span>
      {step(page + 1, "Next", false)}
    </nav>
  );
}
