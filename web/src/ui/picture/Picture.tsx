import { useState } from "react";
import { cx } from "../cx";

type Props = {
  src: string | null | undefined;
  /** What it shows; "" when the words beside it say so. */
  alt: string;
  /** Width / height, so that nothing jumps while it loads. */
  aspect: number;
  className?: string | undefined;
};

/** A picture of a fixed shape. Nothing at all when there is none or it cannot be loaded. */
export function Picture({ src, alt, aspect, className }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  if (!src || src === broken) return null;
  return (
    <img
      src={src}
      alt={alt}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(src)}
      style={{ aspectRatio: aspect }}
      className={cx("w-full border border-line bg-sunken object-cover", className)}
    />
  );
}
