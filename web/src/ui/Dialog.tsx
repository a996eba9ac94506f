import type { ReactNode } from "react";
import { CloseButton } from "./CloseButton";
import { cx } from "./cx";
import { Modal, type ModalProps } from "./Modal";

type Props = ModalProps & {
  title: string;
  /** One sentence under the title. */
  description?: ReactNode;
  children?: ReactNode;
  /** The buttons, the primary one last. */
  footer?: ReactNode;
  /** 480 px, or 720 px for something to read. */
  size?: "form" | "reading" | undefined;
};

/** A modal question or a short form. Never a modal over a modal. On a phone it rises from the bottom edge. */
export function Dialog({ title, description, children, footer, size = "form", ...modal }: Props) {
  return (
    <Modal
      {...modal}
      className={cx(
        "layer-box m-auto max-h-[min(85dvh,800px)] w-[calc(100vw-32px)] animate-layer-in overflow-hidden p-0 transition-opacity data-leaving:opacity-0",
        "max-md:mb-0 max-md:w-full max-md:max-w-none max-md:rounded-b-none",
        size === "form" ? "max-w-form" : "max-w-reading",
      )}
    >
      {(titleId) => (
        // No header or footer element: in a dialog outside of main they would be the page's own landmarks.
        <div className="flex max-h-[inherit] flex-col">
          <div className="flex items-start gap-4 px-6 pt-5 max-md:px-4">
            <div className="grow">
              <h2 id={titleId} tabIndex={-1} className="text-20">
                {title}
              </h2>
              {description && <p className="mt-1 text-muted">{description}</p>}
            </div>
            {modal.dismissable !== false && (
              <CloseButton onClick={modal.onClose} className="-mt-1" />
            )}
          </div>
          <div className="min-h-0 grow overflow-y-auto px-6 py-5 max-md:px-4">{children}</div>
          {footer && (
            <div className="flex flex-wrap justify-end gap-2.5 border-line border-t px-6 py-4 max-md:px-4">
              {footer}
            </div>
          )}
        </div>
      )}
    </Modal>
  );
}
