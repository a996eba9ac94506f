import type { Result } from "@/entities/interview/answer";
import { paths } from "@/lib/paths";
import { Banner } from "@/ui/Banner";
import { RelativeTime } from "@/ui/RelativeTime";
import { TextLink } from "@/ui/TextLink";
import { PlainAnswer } from "./PlainAnswer";

/** It could not be scored: nobody sees a number, and the attempt is there again. */
export function Unscored({ result }: { result: Result }) {
  const back = result.attempt.returned_at;
  return (
    <>
      <Banner
        tone="wait"
        title="Scoring failed."
        action={<TextLink href={paths.interview}>Start another</TextLink>}
      >
        This is our fault. You got your attempt back
        {back && (
          <>
            {" "}
            <RelativeTime at={back} />
          </>
        )}
        , and no one sees a score. Your answers stay here. If our staff can score them later, the
        score appears here.
      </Banner>
      <PlainAnswer result={result} />
    </>
  );
}
