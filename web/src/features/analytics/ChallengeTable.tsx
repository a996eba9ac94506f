import type { ChallengePassRate } from "@/lib/database.types";
import { paths } from "@/lib/paths";
import { Section } from "@/ui/Page";
import { Table, Td, Th } from "@/ui/Table";
import { TextLink } from "@/ui/TextLink";
import { figure, percentWords } from "./figures";
import { MadeBy } from "./MadeBy";

/** What became of the invitations to each of the company's challenges. */
export function ChallengeTable({ challenges }: { challenges: ChallengePassRate[] }) {
  return (
    <Section title="Challenge pass rates" className="border-line border-t">
      {challenges.length === 0 ? (
        <p className="text-muted">
          No challenge invitations in this period.{" "}
          <TextLink underlined href={paths.employerChallenges}>
            See your challenges
          </TextLink>
        </p>
      ) : (
        <Table caption="Each challenge’s results">
          <thead>
            <tr>
              <Th>Challenge</Th>
              <Th figure>Sent</Th>
              <Th figure>Submitted</Th>
              <Th figure>Approved</Th>
              <Th figure>Rejected</Th>
              <Th figure>Pass rate</Th>
            </tr>
          </thead>
          <tbody>
            {challenges.map((challenge) => (
              <tr key={challenge.id}>
                <th
                  scope="row"
                  className="min-w-40 border-line border-b py-1 pr-4 text-left font-normal"
                >
                  <bdi>{challenge.title}</bdi>
                </th>
                <Td figure>{figure(challenge.sent)}</Td>
                <Td figure>{figure(challenge.submitted)}</Td>
                <Td figure>{figure(challenge.approved)}</Td>
                <Td figure>{figure(challenge.rejected)}</Td>
                <Td figure>{percentWords(challenge.pass_percent)}</Td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <p className="mt-2 text-12 text-muted">
        <MadeBy id="passRate">Of the invitations sent in this period and decided since.</MadeBy>
      </p>
    </Section>
  );
}
