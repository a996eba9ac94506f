import { useEffect, useRef, useState } from "react";
import { defer } from "./deferred";
import { ShortList } from "./ShortList";
import { useMedia } from "./use-media";
import type { WindowListProps } from "./window-list";

const longList = defer(async () => (await import("./LongList")).LongList);

/** Up to so many rows a list is drawn whole: a page of one, and some. */
const SHORT = 40;

/**
 * A ruled list of any length: of a long one only the rows in sight are drawn. The code for that loads with the first list
 * that is long; until then its beginning is drawn.
 */
export function WindowList<T>(props: WindowListProps<T>) {
  const LongList = longList.use();
  const isFocused = useRef(false);
  const isLong = props.items.length > SHORT;
  useEffect(() => {
    if (isLong) longList.fetch();
  }, [isLong]);
  // It stays so when rows leave it: nothing is drawn over for a row less.
  const [drawsLong, setDrawsLong] = useState(false);
  if (isLong && LongList && !drawsLong) setDrawsLong(true);
  // What is out of sight is on paper too.
  const isPrinting = useMedia("print");
  if (isPrinting) return <ShortList {...props} onNearEnd={undefined} isFocused={isFocused} />;
  if (LongList && drawsLong) return <LongList {...props} isFocused={isFocused} />;
  const beginning = isLong && { items: props.items.slice(0, SHORT), onNearEnd: undefined };
  return <ShortList {...props} {...beginning} isFocused={isFocused} />;
}
