const DAY_MS = 86_400_000;
/** An interest that nobody answers ends after so many days. */
const EXPIRES_DAYS = 14;
/** From here on it is said in the colour of what waits. */
const SOON_MS = 2 * DAY_MS;

export type Due = { text: string; tone: "plain" | "wait" | "stop" };

/** When an answer is due: "Due in 3 days", "Due today", "Overdue by 2 days". */
export function dueOf(answerBy: string, now: number): Due {
  const left = new Date(answerBy).getTime() - now;
  if (left <= 0) {
    const days = Math.floor(-left / DAY_MS);
    return { text: days < 1 ? "Overdue" : `Overdue by ${daysOf(days)}`, tone: "stop" };
  }
  const days = Math.floor(left / DAY_MS);
  return {
    text: days < 1 ? "Due today" : `Due in ${daysOf(days)}`,
    tone: left <= SOON_MS ? "wait" : "plain",
  };
}

/** The same as a sentence, with what comes after: "Your answer is overdue by 2 days. The interest expires in 4 days." */
export function dueSentence(answerBy: string, interestedAt: string, now: number): string {
  const { text } = dueOf(answerBy, now);
  const first = `Your answer is ${text.charAt(0).toLowerCase()}${text.slice(1)}.`;
  const end = new Date(interestedAt).getTime() + EXPIRES_DAYS * DAY_MS;
  // The company promised no less than the 14 days: both ends are one.
  if (end - new Date(answerBy).getTime() < DAY_MS) return first;
  const days = Math.floor((end - now) / DAY_MS);
  return `${first} The interest expires ${days < 1 ? "today" : `in ${daysOf(days)}`}.`;
}

const daysOf = (days: number) => (days === 1 ? "1 day" : `${days} days`);
