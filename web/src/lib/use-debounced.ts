import { useEffect, useState } from "react";

/** What a value was once it has rested for this long: for questions to the server while somebody types. */
export function useDebounced<T>(value: T, restMs = 300): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs);
    return () => clearTimeout(timer);
  }, [value, restMs]);
  return rested;
}
