import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { QueryState } from "@/entities/query/QueryState";
import { Loading } from "@/ui/Skeleton";
import { SectionBars } from "./SettingsSkeleton";

type Props<T> = {
  query: UseQueryResult<T>;
  /** What it is: "privacy settings". */
  what: string;
  children: (data: T) => ReactNode;
};

/** A tab whose choices take effect at once: its settings, or why there are none yet. */
export function SettingsFrame<T>({ query, what, children }: Props<T>) {
  return (
    <QueryState
      query={query}
      failure={`Your ${what} could not be loaded`}
      note="Your settings haven't changed."
      loading={
        <Loading label={`Loading your ${what}`}>
          <SectionBars />
        </Loading>
      }
    >
      {children}
    </QueryState>
  );
}

/** One place for the word, so that a screen reader hears it wherever the choice was. */
export function SavedNote({ saved }: { saved: boolean }) {
  return (
    <p role="status" className="h-6 pt-1 text-13 text-muted">
      {saved && "Saved"}
    </p>
  );
}
