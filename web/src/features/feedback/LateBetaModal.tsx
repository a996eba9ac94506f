import type { ComponentProps } from "react";
import { defer } from "@/ui/deferred";
import type { BetaModal } from "./BetaModal";

const modal = defer(async () => (await import("./BetaModal")).BetaModal);

/** The modal of beta feedback; its code and questions load when it is first opened. */
export function LateBetaModal(props: ComponentProps<typeof BetaModal>) {
  const Modal = modal.useWhen(props.open);
  return Modal && <Modal {...props} />;
}
