import { useEffect, useState } from "react";

/** An address for bytes in memory, given back when they are shown no more. */
export function useObjectUrl(bytes: Blob | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!bytes) return;
    const objectUrl = URL.createObjectURL(bytes);
    setUrl(objectUrl);
    return () => {
      URL.revokeObjectURL(objectUrl);
      setUrl(null);
    };
  }, [bytes]);
  return url;
}
