import { paths } from "@/lib/paths";
import { Banner } from "@/ui/Banner";
import { RelativeTime } from "@/ui/RelativeTime";
import { TextLink } from "@/ui/TextLink";
import type { Result } from "../types";
import { PlainAnswer } from "./PlainAnswer";

/** It could not be scored: nobody sees a number, and the attempt is there again. */
export function Unscored({ result }: { result: Result }) {
  const back = result.attempt.returned_at;
  return (
    <>
      <Banner
        tone="wait"
        title="This could not be scored."
        action={<TextLink href={paths.interview}>Start another</TextLink>}
      >
        That is our fault and not yours. Your attempt came back
        {back && (
          <>
            {" "}
            <RelativeTime at={back} />
          </>
        )}
        , and nobody sees a number. What you wrote stays here, and should our staff get it scored
        after all, the score appears here.
      </Banner>
      <PlainAnswer result={result} />
    </>
  );
}
