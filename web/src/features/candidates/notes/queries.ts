import { queryOptions } from "@tanstack/react-query";
import { unwrap, unwrapMaybe } from "@/lib/errors";
import { supabase } from "@/lib/supabase";

export const notesKey = ["candidates", "notes"] as const;

/** The notes on a candidate, and whom one can name; null for who doesn't see the candidate (any more). */
export const candidateNotesQuery = (interactionId: string) =>
  queryOptions({
    queryKey: [...notesKey, interactionId],
    queryFn: async () =>
      unwrapMaybe(await supabase().rpc("get_candidate_notes", { p_interaction_id: interactionId })),
    staleTime: 60_000,
  });

export type NoteWords = {
  body: string;
  /** Ids of colleagues. */
  mentions: string[];
};

/** The id is made by the page, so that sending again writes no second note. */
export const addNote = async (interactionId: string, id: string, words: NoteWords) =>
  unwrap(
    await supabase().rpc("add_candidate_note", {
      p_id: id,
      p_interaction_id: interactionId,
      p_body: words.body,
      p_mentions: words.mentions,
    }),
  );

export const editNote = async (id: string, words: NoteWords) =>
  unwrap(
    await supabase().rpc("edit_candidate_note", {
      p_id: id,
      p_body: words.body,
      p_mentions: words.mentions,
    }),
  );

export const deleteNote = async (id: string) =>
  unwrap(await supabase().rpc("delete_candidate_note", { p_id: id }));
