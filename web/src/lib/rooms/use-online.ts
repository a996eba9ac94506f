import { useEffect, useSyncExternalStore } from "react";
import { joinRoom } from "./room";
import { Watching } from "./watching";

/** Hidden for this long, a page counts as left. */
const AWAY_MS = 5 * 60_000;

const personTopic = (id: string) => `person:${id}`;
let me = "";

const watching = new Watching((id, onChange) => {
  const room = joinRoom(personTopic(id), me, {
    onPresent: (people) => onChange(people.includes(id)),
  });
  return room.leave;
});

/** Shows that one is here, to those one talks with, while a page is open. Mounted once, around every page. */
export function useBeingOnline(id: string): void {
  useEffect(() => {
    me = id;
    const room = joinRoom(personTopic(id), id, {});
    let away: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(away);
      if (document.visibilityState === "visible") room.appear(true);
      else away = setTimeout(() => room.appear(false), AWAY_MS);
    };
    room.appear(true);
    look();
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(away);
      document.removeEventListener("visibilitychange", look);
      room.leave();
    };
  }, [id]);
}

/** Whether any of these people is online. Only of people one has a conversation with does the server tell. */
export function useAnyOnline(ids: string[]): boolean {
  const key = ids.join(" ");
  useEffect(() => {
    const ends = key ? key.split(" ").map((id) => watching.ask(id)) : [];
    return () => {
      for (const end of ends) end();
    };
  }, [key]);
  return useSyncExternalStore(
    watching.subscribe,
    () => ids.some(watching.isOnline),
    () => false,
  );
}
