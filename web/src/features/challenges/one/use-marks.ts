import { useState } from "react";
import type { LineMark } from "@/ui/code/marks";
import type { Judging } from "./use-judging";

const none: LineMark[] = [];

/** The line that failed, marked while the editor still holds what was judged. */
export function useMarks({ attempt, results, source }: Judging, text: string): LineMark[] {
  const [marked, setMarked] = useState({ key: "", marks: none });
  const failed = results.find(({ line }) => line !== null);
  const line = failed?.line ?? attempt?.line ?? null;
  const key = attempt && line !== null ? `${attempt.id} ${line}` : "";
  if (key !== marked.key) {
    const note = failed?.message ?? attempt?.message ?? "";
    const isSame = source !== null && source === text;
    setMarked({ key, marks: line !== null && isSame ? [{ line, note: firstLine(note) }] : none });
  }
  return marked.marks;
}

function firstLine(text: string): string {
  return text.split("\n", 1)[0] ?? "";
}
