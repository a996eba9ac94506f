import { readDraft } from "@/lib/drafts";
import type { Answer, ChallengeDocument, MyInvitation } from "@/lib/invitations/types";

/** The languages that a judged answer may be written in. */
export function languagesOf(document: ChallengeDocument): string[] {
  return document.kind === "sql" ? ["sql"] : (document.languages ?? []);
}

/** What the answer is when the page opens: what was kept in this browser, else on the server, else the starter. */
export function beginningOf(invitation: MyInvitation, document: ChallengeDocument): Answer {
  const empty = emptyAnswer(document);
  return { ...empty, ...invitation.answer, ...readDraft<Answer>(`invitation.${invitation.id}`) };
}

function emptyAnswer(document: ChallengeDocument): Answer {
  switch (document.kind) {
    case "written":
      return { texts: (document.questions ?? []).map(() => "") };
    case "system_design":
      return { board: { nodes: [], edges: [], notes: "" } };
    default: {
      const languages = languagesOf(document);
      const sources = Object.fromEntries(
        languages.map((language) => [language, starterOf(document, language)]),
      );
      return { language: languages[0] ?? "", sources };
    }
  }
}

/** TypeScript begins with JavaScript's starter where it has none of its own. */
function starterOf({ starter }: ChallengeDocument, language: string): string {
  return starter?.[language] ?? (language === "typescript" ? starter?.javascript : "") ?? "";
}

export const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;
