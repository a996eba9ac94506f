import { unwrapMaybe } from "@/lib/errors";
import { supabase } from "@/lib/supabase";
import type { Role } from "@/lib/vocabulary.generated";
import { channels, type Feedback } from "./record";

export type Author = { id: string; email: string | undefined; name: string; role: Role };

/** Stores what a person says, then has staff notified. */
export async function submitFeedback(author: Author, feedback: Feedback): Promise<void> {
  const { table, notify } = channels[author.role];
  unwrapMaybe(
    await supabase()
      .from(table)
      .insert({
        ...feedback,
        user_id: author.id,
        user_role: author.role,
        browser_info: {
          userAgent: navigator.userAgent,
          platform: navigator.platform,
          language: navigator.language,
        },
      }),
  );
  // The feedback is stored: whether staff hear of it at once is nothing that the author can change.
  await notifyStaff(notify, author, feedback).catch(() => undefined);
}

async function notifyStaff(name: string, author: Author, feedback: Feedback): Promise<void> {
  const { data } = await supabase().auth.getSession();
  const token = data.session?.access_token;
  await supabase().functions.invoke(name, {
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
    body: {
      userId: author.id,
      userEmail: author.email,
      userName: author.name,
      userRole: author.role,
      selectedPages: feedback.selected_pages,
      selectedComponents: feedback.selected_components,
      responses: feedback.responses,
    },
  });
}
