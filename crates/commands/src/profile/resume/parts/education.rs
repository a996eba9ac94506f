//! `education`: where one learned what.

use super::{
    super::section::{Entry, Row},
    set, set_list, set_span,
};
use crate::import::{Place, Report};

const KNOWN: [&str; 9] =
    ["institution", "url", "area", "studyType", "startDate", "endDate", "score", "gpa", "courses"];

/// One entry; none without an institution.
pub(crate) fn education(item: &Place<'_>, report: &mut Report) -> Vec<Entry> {
    item.note_unknown(report, &KNOWN);
    let mut row = Row::new();
    for (field, column, max) in
        [("institution", "institution", 160), ("area", "area", 160), ("studyType", "degree", 120)]
    {
        set(&mut row, column, item.get(field).and_then(|place| place.line(report, max)));
    }
    set(&mut row, "url", item.get("url").and_then(|place| place.url(report)));
    set(&mut row, "score", super::either(item, ["score", "gpa"], report).and_then(|place| place.line(report, 40)));
    let courses = item.get("courses").map(|place| place.lines(report, 60, 160)).unwrap_or_default();
    set_list(&mut row, "courses", courses);
    set_span(&mut row, item, report);
    if !row.contains_key("institution") {
        report.warn(&format!("{}/institution", item.pointer), "is missing, so this entry was ignored");
        return Vec::new();
    }
    vec![Entry { row, pointer: item.pointer.clone() }]
}
