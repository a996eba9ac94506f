import { Button } from "./Button";

type Props = {
  shown: number;
  /** All there are, when it is known. */
  total?: number | null | undefined;
  /** In the plural: "jobs". */
  noun: string;
  onMore?: (() => void) | undefined;
  pending?: boolean | undefined;
  /** The list goes on by itself where its last row is reached: the button is then no stop for the keyboard. */
  byItself?: boolean | undefined;
};

/** The end of a long list: how much of it is shown, and the rest on demand. */
export function LoadMore({ shown, total, noun, onMore, pending, byItself }: Props) {
  const of = total === undefined || total === null ? "" : ` of ${total.toLocaleString()}`;
  return (
    <div className="flex items-center justify-between gap-4 py-4 text-13 text-muted">
      <span role="status">
        {shown.toLocaleString()}
        {of} {noun}
      </span>
      {onMore && (
        <Button size="sm" tabIndex={byItself ? -1 : undefined} onClick={onMore} pending={pending}>
          Show more
        </Button>
      )}
    </div>
  );
}
