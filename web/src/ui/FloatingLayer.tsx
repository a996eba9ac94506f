import * as Popover from "radix-ui/popover";
import type { ComponentPropsWithRef, RefObject } from "react";

type Props = ComponentPropsWithRef<typeof Popover.Content> & {
  /** What it stands beside. */
  anchor: RefObject<HTMLElement | null>;
  open: boolean;
  onOpenChange?: ((open: boolean) => void) | undefined;
  container: HTMLElement | null;
};

/** A layer beside an element of the page. Import it through `floating-layer.ts`: its code is heavy. */
export function FloatingLayer({ anchor, open, onOpenChange, container, ...content }: Props) {
  return (
    <Popover.Root open={open} {...(onOpenChange ? { onOpenChange } : {})}>
      <Popover.Anchor virtualRef={anchor as RefObject<HTMLElement>} />
      <Popover.Portal container={container}>
        <Popover.Content collisionPadding={8} {...content} />
      </Popover.Portal>
    </Popover.Root>
  );
}
