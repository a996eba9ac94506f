import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { buttonClass } from "./button-class";

/** Copies a text and says so for two seconds. */
export function CopyButton({
  text,
  label = "Copy",
}: {
  text: string /** What is copied */;
  label?: string | undefined;
}) {
  const [state, setState] = useState<"idle" | "done" | "failed">("idle");
  useEffect(() => {
    if (state === "idle") return;
    const timer = setTimeout(() => setState("idle"), 2000);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState("done");
    } catch {
      // Without the permission the text stays selectable beside the button.
      setState("failed");
    }
  };
  const Icon = state === "done" ? Check : Copy;
  const words = { idle: label, done: "Copied", failed: "Select and copy it" }[state];
  return (
    <button type="button" onClick={copy} className={buttonClass({ variant: "quiet", size: "sm" })}>
      <Icon size={16} strokeWidth={1.5} aria-hidden />
      <span aria-live="polite">{words}</span>
    </button>
  );
}
