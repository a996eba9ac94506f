//! `projects`: what one built.

use super::{
    super::section::{Entry, Row},
    markdown, set, set_list, set_span,
};
use crate::import::{Place, Report};

const KNOWN: [&str; 10] =
    ["name", "description", "highlights", "keywords", "startDate", "endDate", "url", "roles", "entity", "type"];
/// Hosts of repositories.
const FORGES: [&str; 4] = ["github.com", "gitlab.com", "codeberg.org", "bitbucket.org"];

/// One entry; none without a name.
pub(crate) fn projects(item: &Place<'_>, report: &mut Report) -> Vec<Entry> {
    item.note_unknown(report, &KNOWN);
    let mut row = Row::new();
    set(&mut row, "title", item.get("name").and_then(|place| place.line(report, 120)));
    let description = item.get("description").and_then(|place| markdown(&place, report, 3000)).unwrap_or_default();
    let highlights = item.get("highlights").map(|place| place.lines(report, 20, 300)).unwrap_or_default();
    let listed: String = highlights.iter().map(|line| format!("\n- {line}")).collect();
    let text: String = format!("{description}\n{listed}").trim().chars().take(5000).collect();
    set(&mut row, "description", Some(text).filter(|text| !text.is_empty()));
    let stack = item.get("keywords").map(|place| place.lines(report, 30, 60)).unwrap_or_default();
    set_list(&mut row, "stack", stack);
    if let Some(url) = item.get("url").and_then(|place| place.url(report)) {
        let is_forge = FORGES.iter().any(|forge| url.split('/').nth(2) == Some(forge));
        set(&mut row, if is_forge { "repository_url" } else { "url" }, Some(url));
    }
    set_span(&mut row, item, report);
    if !row.contains_key("title") {
        report.warn(&format!("{}/name", item.pointer), "is missing, so this entry was ignored");
        return Vec::new();
    }
    vec![Entry { row, pointer: item.pointer.clone() }]
}
