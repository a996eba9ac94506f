import { useState } from "react";
import type { SetURLSearchParams } from "react-router";
import { useErrorToast } from "@/entities/query/use-error-toast";
import { surveyComponents } from "@/entities/survey/survey";
import { feedbackTypeLabels, roleLabels } from "@/lib/vocabulary.generated";
import { Button } from "@/ui/Button";
import { Select } from "@/ui/Select";
import { allFeedback, type FeedbackFilter } from "./queries";

/** How far back one can look, in days. */
export const periods: Record<string, string> = {
  "7": "Last 7 days",
  "30": "Last 30 days",
  "90": "Last 90 days",
  "365": "Last 365 days",
  "3650": "All time",
};

type Props = {
  filter: FeedbackFilter;
  /** Kind and component narrow the list alone. */
  isList: boolean;
  onSearch: SetURLSearchParams;
};

/** Whose feedback, since when, and about what; and the way to a file of it. */
export function FeedbackFilters({ filter, isList, onSearch }: Props) {
  const set = (key: string, value: string) =>
    onSearch((before) => {
      const place = new URLSearchParams(before);
      if (value) place.set(key, value);
      else place.delete(key);
      // Components are those of a role.
      if (key === "role") place.delete("component");
      return place;
    });
  const optionsOf = (labels: Record<string, string>) =>
    Object.entries(labels).map(([value, label]) => ({ value, label }));
  const width = "w-52 max-md:w-full";
  return (
    <div className="flex flex-wrap items-center gap-3 py-4">
      <Select
        aria-label="Role"
        className={width}
        value={filter.role}
        options={optionsOf(roleLabels)}
        onChange={({ target }) => set("role", target.value)}
      />
      <Select
        aria-label="Period"
        className={width}
        value={String(filter.days)}
        options={optionsOf(periods)}
        onChange={({ target }) => set("days", target.value)}
      />
      {isList && (
        <>
          <Select
            aria-label="Kind"
            className={width}
            value={filter.type ?? ""}
            options={[{ value: "", label: "All kinds" }, ...optionsOf(feedbackTypeLabels)]}
            onChange={({ target }) => set("type", target.value)}
          />
          <Select
            aria-label="Component"
            className={width}
            value={filter.component ?? ""}
            options={[
              { value: "", label: "All components" },
              ...surveyComponents(filter.role).map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={({ target }) => set("component", target.value)}
          />
        </>
      )}
      <ExportButton filter={isList ? filter : { ...filter, type: null, component: null }} />
    </div>
  );
}

function ExportButton({ filter }: { filter: FeedbackFilter }) {
  const [isExporting, setExporting] = useState(false);
  const showError = useErrorToast();
  const run = async () => {
    setExporting(true);
    try {
      const [{ feedbackCsv }, { dayOf, saveFile, spreadsheetMark }, all] = await Promise.all([
        import("./csv"),
        import("@/lib/save-file"),
        allFeedback(filter),
      ]);
      const name = `beta-feedback-${filter.role}-${dayOf(new Date())}.csv`;
      saveFile(name, [spreadsheetMark, feedbackCsv(all)], "text/csv;charset=utf-8");
    } catch (error) {
      showError(error);
    } finally {
      setExporting(false);
    }
  };
  return (
    <Button className="ml-auto max-md:ml-0 max-md:w-full" pending={isExporting} onClick={run}>
      Export CSV
    </Button>
  );
}
