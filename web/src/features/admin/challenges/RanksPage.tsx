import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { RankGlyph } from "@/entities/rank/RankGlyph";
import type { PublicPerson } from "@/lib/database.types";
import { usePageTitle } from "@/lib/page-title";
import { Avatar } from "@/ui/Avatar";
import { Button } from "@/ui/Button";
import { EmptyState } from "@/ui/EmptyState";
import { Field } from "@/ui/Field";
import { Input } from "@/ui/Input";
import { RadioGroup } from "@/ui/RadioGroup";
import { SkeletonRows } from "@/ui/Skeleton";
import { useToast } from "@/ui/Toasts";
import { AdminFrame } from "../AdminFrame";
import { ReasonForm } from "../ReasonForm";
import { StaffState } from "../StaffState";
import { personQuery, setSpecialRank } from "./queries";

/** Giving and taking the ranks that nobody reaches by count. */
export default function RanksPage() {
  usePageTitle("Special ranks");
  const [search, setSearch] = useSearchParams();
  const slug = search.get("person") ?? "";
  const query = useQuery(personQuery(slug));
  return (
    <AdminFrame
      current="ranks"
      title="Special ranks"
      lede="Staff assign Founding Candidate and System Admin manually. The earned rank stays visible next to them."
    >
      <Finder slug={slug} onFind={(person) => setSearch(person ? { person } : {})} />
      {slug !== "" && (
        <StaffState query={query} what="The person" skeleton={<SkeletonRows rows={2} tall />}>
          {(person) =>
            person ? (
              <PersonRank key={`${person.id} ${person.special_rank}`} person={person} />
            ) : (
              <EmptyState title="No profile at this address">
                Staff can't see private profiles. The owner has to change the visibility first.
              </EmptyState>
            )
          }
        </StaffState>
      )}
    </AdminFrame>
  );
}

function Finder({ slug, onFind }: { slug: string; onFind: (slug: string) => void }) {
  const [typed, setTyped] = useState(slug);
  return (
    <search className="block max-w-form py-6">
      <form
        className="flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          // A whole address may be pasted.
          onFind(
            typed
              .trim()
              .replace(/[?#].*$/, "")
              .replace(/\/+$/, "")
              .split("/")
              .at(-1) ?? "",
          );
        }}
      >
        <div className="grow">
          <Field label="Profile" hint="The profile's address or its last part: mira-okafor">
            <Input
              value={typed}
              maxLength={300}
              onChange={({ target }) => setTyped(target.value)}
            />
          </Field>
        </div>
        <Button type="submit" className="mb-7">
          Find
        </Button>
      </form>
    </search>
  );
}

const none = "none";
const special = [
  { value: none, label: "None", hint: "Only the rank that was earned" },
  { value: "Founding Candidate", label: "Founding Candidate", hint: "For early members" },
  { value: "System Admin", label: "System Admin", hint: "For Devproof staff" },
];

function PersonRank({ person }: { person: PublicPerson }) {
  const { toast } = useToast();
  const current = person.special_rank ?? none;
  const [chosen, setChosen] = useState(current);
  return (
    <section aria-label={person.full_name} className="grid gap-6 border-line border-t py-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Avatar name={person.full_name} src={person.avatar_url} size={48} />
        <div className="min-w-0 grow basis-40">
          <h2 className="text-16">
            <bdi>{person.full_name}</bdi>
          </h2>
          <p className="truncate text-muted">
            <bdi>{person.headline}</bdi>
          </p>
        </div>
        <p className="flex items-center gap-2 text-muted">
          <RankGlyph rank={person.rank.position} size={24} />
          {person.rank.name}, {person.completed_challenges} passed
        </p>
      </div>
      <ReasonForm
        hint="It's recorded in the audit log."
        acts={[
          {
            does: "Set the rank",
            variant: "primary",
            effect:
              chosen === current
                ? "Choose a different rank first."
                : "It appears wherever their rank does.",
            check: () => chosen !== current,
            act: async (reason) => {
              await setSpecialRank(person.id, chosen === none ? null : chosen, reason);
              toast({ message: `${person.full_name}: the rank is set.` });
            },
          },
        ]}
      >
        <RadioGroup
          blocks
          label="Special rank"
          options={special}
          value={chosen}
          onValueChange={setChosen}
        />
      </ReasonForm>
    </section>
  );
}
