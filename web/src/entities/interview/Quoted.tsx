import { useEffect, useRef } from "react";
import { cutAt } from "./spot";

type Props = {
  text: string;
  /** Marked in the text and brought into sight; null marks nothing. */
  quote: string | null;
};

/** What somebody wrote, as they wrote it: markup in it is text, and leads nowhere. */
export function Quoted({ text, quote }: Props) {
  const mark = useRef<HTMLElement>(null);
  useEffect(() => {
    if (quote !== null) mark.current?.scrollIntoView({ block: "nearest" });
  }, [quote]);
  const cut = quote === null ? null : cutAt(text, quote);
  return (
    <p dir="auto" className="max-w-measure whitespace-pre-wrap">
      {cut ? (
        <>
          {cut[0]}
          <mark
            ref={mark}
            className="rounded-mark bg-proof-tint text-ink underline decoration-2 decoration-proof underline-offset-4"
          >
            {cut[1]}
          </mark>
          {cut[2]}
        </>
      ) : (
        text
      )}
    </p>
  );
}
