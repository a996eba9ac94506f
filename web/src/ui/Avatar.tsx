import { Building2, UserRound } from "lucide-react";
import { useState } from "react";
import { cx } from "./cx";
import { initials } from "./initials";

type Props = {
  name: string | null | undefined;
  src?: string | null | undefined;
  /** 24 in dense rows, 32 in bars and lists, 48 and 80 at the head of a page. */
  size?: 24 | 32 | 48 | 80 | undefined;
  /** Companies are square, people round. */
  kind?: "person" | "company" | undefined;
  className?: string | undefined;
};

const sizes = {
  24: "size-6 text-[0.625rem]",
  32: "size-8 text-12",
  48: "size-12 text-16",
  80: "size-20 text-26",
};

/**
 * The picture, else the initials, else a generic figure; also when the picture cannot be loaded.
 * Decorative: the name is next to it, or on the button around it.
 */
export function Avatar({ name, src, size = 32, kind = "person", className }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  const letters = initials(name);
  const Generic = kind === "company" ? Building2 : UserRound;
  return (
    <span
      aria-hidden="true"
      className={cx(
        "inline-grid shrink-0 place-items-center overflow-hidden border border-line-strong bg-sunken font-semibold text-ink",
        kind === "company" ? "rounded-control" : "rounded-full",
        sizes[size],
        className,
      )}
    >
      {src && src !== broken ? (
        <img
          src={src}
          alt=""
          width={size}
          height={size}
          className="size-full object-cover"
          onError={() => setBroken(src)}
        />
      ) : letters ? (
        letters
      ) : (
        <Generic size={Math.round(size / 2)} strokeWidth={1.5} className="text-faint" />
      )}
    </span>
  );
}
