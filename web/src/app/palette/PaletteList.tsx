import { useEffect } from "react";
import { keyOf, ListFrame, type ListProps, OfferRow } from "../SuggestionList";
import type { Offer } from "../use-suggestions";

/** The listbox of the palette: suggestions, then groups with their names. */
export function PaletteList(props: ListProps) {
  const { id, active } = props;
  useEffect(() => {
    // The focus stays in the box, so the browser doesn't scroll to what is chosen.
    document.getElementById(`${id}-${active}`)?.scrollIntoView?.({ block: "nearest" });
  }, [id, active]);
  const row = ({ offer, index }: Placed) => (
    <OfferRow key={keyOf(offer)} offer={offer} index={index} {...props} />
  );
  return (
    <ListFrame {...props}>
      {groupsOf(props.suggestions).map(({ group, offers }) =>
        group === "Suggestions" ? (
          offers.map(row)
        ) : (
          <fieldset key={group} aria-label={group} className="min-w-0">
            <div aria-hidden="true" className="px-2.5 pt-2 pb-1 text-12 text-muted">
              {group}
            </div>
            {offers.map(row)}
          </fieldset>
        ),
      )}
    </ListFrame>
  );
}

type Placed = { offer: Offer; index: number };

/** Offers of one group that follow one another, each with its place in the whole list. */
function groupsOf(all: Offer[]): { group: Offer["group"]; offers: Placed[] }[] {
  const groups: { group: Offer["group"]; offers: Placed[] }[] = [];
  all.forEach((offer, index) => {
    const last = groups.at(-1);
    if (last?.group === offer.group) last.offers.push({ offer, index });
    else groups.push({ group: offer.group, offers: [{ offer, index }] });
  });
  return groups;
}
