//! `certificates`: what one holds, of whom, and since when.

use super::{
    super::section::{Entry, Row},
    date, set,
};
use crate::import::{Place, Report};

/// Whose certificates the challenges of this site are.
pub(crate) const CHALLENGE_ISSUER: &str = "Devproof";

/// One entry; none without a name.
pub(crate) fn certificates(item: &Place<'_>, report: &mut Report) -> Vec<Entry> {
    item.note_unknown(report, &["name", "date", "url", "issuer"]);
    let mut row = Row::new();
    let issuer = item.get("issuer").and_then(|place| place.line(report, 160));
    // A profile exports its challenges as certificates. Nobody becomes certified by importing them.
    if issuer.as_deref() == Some(CHALLENGE_ISSUER) {
        report.warn(&item.pointer, "is a challenge passed on Devproof, which isn't imported");
        return Vec::new();
    }
    set(&mut row, "name", item.get("name").and_then(|place| place.line(report, 160)));
    set(&mut row, "issuer", issuer);
    set(&mut row, "issued_on", date(item, "date", report));
    set(&mut row, "url", item.get("url").and_then(|place| place.url(report)));
    if !row.contains_key("name") {
        report.warn(&format!("{}/name", item.pointer), "is missing, so this entry was ignored");
        return Vec::new();
    }
    vec![Entry { row, pointer: item.pointer.clone() }]
}
