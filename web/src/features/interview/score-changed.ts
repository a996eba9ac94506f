import type { QueryClient } from "@tanstack/react-query";

/** Reads anew whatever tells of one's score: the interviews, the profile, the own page as others see it. */
export async function scoreChanged(client: QueryClient): Promise<void> {
  const about = ["interview", "profile"];
  await Promise.all(about.map((key) => client.invalidateQueries({ queryKey: [key] })));
}
