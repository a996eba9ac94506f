import type { ChallengeQuestion } from "@/lib/database.types";
import { Field } from "@/ui/Field";
import { Textarea } from "@/ui/Textarea";
import { wordsIn } from "./beginning";

const DEFAULT_WORDS = 600;

type Props = {
  questions: ChallengeQuestion[];
  texts: string[];
  onTexts: (texts: string[]) => void;
};

/** A text for each question, with its words counted. */
export function Texts({ questions, texts, onTexts }: Props) {
  return (
    <div className="grid content-start gap-7">
      {questions.map((one, place) => {
        const text = texts[place] ?? "";
        const most = one.max_words ?? DEFAULT_WORDS;
        const words = wordsIn(text);
        return (
          <Field
            key={one.question}
            label={one.question}
            aside={`${words.toLocaleString()} of ${most.toLocaleString()} words`}
            error={words > most ? `Shorten it by ${words - most} words.` : undefined}
          >
            <Textarea
              rows={8}
              value={text}
              onChange={(event) =>
                onTexts(
                  questions.map((_, at) => (at === place ? event.target.value : (texts[at] ?? ""))),
                )
              }
            />
          </Field>
        );
      })}
    </div>
  );
}
