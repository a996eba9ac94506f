import { useChanges } from "../realtime";
import { session } from "./session";

/** Keeps name, picture and address up to date when they change in another tab or browser. Mounted once, by the signed-in layout. */
export function useOwnProfile(id: string): void {
  useChanges(`profile:${id}`, [{ event: "UPDATE", table: "profiles", filter: `id=eq.${id}` }], {
    onChange: () => void session().reloadProfile(),
    onFlow: () => {},
  });
}
