import { createContext, useContext } from "react";

/**
 * Where floating layers are put. Inside a modal dialog it is the dialog itself: the browser draws a
 * modal above everything and makes the rest of the page inert, so a menu left in the body would be
 * under it and dead.
 */
export const LayerContainer = createContext<HTMLElement | null>(null);

/** The element for a portal; null means the body. */
export function useLayerContainer(): HTMLElement | null {
  return useContext(LayerContainer);
}
