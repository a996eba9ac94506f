import { type ComponentProps, useEffect } from "react";
import { defer } from "@/ui/deferred";
import { SkeletonBar } from "@/ui/Skeleton";
import type { InterviewMessage } from "./InterviewMessage";

const message = defer(async () => (await import("./InterviewMessage")).InterviewMessage);

/** An interview in a conversation; its code loads with the first one, because most conversations have none. */
export function LateInterviewMessage(props: ComponentProps<typeof InterviewMessage>) {
  const Message = message.use();
  useEffect(message.fetch, []);
  return Message ? <Message {...props} /> : <SkeletonBar className="h-36 w-60" />;
}
