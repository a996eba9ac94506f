import type { ChallengeDocument, InvitationAnswer, MyInvitation } from "@/lib/database.types";
import { readDraft } from "@/lib/drafts";

/** The languages that a judged answer may be written in. */
export function languagesOf(document: ChallengeDocument): string[] {
  return document.kind === "sql" ? ["sql"] : (document.languages ?? []);
}

/** What the server holds when the page opens: the answer so far, else what one begins with. */
export function storedAnswer(
  invitation: MyInvitation,
  document: ChallengeDocument,
): InvitationAnswer {
  return { ...emptyAnswer(document), ...invitation.answer };
}

/** What one goes on from: what this browser kept over what the server has. */
export function beginningOf(invitation: MyInvitation, stored: InvitationAnswer): InvitationAnswer {
  const draft = readDraft<InvitationAnswer>(`invitation.${invitation.id}`);
  return draft ? { ...stored, ...draft } : stored;
}

function emptyAnswer(document: ChallengeDocument): InvitationAnswer {
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
