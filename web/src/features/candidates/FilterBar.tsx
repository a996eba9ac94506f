import type { RefObject } from "react";
import type { CandidateFilters, SharedJob } from "@/lib/database.types";
import { FilterText } from "@/ui/FilterText";
import { Select } from "@/ui/Select";
import {
  hasStages,
  jobsOf,
  type Place,
  type Sort,
  type Status,
  skillsOf,
  sortLabels,
  statusLabels,
  withStatus,
} from "./view";

type Props = {
  place: Place;
  /** What can be chosen; null until it is known, or where nobody is interested. */
  choices: CandidateFilters | null;
  /** What each job is called. */
  labels: ReadonlyMap<string, string>;
  /** Jobs that can be chosen though nobody is interested in them yet. */
  titles: Pick<SharedJob, "job_opening_id" | "title">[];
  field: RefObject<HTMLInputElement | null>;
  go: (to: Partial<Place>) => void;
};

/** The name, and job, status, stage, skill and order: each is part of the address, each choice says how many it shows. */
export function FilterBar({ place, choices, labels, titles, field, go }: Props) {
  const jobs = jobsOf(choices ?? { jobs: [] }, titles);
  const skills = skillsOf(choices ?? { skills: [] }, place.job);
  const stages = choices?.stages ?? [];
  const knowsJob = place.job === null || jobs.some(({ id }) => id === place.job);
  const knowsSkill = place.skill === null || skills.some(({ slug }) => slug === place.skill);
  const knowsStage = place.stage === null || stages.some(({ id }) => id === place.stage);
  const onBoard = place.layout === "board";
  return (
    <div
      className={
        onBoard
          ? "grid grid-cols-[minmax(0,2fr)_repeat(3,minmax(0,1fr))] gap-2 py-3"
          : "grid grid-cols-2 gap-2 py-3"
      }
    >
      <FilterText
        field={field}
        label="Search candidates by name"
        placeholder="Name"
        restMs={350}
        text={place.name}
        onText={(name) => go({ name, candidate: null })}
        className={onBoard ? "" : "col-span-2"}
      />
      <Select
        aria-label="Job"
        value={place.job ?? ""}
        onChange={(event) => go({ job: event.target.value || null, skill: null, candidate: null })}
        options={[
          { value: "", label: "All jobs" },
          ...jobs.map(({ id, title, count }) => ({
            value: id,
            label: counted(labels.get(id) ?? title, count),
          })),
          ...(knowsJob ? [] : [{ value: place.job ?? "", label: "The job of this link" }]),
        ]}
      />
      {!onBoard && (
        <Select
          aria-label="Status"
          value={place.status}
          onChange={(event) => go(withStatus(event.target.value as Status, place))}
          options={Object.entries(statusLabels).map(([value, label]) => ({
            value,
            label: counted(label, choices?.statuses[value as Status]),
          }))}
        />
      )}
      {!onBoard && hasStages(place) && (
        <Select
          aria-label="Stage"
          value={place.stage ?? ""}
          onChange={(event) => go({ stage: event.target.value || null, candidate: null })}
          options={[
            { value: "", label: "Any stage" },
            ...stages.map(({ id, name, count }) => ({ value: id, label: counted(name, count) })),
            ...(knowsStage ? [] : [{ value: place.stage ?? "", label: "The stage of this link" }]),
          ]}
        />
      )}
      <Select
        aria-label="Skill"
        value={place.skill ?? ""}
        onChange={(event) => go({ skill: event.target.value || null, candidate: null })}
        options={[
          { value: "", label: "Any skill" },
          ...skills.map(({ slug, name, count }) => ({ value: slug, label: counted(name, count) })),
          ...(knowsSkill ? [] : [{ value: place.skill ?? "", label: place.skill ?? "" }]),
        ]}
      />
      <Select
        aria-label="Sort by"
        value={place.sort}
        onChange={(event) => go({ sort: event.target.value as Sort })}
        className={!onBoard && hasStages(place) ? "col-span-2" : ""}
        options={Object.entries(sortLabels).map(([value, label]) => ({ value, label }))}
      />
      {place.sort === "system_design" && (
        <p className="col-span-full text-12 text-muted">
          By the interview score that candidates show. Candidates without a visible score come last.
        </p>
      )}
    </div>
  );
}

function counted(label: string, count: number | undefined): string {
  return count === undefined ? label : `${label} (${count.toLocaleString()})`;
}
