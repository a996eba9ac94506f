import type { CandidateFilters, SharedJob } from "@/lib/database.types";
import { Select } from "@/ui/Select";
import {
  jobsOf,
  type Place,
  type Sort,
  type Status,
  skillsOf,
  sortLabels,
  statusLabels,
} from "./view";

type Props = {
  place: Place;
  /** What can be chosen; empty until it is known. */
  choices: CandidateFilters;
  /** Jobs that can be chosen though nobody is interested in them yet. */
  titles: Pick<SharedJob, "job_opening_id" | "title">[];
  go: (to: Partial<Place>) => void;
};

/** Job, status, skill and order, each a choice that is part of the address. */
export function FilterBar({ place, choices, titles, go }: Props) {
  const jobs = jobsOf(choices, titles);
  const skills = skillsOf(choices, place.job);
  const knowsJob = place.job === null || jobs.some(({ id }) => id === place.job);
  const knowsSkill = place.skill === null || skills.some(({ slug }) => slug === place.skill);
  return (
    <div className="grid grid-cols-2 gap-2 py-3">
      <Select
        aria-label="Job"
        value={place.job ?? ""}
        onChange={(event) => go({ job: event.target.value || null, skill: null, candidate: null })}
        options={[
          { value: "", label: "All jobs" },
          ...jobs.map(({ id, title, waiting }) => ({
            value: id,
            label: waiting > 0 ? `${title} (${waiting} to decide)` : title,
          })),
          ...(knowsJob ? [] : [{ value: place.job ?? "", label: "The job of this link" }]),
        ]}
      />
      <Select
        aria-label="Status"
        value={place.status}
        onChange={(event) => go({ status: event.target.value as Status, candidate: null })}
        options={Object.entries(statusLabels).map(([value, label]) => ({ value, label }))}
      />
      <Select
        aria-label="Skill"
        value={place.skill ?? ""}
        onChange={(event) => go({ skill: event.target.value || null, candidate: null })}
        options={[
          { value: "", label: "Any skill" },
          ...skills.map(({ slug, name }) => ({ value: slug, label: name })),
          ...(knowsSkill ? [] : [{ value: place.skill ?? "", label: place.skill ?? "" }]),
        ]}
      />
      <Select
        aria-label="Sort by"
        value={place.sort}
        onChange={(event) => go({ sort: event.target.value as Sort })}
        options={Object.entries(sortLabels).map(([value, label]) => ({ value, label }))}
      />
      {place.sort === "system_design" && (
        <p className="col-span-2 text-12 text-muted">
          By the interview score that candidates show. Candidates without a visible score come last.
        </p>
      )}
    </div>
  );
}
