//! The columns of a CSV of jobs, and the other names that files have for them.

use crate::rpc::check::one_line;

/// One column: its name in the template and in exports, and other headings that mean the same.
pub(crate) struct Column {
    pub(crate) key: &'static str,
    aliases: &'static [&'static str],
}

const fn column(key: &'static str, aliases: &'static [&'static str]) -> Column {
    Column { key, aliases }
}

/// All columns, in the order of an export.
pub(crate) const COLUMNS: &[Column] = &[
    column("id", &["devproof id"]),
    column(
        "identifier",
        &[
            "job id",
            "external id",
            "reference",
            "ref",
            "requisition",
            "requisition id",
            "req id",
            "job number",
            "source identifier",
        ],
    ),
    column("title", &["job title", "position", "role", "name", "job", "job name", "jobtitel", "stelle"]),
    column("description", &["job description", "text", "body", "details", "beschreibung"]),
    column("role_family", &["family", "job family", "kind of work", "discipline", "occupational category"]),
    column("seniority", &["level", "seniority level", "experience level", "career level"]),
    column("employment_type", &["employment", "type", "job type", "contract type", "contract", "working time"]),
    column("remote_policy", &["remote", "workplace", "workplace type", "work mode", "work model", "location type"]),
    column("places", &["place", "location", "locations", "city", "cities", "office", "ort", "standort"]),
    column("countries", &["country", "hiring countries", "land"]),
    column("utc_offset_min", &["time zone from", "utc from", "earliest time zone"]),
    column("utc_offset_max", &["time zone to", "utc to", "latest time zone"]),
    column("pay", &["salary", "salary range", "pay range", "compensation", "base salary", "gehalt"]),
    column("pay_min", &["salary min", "min salary", "minimum salary", "salary from", "pay from"]),
    column("pay_max", &["salary max", "max salary", "maximum salary", "salary to", "pay to"]),
    column("pay_currency", &["currency", "salary currency"]),
    column("pay_period", &["period", "salary period", "pay interval", "salary unit"]),
    column("equity", &["stock", "shares", "options", "stock options"]),
    column("visa_sponsorship", &["visa", "sponsorship", "visa sponsor"]),
    column("min_years", &["years", "years of experience", "min experience", "experience", "experience years"]),
    column("min_rank", &["rank"]),
    column("min_system_design", &["system design", "system design score"]),
    column(
        "skills",
        &["must have skills", "required skills", "skills must", "technologies", "tech stack", "tags", "stack"],
    ),
    column("skills_nice", &["nice to have", "nice to have skills", "optional skills", "preferred skills"]),
    column("interview_process", &["interview", "interview steps", "process", "hiring process"]),
    column("application_url", &["apply url", "application link", "apply link", "apply"]),
    column("source_url", &["url", "link", "job url", "posting url"]),
    column(
        "expires_at",
        &["expires", "expiry", "expiry date", "valid through", "closing date", "deadline", "close date"],
    ),
];

/// What is compared: lowercase letters and digits, one space between words.
fn plain(name: &str) -> String {
    let words: String = name.to_lowercase().chars().map(|c| if c.is_alphanumeric() { c } else { ' ' }).collect();
    one_line(&words)
}

/// The column that a heading means.
pub(super) fn column_of(heading: &str) -> Option<&'static str> {
    let heading = plain(heading);
    let means = |column: &&Column| plain(column.key) == heading || column.aliases.contains(&heading.as_str());
    COLUMNS.iter().find(means).map(|column| column.key)
}

/// Whether this is the name of a column.
pub(in crate::job_import) fn is_column(key: &str) -> bool {
    COLUMNS.iter().any(|column| column.key == key)
}

/// Which column each heading means, each column once.
pub(super) fn map_headings(headings: &[String]) -> Vec<Option<&'static str>> {
    let mut mapping: Vec<Option<&'static str>> = Vec::with_capacity(headings.len());
    for heading in headings {
        let key = column_of(heading).filter(|key| !mapping.contains(&Some(*key)));
        mapping.push(key);
    }
    mapping
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::Value;

    #[test]
    fn headings_in_any_case_and_order() {
        let headings =
            ["Job Title", "SALARY-MIN", "Required Skills", " places ", "Colour", "Title"].map(str::to_owned);
        let expected = [Some("title"), Some("pay_min"), Some("skills"), Some("places"), None, None];
        assert_eq!(map_headings(&headings), expected);
    }

    #[test]
    fn every_name_means_one_column() {
        let mut names: Vec<String> = COLUMNS
            .iter()
            .flat_map(|column| column.aliases.iter().map(|name| (*name).to_owned()).chain([plain(column.key)]))
            .collect();
        names.sort_unstable();
        let all = names.len();
        names.dedup();
        assert_eq!(names.len(), all);
        assert!(COLUMNS.iter().flat_map(|column| column.aliases).all(|alias| plain(alias) == **alias));
    }

    #[test]
    fn the_help_page_explains_each_of_them() {
        let help: Value =
            serde_json::from_str(include_str!("../../../../../web/src/features/jobs/import/columns.json"))
                .expect("JSON");
        let explained: Vec<_> =
            help.as_array().expect("a list").iter().filter_map(|one| one["key"].as_str()).collect();
        assert_eq!(explained, COLUMNS.iter().map(|column| column.key).collect::<Vec<_>>());
    }
}
