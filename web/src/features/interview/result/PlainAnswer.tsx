import { useState } from "react";
import { AnswerPane } from "@/entities/interview/AnswerPane";
import type { Result } from "@/entities/interview/answer";
import type { View } from "@/entities/interview/spot";
import { Section } from "@/ui/Page";
import { recordOf } from "./record";

/** What was handed in, where there is no receipt to point into it. */
export function PlainAnswer({ result }: { result: Result }) {
  const [view, setView] = useState<View>("board");
  return (
    <Section title="Your answer" className="pt-8">
      <AnswerPane record={recordOf(result, "You")} view={view} onView={setView} />
    </Section>
  );
}
