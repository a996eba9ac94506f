import { useParams } from "react-router";
import { readId } from "@/lib/url-state";

/** The id in the page's path; null for what can be none. */
export function useJobId(): string | null {
  const { id = "" } = useParams();
  return readId(new URLSearchParams({ id }), "id");
}
