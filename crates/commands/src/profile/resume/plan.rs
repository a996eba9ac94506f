//! What an import would change. Pure: the same résumé on the same profile gives the same plan.

use super::{
    current::Current,
    document::Resume,
    section::{Entry, PROJECTS, Row, SECTIONS, Section},
};
use crate::{Problem, import::ends_before};
use serde::Serialize;
use serde_json::Value;
use std::collections::{BTreeMap, HashMap, HashSet};
use ts_rs::TS;
use uuid::Uuid;

/// From what to what a column goes.
#[derive(Debug, Clone, PartialEq, Serialize, TS)]
#[ts(rename = "ResumeChange")]
pub(crate) struct Change {
    pub(crate) from: Value,
    pub(crate) to: Value,
}

/// Columns that change.
pub(crate) type Changes = BTreeMap<String, Change>;

/// What happens to an entry of the résumé.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "ResumeAction")]
pub(crate) enum Action {
    /// It is new.
    Add,
    /// A row that is there is changed.
    Update,
    /// A row that is there says the same.
    Same,
}

/// One entry of the résumé, and what happens to it.
#[derive(Debug, Clone, Serialize, TS)]
#[ts(rename = "ResumeItem")]
pub(crate) struct Item {
    /// Names it in the choices.
    pub(crate) key: String,
    pub(crate) action: Action,
    pub(crate) label: String,
    pub(crate) changes: Changes,
    /// The row that is there.
    pub(crate) id: Option<Uuid>,
    /// Where it is in the document.
    pub(crate) pointer: String,
    /// The row as it is to be written.
    #[serde(skip)]
    pub(crate) row: Row,
}

/// A row that the résumé does not name. It stays unless the person ticks it.
#[derive(Debug, Clone, Serialize, TS)]
#[ts(rename = "ResumeDeletable")]
pub(crate) struct Deletable {
    pub(crate) table: &'static str,
    pub(crate) id: Uuid,
    pub(crate) label: String,
}

/// The whole plan.
#[derive(Debug)]
pub(crate) struct Plan {
    /// The version of the profile that it was made on.
    pub(crate) base_version: String,
    pub(crate) basics: Changes,
    /// In the order of [`SECTIONS`].
    pub(crate) items: [Vec<Item>; SECTIONS.len()],
    pub(crate) warnings: Vec<Problem>,
    pub(crate) deletable: Vec<Deletable>,
}

/// The plan as the preview shows it.
#[derive(Debug, Serialize, TS)]
#[ts(rename = "ResumePreview")]
pub(crate) struct Preview {
    base_version: String,
    basics: Changes,
    skills: Vec<Item>,
    experiences: Vec<Item>,
    educations: Vec<Item>,
    links: Vec<Item>,
    projects: Vec<Item>,
    languages: Vec<Item>,
    certificates: Vec<Item>,
    #[ts(type = "{ pointer: string; message: string }[]")]
    warnings: Vec<Problem>,
    deletable: Vec<Deletable>,
}

impl Plan {
    /// As the preview shows it.
    pub(crate) fn into_preview(self) -> Preview {
        let [skills, experiences, educations, links, projects, languages, certificates] = self.items;
        Preview {
            base_version: self.base_version,
            basics: self.basics,
            skills,
            experiences,
            educations,
            links,
            projects,
            languages,
            certificates,
            warnings: self.warnings,
            deletable: self.deletable,
        }
    }
}

/// Plans a merge: an entry that the profile has is brought up to date, another is added, nothing is taken away.
pub(crate) fn plan(resume: Resume, current: &Current, warnings: Vec<Problem>) -> Plan {
    let mut plan = Plan {
        base_version: current.version.clone(),
        basics: changes(&resume.basics, &current.basics, None),
        items: Default::default(),
        warnings,
        deletable: Vec::new(),
    };
    for (place, (section, entries)) in SECTIONS.iter().zip(resume.entries).enumerate() {
        let rows = current.rows.get(section.name).map(Vec::as_slice).unwrap_or_default();
        let most = match section.name == PROJECTS.name {
            true => current.project_limit.unwrap_or(section.most).min(section.most),
            false => section.most,
        };
        plan.items[place] = plan_section(section, entries, rows, most, &mut plan.warnings, &mut plan.deletable);
    }
    plan
}

fn plan_section(
    section: &Section,
    entries: Vec<Entry>,
    rows: &[Row],
    most: usize,
    warnings: &mut Vec<Problem>,
    deletable: &mut Vec<Deletable>,
) -> Vec<Item> {
    let mut known: HashMap<String, usize> = HashMap::new();
    for (i, row) in rows.iter().enumerate().rev() {
        known.extend((section.identities)(row).into_iter().map(|identity| (identity, i)));
    }
    let last = rows.iter().filter_map(|row| row.get("position")?.as_i64()).max();
    let mut next = last.map_or(0, |last| last + 1);
    let mut seen: HashMap<String, String> = HashMap::new();
    let mut met = HashSet::new();
    let mut room = most.saturating_sub(rows.len());
    let mut items = Vec::new();
    for Entry { mut row, pointer } in entries {
        let identities = (section.identities)(&row);
        if let Some(first) = identities.iter().find_map(|identity| seen.get(identity)) {
            warnings.push(Problem::new(&pointer, format!("is the same as {first} and was ignored")));
            continue;
        }
        let there = identities.iter().find_map(|identity| known.get(identity)).copied().filter(|i| !met.contains(i));
        seen.extend(identities.into_iter().map(|identity| (identity, pointer.clone())));
        if let Some(i) = there {
            met.insert(i);
            items.push(update(section, &row, &rows[i], pointer));
        } else if room == 0 {
            warnings.push(Problem::new(&pointer, format!("was ignored: a profile has at most {most} of these")));
        } else {
            room -= 1;
            if section.ordered {
                row.insert("position".to_owned(), next.into());
                next += 1;
            }
            items.push(add(section, row, pointer));
        }
    }
    for (_, row) in rows.iter().enumerate().filter(|(i, _)| !met.contains(i)) {
        deletable.extend(id(row).map(|id| Deletable { table: section.table, id, label: (section.label)(row) }));
    }
    items
}

fn add(section: &Section, row: Row, pointer: String) -> Item {
    let shown =
        row.iter().filter(|(column, to)| !to.is_null() && !matches!(column.as_str(), "position" | "skill_id"));
    let changes = shown.map(|(column, to)| (column.clone(), Change { from: Value::Null, to: to.clone() })).collect();
    Item { key: pointer.clone(), action: Action::Add, label: (section.label)(&row), changes, id: None, pointer, row }
}

fn update(section: &Section, row: &Row, there: &Row, pointer: String) -> Item {
    let mut changes = changes(row, there, Some(section.mutable));
    // A year is no news where the month is known.
    changes.retain(|column, _| !column.ends_with("_on") || !is_less_precise(row.get(column), there.get(column)));
    let mut after = there.clone();
    after.extend(changes.iter().map(|(column, change)| (column.clone(), change.to.clone())));
    // Two documents may each be right about one end of a span; the profile keeps an order that holds.
    if let (Some(Value::String(started)), Some(Value::String(ended))) =
        (after.get("started_on"), after.get("ended_on"))
        && ends_before(started, ended)
    {
        for column in ["started_on", "ended_on"] {
            after.insert(column.to_owned(), there.get(column).cloned().unwrap_or_default());
            changes.remove(column);
        }
    }
    let action = if changes.is_empty() { Action::Same } else { Action::Update };
    Item { key: pointer.clone(), action, label: (section.label)(there), changes, id: id(there), pointer, row: after }
}

/// Whether a date says no more than the beginning of another.
fn is_less_precise(said: Option<&Value>, there: Option<&Value>) -> bool {
    let texts = said.and_then(Value::as_str).zip(there.and_then(Value::as_str));
    texts.is_some_and(|(said, there)| there.strip_prefix(said).is_some_and(|rest| rest.starts_with('-')))
}

/// Where the résumé says something else than the profile. What it does not say stays.
fn changes(said: &Row, there: &Row, columns: Option<&[&str]>) -> Changes {
    let says = |(column, to): &(&String, &Value)| {
        !to.is_null()
            && columns.is_none_or(|columns| columns.contains(&column.as_str()))
            && there.get(*column).unwrap_or(&Value::Null) != *to
    };
    let change = |(column, to): (&String, &Value)| {
        (column.clone(), Change { from: there.get(column).cloned().unwrap_or_default(), to: to.clone() })
    };
    said.iter().filter(says).map(change).collect()
}

fn id(row: &Row) -> Option<Uuid> {
    Uuid::try_parse(row.get("id")?.as_str()?).ok()
}
