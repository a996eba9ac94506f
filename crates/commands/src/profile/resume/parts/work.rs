//! `work`: where one worked, as what, and since when.

use super::{
    super::section::{Entry, Row},
    either, markdown, set, set_list, set_span,
};
use crate::import::{Place, Report};

const KNOWN: [&str; 11] = [
    "name",
    "company",
    "location",
    "description",
    "position",
    "url",
    "website",
    "startDate",
    "endDate",
    "summary",
    "highlights",
];

/// One entry; none when it lacks what an experience must have.
pub(crate) fn work(item: &Place<'_>, report: &mut Report) -> Vec<Entry> {
    item.note_unknown(report, &KNOWN);
    let mut row = Row::new();
    set(
        &mut row,
        "company_name",
        either(item, ["name", "company"], report).and_then(|place| place.line(report, 160)),
    );
    set(&mut row, "title", item.get("position").and_then(|place| place.line(report, 160)));
    set(&mut row, "location", item.get("location").and_then(|place| place.line(report, 120)));
    set(&mut row, "url", either(item, ["url", "website"], report).and_then(|place| place.url(report)));
    let summary = item.get("summary").and_then(|place| markdown(&place, report, 5000));
    // What the company does matters less than what one did there.
    let description = item.get("description").and_then(|place| markdown(&place, report, 1000));
    set(&mut row, "summary", summary.or(description));
    let highlights = item.get("highlights").map(|place| place.lines(report, 30, 500)).unwrap_or_default();
    set_list(&mut row, "highlights", highlights);
    set_span(&mut row, item, report);
    for (column, field) in [("company_name", "name"), ("title", "position"), ("started_on", "startDate")] {
        if !row.contains_key(column) {
            report.warn(&format!("{}/{field}", item.pointer), "is missing, so this entry was ignored");
            return Vec::new();
        }
    }
    vec![Entry { row, pointer: item.pointer.clone() }]
}
