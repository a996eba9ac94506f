import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { demoQuery, demoStart } from "./queries";

const onAtStart = new Set(demoStart.toggles.filter(({ on }) => on).map(({ key }) => key));

/** The playable example: which facts the visitor has switched, and what the server scores then. */
export function useDemo() {
  const [switched, setSwitched] = useState<string[]>([]);
  const off = switched.filter((key) => onAtStart.has(key));
  const on = switched.filter((key) => !onAtStart.has(key));
  // Until something is switched nothing is asked: the first answer came with the page.
  const { data, isFetching, isError, refetch } = useQuery({
    ...demoQuery(off, on),
    enabled: switched.length > 0,
  });
  const shown = switched.length > 0 ? (data ?? demoStart) : demoStart;
  return {
    shown,
    /** The server is scoring; what is shown is still the answer before. */
    scoring: isFetching,
    failed: isError,
    retry: () => void refetch(),
    isOn: (key: string) => onAtStart.has(key) !== switched.includes(key),
    flip: (key: string) =>
      setSwitched((before) =>
        before.includes(key) ? before.filter((other) => other !== key) : [...before, key].sort(),
      ),
    reset: switched.length > 0 ? () => setSwitched([]) : null,
  };
}

export type DemoState = ReturnType<typeof useDemo>;
