import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { prefetch } from "@/lib/query-client";
import { PageHeader } from "@/ui/Page";
import { TextLink } from "@/ui/TextLink";
import { accountQuery } from "../queries";
import { SectionState } from "../SectionState";
import { EnterCode } from "./EnterCode";
import { EnterNumber } from "./EnterNumber";
import { type PhoneState, phoneState } from "./queries";
import { VerifiedNumber } from "./VerifiedNumber";

export const loader = () => prefetch(accountQuery);

/** A seeker's phone number, proved by a code: the profile then says that there is one. */
export default function VerificationPage() {
  usePageTitle("Phone verification");
  const query = useQuery(accountQuery);
  return (
    <div className="page pb-16">
      <PageHeader
        above={<TextLink href={paths.profile}>Profile</TextLink>}
        title="Phone verification"
        lede="Your profile shows companies that your phone is verified. No one sees the number."
      />
      <div className="max-w-form">
        <SectionState query={query} what="Your phone" rows={1}>
          {(user) => <Steps state={phoneState(user)} />}
        </SectionState>
      </div>
    </div>
  );
}

function Steps({ state }: { state: PhoneState }) {
  const [changing, setChanging] = useState(false);
  // A number that waits comes first, unless another one is wanted.
  const [other, setOther] = useState(false);
  // Sent from this page just now, so the code is what comes next.
  const [fresh, setFresh] = useState(false);
  if (state.pending && state.sentAt && !other) {
    return (
      <EnterCode
        key={state.sentAt}
        fresh={fresh}
        phone={state.pending}
        sentAt={state.sentAt}
        before={state.phone}
        onOther={() => setOther(true)}
        onDone={() => setChanging(false)}
      />
    );
  }
  if (state.phone && state.verifiedAt && !changing && !other) {
    return (
      <VerifiedNumber
        phone={state.phone}
        verifiedAt={state.verifiedAt}
        onChange={() => setChanging(true)}
      />
    );
  }
  return (
    <EnterNumber
      present={state.phone}
      onSent={() => {
        setFresh(true);
        setOther(false);
      }}
      onCancel={
        state.phone || state.pending
          ? () => {
              setChanging(false);
              setOther(false);
            }
          : undefined
      }
    />
  );
}
