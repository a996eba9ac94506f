import { CircleAlert, X } from "lucide-react";
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { type Toast, type ToastInput, ToastStore } from "./toast-store";
import { useKeepClear } from "./use-keep-clear";

const Store = createContext<ToastStore | null>(null);

/** Stands once around the application; holds the toasts and the region that shows them. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [store] = useState(() => new ToastStore());
  return (
    <Store value={store}>
      {children}
      <ToastRegion store={store} />
    </Store>
  );
}

/** `toast({ message, action })` shows a notice; `dismiss(id)` takes it back. */
export function useToast(): {
  toast: (input: ToastInput) => number;
  dismiss: (id: number) => void;
} {
  const store = useContext(Store);
  if (!store) throw new Error("useToast needs a ToastProvider around it");
  return { toast: store.show, dismiss: store.dismiss };
}

function ToastRegion({ store }: { store: ToastStore }) {
  const toasts = useSyncExternalStore(store.subscribe, store.all, store.all);
  const region = useRef<HTMLElement>(null);
  const [held, setHeld] = useState(false);
  const newest = toasts.at(-1)?.id;

  useKeepClear(region, newest !== undefined);

  // In the browser's top layer, and there above a dialog that was opened earlier.
  useLayoutEffect(() => {
    const element = region.current;
    if (!element?.showPopover) return;
    if (element.matches(":popover-open")) element.hidePopover();
    if (newest !== undefined) element.showPopover();
  }, [newest]);

  return (
    <section
      ref={region}
      popover="manual"
      aria-label="Notices"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="pointer-events-none fixed inset-[auto_0_0_auto] z-toast m-0 w-full max-w-[400px] flex-col gap-2 overflow-visible bg-transparent p-4 text-ink open:flex max-md:max-w-none"
    >
      {toasts.map((toast) => (
        <ToastLine
          key={toast.id}
          toast={toast}
          held={held}
          onGone={() => {
            // What is removed under the pointer never says that the pointer left.
            setHeld(false);
            store.dismiss(toast.id);
          }}
        />
      ))}
    </section>
  );
}

function ToastLine({
  toast,
  held,
  onGone,
}: {
  toast: Toast;
  /** The pointer or the focus is on the notices. */
  held: boolean;
  onGone: () => void;
}) {
  const gone = useRef(onGone);
  gone.current = onGone;
  // The timer pauses on hover and focus. It restarts afterwards, and when the same message is shown again.
  useEffect(() => {
    if (held) return;
    const { durationMs } = toast;
    const timer = setTimeout(() => gone.current(), durationMs);
    return () => clearTimeout(timer);
  }, [held, toast]);

  return (
    <div
      role={toast.tone === "stop" ? "alert" : "status"}
      className="layer-box pointer-events-auto flex animate-layer-in items-center gap-3 py-2 pr-2 pl-4"
    >
      {toast.tone === "stop" && (
        <CircleAlert size={20} strokeWidth={1.5} aria-hidden className="shrink-0 text-stop" />
      )}
      <p className="min-w-0 grow py-1">{toast.message}</p>
      {toast.action && (
        <button
          type="button"
          onClick={() => {
            toast.action?.onAction();
            onGone();
          }}
          className="h-9 shrink-0 rounded-control px-2.5 font-semibold text-action hover:bg-action-tint"
        >
          {toast.action.label}
        </button>
      )}
      <button
        type="button"
        aria-label="Dismiss"
        onClick={onGone}
        className="grid size-9 shrink-0 place-items-center rounded-control text-muted hover:bg-line hover:text-ink"
      >
        <X size={16} strokeWidth={1.5} aria-hidden />
      </button>
    </div>
  );
}
