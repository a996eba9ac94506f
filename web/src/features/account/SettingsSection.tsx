import { type ReactNode, useId } from "react";

type Props = {
  title: string;
  /** What it is about and what a change brings about. */
  lede?: ReactNode;
  children: ReactNode;
  id?: string | undefined;
};

/** One matter of the settings: what it is at the left, what can be done at the right, a hairline above. */
export function SettingsSection({ title, lede, children, id }: Props) {
  const titleId = useId();
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className="grid scroll-mt-20 gap-x-12 gap-y-4 border-line border-t py-7 first-of-type:border-t-0 lg:grid-cols-[280px_minmax(0,1fr)]"
    >
      <div>
        <h2 id={titleId} className="text-16">
          {title}
        </h2>
        {lede && <div className="mt-1 max-w-measure text-13 text-muted">{lede}</div>}
      </div>
      <div className="min-w-0 max-w-form">{children}</div>
    </section>
  );
}
