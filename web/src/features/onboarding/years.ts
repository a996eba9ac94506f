/** Whole years of work by the posts of a profile; months with two posts count once. Null without any post. */
export function yearsOf(
  posts: { started_on: string; ended_on: string | null }[],
  today = new Date(),
): number | null {
  if (posts.length === 0) return null;
  const now = today.getFullYear() * 12 + today.getMonth();
  const spans = posts
    .map(({ started_on, ended_on }) => ({
      from: monthOf(started_on),
      to: ended_on ? monthOf(ended_on) : now,
    }))
    .sort((a, b) => a.from - b.from);
  let months = 0;
  let reached = Number.NEGATIVE_INFINITY;
  for (const { from, to } of spans) {
    months += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return Math.min(70, Math.round(months / 12));
}

/** Of a bare year the first: from 2019 to 2021 are two years. */
function monthOf(date: string): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7) || 1) - 1;
}
