import { useFullScreen } from "@/lib/full-screen";
import type { Interview } from "../types";

/** The room of a running interview; it has the whole screen. */
export function RoomPage({ interview }: { interview: Interview }) {
  useFullScreen();
  return <h1 tabIndex={-1}>{interview.problem.title}</h1>;
}
