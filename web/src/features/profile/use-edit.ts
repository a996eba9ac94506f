import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";

/** By then the router has restored the scroll of a page that was just loaded. */
const ROUTER_MS = 150;

/**
 * Which part of the profile is open for editing. It is in the address (`?edit=experience.new`), so that other pages
 * can link to it and a reload keeps it open.
 */
export function useEdit() {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const editing = new URLSearchParams(search).get("edit");
  const go = (query: string) =>
    void navigate(pathname + query, { replace: true, preventScrollReset: true });

  // Scroll to the part when the page was opened by a link; after a click on Edit it is in view.
  const first = useRef(editing);
  useEffect(() => {
    const part = first.current?.split(".")[0];
    if (!part) return;
    const show = () => document.getElementById(part)?.scrollIntoView({ block: "start" });
    show();
    // On the first load of a page the router puts the scroll back to the top once more.
    const timer = setTimeout(show, ROUTER_MS);
    return () => clearTimeout(timer);
  }, []);

  return {
    /** True for the part itself and for one of its entries. */
    isOpen: (key: string) => editing === key,
    open: (key: string) => go(`?edit=${encodeURIComponent(key)}`),
    close: () => go(""),
  };
}

export type Edit = ReturnType<typeof useEdit>;
