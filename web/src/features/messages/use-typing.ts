import { useEffect, useRef, useState } from "react";
import { joinRoom, type Room } from "@/lib/rooms/room";
import { useProfile } from "@/lib/session/session";

/** While one types, the others are told this often. */
const TELL_MS = 2_500;
/** Silence for this long, and somebody is no longer typing. */
const OVER_MS = 6_000;

/** Who types in a conversation, and how to tell that one types oneself. */
export function useTyping(
  conversationId: string,
  lastSender: { id: string | null; sequence: number },
): { typing: string[]; tell: () => void } {
  const { id: me } = useProfile();
  const [typing, setTyping] = useState<string[]>([]);
  const room = useRef<Room | null>(null);
  const lastSentAt = useRef(0);

  useEffect(() => {
    const ends = new Map<string, ReturnType<typeof setTimeout>>();
    const stop = (id: string) => setTyping((now) => now.filter((one) => one !== id));
    room.current = joinRoom(`conversation:${conversationId}`, me, {
      onWord: (word, from) => {
        if (word !== "typing") return;
        clearTimeout(ends.get(from));
        ends.set(
          from,
          setTimeout(() => stop(from), OVER_MS),
        );
        setTyping((now) => (now.includes(from) ? now : [...now, from]));
      },
    });
    return () => {
      room.current?.leave();
      room.current = null;
      for (const end of ends.values()) clearTimeout(end);
      setTyping([]);
    };
  }, [conversationId, me]);

  // What was typed has come.
  const { id: sender, sequence } = lastSender;
  const [seen, setSeen] = useState(sequence);
  if (sequence !== seen) {
    setSeen(sequence);
    setTyping((now) => now.filter((one) => one !== sender));
  }

  const tell = () => {
    const now = Date.now();
    if (now - lastSentAt.current < TELL_MS) return;
    lastSentAt.current = now;
    room.current?.say("typing");
  };
  return { typing, tell };
}
