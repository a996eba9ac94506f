import type { ReactNode } from "react";
import { Marked } from "@/entities/marked/Marked";
import { cx } from "@/ui/cx";
import type { Offer } from "./use-suggestions";

export type ListProps = {
  id: string;
  suggestions: Offer[];
  listed: boolean;
  /** -1 for none. */
  active: number;
  onActive: (index: number) => void;
  onTake: (offer: Offer) => void;
};

/** The listbox under the search box. The focus stays in the box. */
export function SuggestionList(props: ListProps) {
  return (
    <ListFrame {...props}>
      {props.suggestions.map((offer, index) => (
        <OfferRow key={keyOf(offer)} offer={offer} index={index} {...props} />
      ))}
    </ListFrame>
  );
}

export const keyOf = (offer: Offer) => `${offer.kind} ${"href" in offer ? offer.href : offer.run}`;

export function ListFrame({ id, listed, children }: ListProps & { children: ReactNode }) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Suggestions"
      hidden={!listed}
      className="layer-box absolute inset-x-0 top-full z-layer mt-1.5 max-h-[min(28rem,calc(100dvh-5rem))] md:max-lg:left-auto md:max-lg:w-96 overflow-y-auto p-1.5 max-md:fixed max-md:top-(--bar-height) max-md:mt-0"
    >
      {children}
    </div>
  );
}

type RowProps = Pick<ListProps, "id" | "active" | "onActive" | "onTake"> & {
  offer: Offer;
  index: number;
};

export function OfferRow({ id, offer, index, active, onActive, onTake }: RowProps) {
  return (
    <div
      id={`${id}-${index}`}
      role="option"
      tabIndex={-1}
      aria-selected={index === active}
      // Before the blur, which would close the list under the finger.
      onPointerDown={(event) => {
        event.preventDefault();
        if (event.button === 0) onTake(offer);
      }}
      onPointerEnter={() => onActive(index)}
      className={cx(
        "flex min-h-9 cursor-pointer items-center gap-3 rounded-tag px-2.5 max-md:min-h-11",
        index === active && "bg-line",
      )}
    >
      <span className="min-w-0 grow truncate">
        <Marked text={offer.label} marks={offer.marks} />
        {offer.note && (
          <span className="text-13 text-muted">
            {" · "}
            <bdi>{offer.note}</bdi>
          </span>
        )}
      </span>
      <span className="shrink-0 text-12 text-muted">{offer.kind}</span>
    </div>
  );
}
