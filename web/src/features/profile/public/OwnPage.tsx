import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { visibilities } from "@/entities/profile/visibility";
import { QueryState } from "@/entities/query/QueryState";
import type { Preview, PublicPerson } from "@/lib/database.types";
import { paths } from "@/lib/paths";
import { EmptyState } from "@/ui/EmptyState";
import { LinkTabs } from "@/ui/LinkTabs";
import { Loading, SkeletonText } from "@/ui/Skeleton";
import { TextLink } from "@/ui/TextLink";
import { PersonSheet } from "./PersonSheet";
import type { Onlooker } from "./queries";
import { previewQuery } from "./queries";

const onlookers: { key: Onlooker; label: string }[] = [
  { key: "stranger", label: "Anybody" },
  { key: "employer", label: "Approved company" },
  { key: "interested", label: "Your interests" },
];

/** One's own public page: what others get, one kind of onlooker at a time, by the server's own answer. */
export function OwnPage({ person }: { person: PublicPerson }) {
  const [search] = useSearchParams();
  const as = onlookers.find(({ key }) => key === search.get("as"))?.key ?? "stranger";
  const preview = useQuery(previewQuery(as));
  const visibility = visibilities.find(({ value }) => value === person.visibility);
  return (
    <>
      <section aria-label="What others see" data-print="no" className="border-line border-b">
        <div className="page pt-5">
          <p className="text-muted">
            Your page as others see it. Visibility:{" "}
            <span className="font-semibold text-ink">{visibility?.label}</span>.{" "}
            <TextLink underlined href={`${paths.profile}#visibility`}>
              Change visibility
            </TextLink>
            {" · "}
            <TextLink underlined href={paths.profile}>
              Edit profile
            </TextLink>
          </p>
          <LinkTabs
            label="Seen by"
            tabs={onlookers.map((one) => ({
              ...one,
              href: `${paths.user(person.slug)}?as=${one.key}`,
            }))}
            current={as}
            className="-mb-px mt-1"
          />
        </div>
      </section>
      <div className="page pb-16">
        <p role="status" data-print="no" className="max-w-measure pt-4 text-muted">
          {preview.data && visibilityText(as, preview.data)}
        </p>
        <QueryState
          query={preview}
          failure="The preview couldn't be loaded"
          note="Your page hasn't changed."
          loading={
            <Loading label="Loading the preview">
              <SkeletonText lines={6} />
            </Loading>
          }
        >
          {({ page }) => (page ? <PersonSheet person={page} /> : <NotFoundForThem />)}
        </QueryState>
      </div>
    </>
  );
}

/** What an onlooker gets, in words. */
export function visibilityText(
  as: Onlooker,
  { visible, listed, hidden_from: hidden }: Preview,
): string {
  if (as === "interested") {
    return "Companies you showed interest in always see this, with your match score and your note.";
  }
  if (!visible) return "They get a “Page not found” page.";
  if (as === "stranger") return "Anyone with the address sees this, signed in or not.";
  const sentence = listed
    ? "They can find you in search and lists, and see this."
    : "They can't find you in search or lists. They see this only with the address.";
  if (hidden === 0) return sentence;
  return `${sentence} ${hidden === 1 ? "The one company" : `The ${hidden} companies`} you hide from ${hidden === 1 ? "is" : "are"} shown “Page not found”.`;
}

function NotFoundForThem() {
  return (
    <div className="py-8">
      <h1 tabIndex={-1} className="sr-only">
        Your page as others see it
      </h1>
      <EmptyState title="They see “Page not found”">
        The same as for an unused address. Only you and the companies you showed interest in see
        your profile.
      </EmptyState>
    </div>
  );
}
