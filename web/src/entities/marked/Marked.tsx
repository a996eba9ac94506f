import { markedParts } from "./marks";

type Props = {
  text: string;
  /** The words to mark, folded. */
  marks: readonly string[];
  /** All of it was found, whatever it is called: a skill by another spelling. */
  whole?: boolean | undefined;
};

const look = "rounded-mark bg-action/20 text-ink";

/** A person's or a company's text with what was found in it marked. */
export function Marked({ text, marks, whole = false }: Props) {
  if (whole) {
    return (
      <bdi>
        <mark className={look}>{text}</mark>
      </bdi>
    );
  }
  return (
    <bdi>
      {markedParts(text, marks).map(({ at, text: part, marked }) =>
        marked ? (
          <mark key={at} className={look}>
            {part}
          </mark>
        ) : (
          part
        ),
      )}
    </bdi>
  );
}
