import type { ReactNode } from "react";
import { cx } from "@/ui/cx";

/** One thing of the gallery under its name. */
export function Specimen({
  name,
  children,
  wide = false,
}: {
  name: string;
  children: ReactNode;
  wide?: boolean;
}) {
  return (
    <div className={cx("min-w-0", wide && "lg:col-span-2")}>
      <h3 className="mb-2 font-mono text-12 font-normal text-muted">{name}</h3>
      {children}
    </div>
  );
}

/** A part of the gallery: a heading and its specimens in two columns. */
export function GallerySection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="border-line border-t py-8">
      <h2 className="mb-5 text-20">{title}</h2>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">{children}</div>
    </section>
  );
}
