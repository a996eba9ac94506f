import type { ReactNode } from "react";
import { CloseButton } from "./CloseButton";
import { Modal, type ModalProps } from "./Modal";

type Props = ModalProps & {
  title: string;
  children: ReactNode;
  footer?: ReactNode;
};

/** A modal sheet at the right edge for filters and longer forms; the whole width on a phone. */
export function Drawer({ title, children, footer, ...modal }: Props) {
  return (
    <Modal
      {...modal}
      className="my-0 mr-0 ml-auto h-dvh max-h-none w-full max-w-form animate-fade-in border-line-strong border-l bg-raised p-0 text-ink shadow-layer transition-opacity data-leaving:opacity-0"
    >
      {(titleId) => (
        <div className="flex h-full flex-col">
          <header className="flex h-14 shrink-0 items-center gap-4 border-line border-b px-6 max-md:px-4">
            <h2 id={titleId} tabIndex={-1} className="grow truncate text-16">
              {title}
            </h2>
            <CloseButton onClick={modal.onClose} />
          </header>
          <div className="min-h-0 grow overflow-y-auto px-6 py-5 max-md:px-4">{children}</div>
          {footer && (
            <footer className="flex flex-wrap justify-end gap-2.5 border-line border-t px-6 py-4 max-md:px-4">
              {footer}
            </footer>
          )}
        </div>
      )}
    </Modal>
  );
}
