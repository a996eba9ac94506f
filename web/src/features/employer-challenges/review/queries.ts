import { queryOptions } from "@tanstack/react-query";
import { invitationsKey } from "@/entities/invitation/queries";
import { unwrap, unwrapMaybe } from "@/lib/errors";
import { supabase } from "@/lib/supabase";
import type { ReviewMark } from "@/lib/vocabulary.generated";

/** What the company's members think of an answer; null for who may not see the candidate. */
export const reviewsQuery = (invitationId: string) =>
  queryOptions({
    queryKey: [...invitationsKey, "reviews", invitationId],
    queryFn: async () =>
      unwrapMaybe(await supabase().rpc("get_challenge_reviews", { p_invitation_id: invitationId })),
  });

/** A mark for each question, or one for the whole answer; null where none is given. */
export type Marks = (ReviewMark | null)[];

export const saveReview = async (invitationId: string, marks: Marks, note: string) =>
  unwrap(
    await supabase().rpc("save_challenge_review", {
      p_id: invitationId,
      p_marks: marks,
      ...(note.trim() ? { p_note: note.trim() } : {}),
    }),
  );

export const askForReview = async (invitationId: string, profileId: string) =>
  unwrap(await supabase().rpc("ask_for_review", { p_id: invitationId, p_profile_id: profileId }));
