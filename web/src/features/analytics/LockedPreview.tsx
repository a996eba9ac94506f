import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import { buttonClass } from "@/ui/button-class";
import { Link } from "@/ui/Link";

type Props = {
  title: string;
  /** What opens it: "Included in Pro Builder." */
  children: ReactNode;
  href: string;
  shape: "line" | "rows" | "table";
  level?: 2 | 3 | undefined;
};

/** A part that a larger tier has: the shape of what it would show, with no figures of the reader's. */
export function LockedPreview({ title, children, href, shape, level = 2 }: Props) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <section aria-label={title} className="relative min-w-0">
      <Heading className="flex min-h-8 items-center gap-2 text-14 font-semibold">
        <Lock size={16} strokeWidth={1.5} aria-hidden className="text-faint" />
        {title}
      </Heading>
      <div aria-hidden="true" className="mt-2 h-40 overflow-hidden border-line border-y">
        <Shape shape={shape} />
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="text-13 text-muted">{children}</p>
        <Link href={href} className={buttonClass({ size: "sm" })}>
          Compare tiers
        </Link>
      </div>
    </section>
  );
}

/** The same drawing for everyone. */
function Shape({ shape }: { shape: Props["shape"] }) {
  if (shape === "line") {
    return (
      <svg
        viewBox="0 0 320 160"
        preserveAspectRatio="none"
        className="h-full w-full fill-none"
        aria-hidden="true"
      >
        {[40, 80, 120].map((y) => (
          <line key={y} x2="320" y1={y} y2={y} className="stroke-line" />
        ))}
        <path
          d="M0 120 C40 110 50 70 90 84 S150 130 190 90 S250 40 280 60 S310 50 320 44"
          className="stroke-line-field"
          strokeWidth="2"
          strokeDasharray="5 5"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    );
  }
  const widths =
    shape === "rows" ? ["w-4/5", "w-3/5", "w-2/5", "w-1/4"] : ["w-2/5", "w-1/3", "w-1/2", "w-1/4"];
  return (
    <div className="grid h-full content-evenly">
      {widths.map((width) => (
        <div key={width} className="flex items-center gap-4">
          <span className="h-3 w-20 shrink-0 rounded-tag bg-line" />
          <span className={shape === "rows" ? "grow" : "flex grow justify-end gap-8"}>
            <span
              className={`block h-3 rounded-tag bg-line ${shape === "rows" ? width : "w-12"}`}
            />
            {shape === "table" && <span className="block h-3 w-12 rounded-tag bg-line" />}
          </span>
        </div>
      ))}
    </div>
  );
}
