import { Tooltip as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { KeyHint } from "./KeyHint";
import { useLayerContainer } from "./layer-container";

type Props = {
  /** A few words. Never the only place of something needed. */
  content: ReactNode;
  keyHint?: string | undefined;
  side?: "top" | "right" | "bottom" | "left" | undefined;
  /** One element that takes a ref and can have the focus. */
  children: ReactNode;
};

/** Names a control on hover and focus. Brings its own provider, so it works anywhere. */
export function Tooltip({ content, keyHint, side = "top", children }: Props) {
  const container = useLayerContainer();
  return (
    <Radix.Provider delayDuration={400} skipDelayDuration={200}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal container={container}>
          <Radix.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className="layer-box z-toast flex max-w-72 animate-fade-in items-center gap-2 px-2.5 py-1 text-12"
          >
            {content}
            {keyHint && <KeyHint keys={keyHint} />}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
