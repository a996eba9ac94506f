import * as Radix from "radix-ui/popover";
import type { ReactNode } from "react";
import { cx } from "./cx";
import { useLayerContainer } from "./layer-container";

type Props = {
  /** One element that takes a ref: the button that opens it. */
  trigger: ReactNode;
  /** The layer's accessible name. */
  label: string;
  children: ReactNode;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  align?: "start" | "center" | "end" | undefined;
  className?: string | undefined;
};

/** A layer beside its button: focus goes in, Esc or a press outside closes, focus comes back. Not modal. */
export function Popover({
  trigger,
  label,
  children,
  open,
  onOpenChange,
  align = "start",
  className,
}: Props) {
  const container = useLayerContainer();
  return (
    <Radix.Root
      {...(open === undefined ? {} : { open })}
      {...(onOpenChange ? { onOpenChange } : {})}
    >
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className={cx(
            "layer-box z-layer w-80 max-w-[calc(100vw-16px)] animate-layer-in p-4",
            className,
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
