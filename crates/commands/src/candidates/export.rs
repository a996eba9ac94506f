//! Approved candidates on their way out: as rows of a CSV and as JSON Resume documents, with what the company may see of
//! them now.

use crate::{csv_line::csv_line, profile, rpc::timestamp::Timestamp};
use devproof_db::columns;
use devproof_vocabulary::CriterionState;
use serde::Serialize;
use serde_json::{Value, json};
use std::iter::once;
use ts_rs::TS;
use uuid::Uuid;

/// The headings of the CSV.
const HEADINGS: [&str; 7] = ["name", "headline", "stage", "decided_at", "match_score", "proofs", "link"];

columns! {
    /// An approved candidate with their page.
    pub(super) struct ExportedCandidate {
        pub(super) id: Uuid,
        pub(super) decided_at: Timestamp,
        pub(super) stage: Option<String>,
        pub(super) match_score: Option<i16>,
        pub(super) person: Value,
    }
}

/// A candidate as a file.
#[derive(Debug, Serialize, TS)]
pub(crate) struct ResumeFile {
    /// The same in each export; what stands behind its last dash is the person's.
    name: String,
    /// A JSON Resume.
    document: Value,
}

/// The line of headings.
pub(super) fn heading() -> String {
    csv_line(HEADINGS.iter().map(|heading| (*heading).to_owned()))
}

/// Where a candidate's page is in the app.
fn link(id: Uuid, job: Uuid, site_url: &str) -> String {
    format!("{site_url}/dashboard/interested-candidates?job={job}&status=approved&candidate={id}")
}

/// One candidate as a line.
pub(super) fn line(candidate: &ExportedCandidate, job: Uuid, site_url: &str) -> String {
    let text = |field: &str| candidate.person[field].as_str().unwrap_or_default().to_owned();
    let cells = [
        text("full_name"),
        text("headline"),
        candidate.stage.clone().unwrap_or_default(),
        json!(candidate.decided_at).as_str().unwrap_or_default().to_owned(),
        candidate.match_score.map(|score| score.to_string()).unwrap_or_default(),
        proofs(&candidate.person),
        link(candidate.id, job, site_url),
    ];
    csv_line(cells.into_iter())
}

/// What the person proved here: challenges, the skills that they prove, and the interview score if they show it.
fn proofs(person: &Value) -> String {
    let challenges = person["completed_challenges"].as_i64().unwrap_or_default();
    let counted = match challenges {
        1 => "1 challenge passed".to_owned(),
        more => format!("{more} challenges passed"),
    };
    let skills = person["skills"].as_array().into_iter().flatten().filter_map(|skill| {
        let proved = &skill["proved"];
        let grade: CriterionState = proved["grade"].as_str()?.parse().ok()?;
        let by = match proved["interview"].as_i64() {
            Some(_) => "interview".to_owned(),
            None => proved["challenges"].as_i64()?.to_string(),
        };
        Some(format!("{} ({}: {by})", skill["name"].as_str()?, grade.label()))
    });
    let interview = person["system_design_score"].as_i64().map(|score| format!("System design interview: {score}"));
    once(counted).chain(skills).chain(interview).collect::<Vec<_>>().join("; ")
}

/// One candidate as a JSON Resume. What the schema has no place for is under `devproof`.
pub(super) fn file(candidate: &ExportedCandidate, job: Uuid, site_url: &str) -> ResumeFile {
    let person = &candidate.person;
    let mut document = profile::resume(person, site_url, Some(&link(candidate.id, job, site_url)));
    document["devproof"] = json!({
        "interaction_id": candidate.id, "job_opening_id": job, "profile_id": person["id"], "stage": candidate.stage,
        "decided_at": candidate.decided_at, "match_score": candidate.match_score,
        "completed_challenges": person["completed_challenges"], "rank": person["rank"]["name"],
        "system_design_score": person["system_design_score"],
    });
    let id: String = person["id"].as_str().unwrap_or_default().chars().take(8).collect();
    ResumeFile { name: format!("{}-{id}.json", person["slug"].as_str().unwrap_or("candidate")), document }
}

#[cfg(test)]
mod tests {
    use super::*;
    use time::macros::datetime;

    fn candidate(person: Value) -> ExportedCandidate {
        ExportedCandidate {
            id: Uuid::nil(),
            decided_at: Timestamp(datetime!(2026-11-26 20:00 UTC)),
            stage: Some("=Screening".to_owned()),
            match_score: Some(81),
            person,
        }
    }

    #[test]
    fn a_line_has_what_was_proved_and_no_formula() {
        let one = candidate(json!({
            "full_name": "=HYPERLINK(\"x\")", "headline": "a, \"b\"", "completed_challenges": 1, "system_design_score": 70,
            "skills": [
                { "name": "Rust", "proved": { "grade": "proved", "challenges": 3, "interview": null } },
                { "name": "System Design", "proved": { "grade": "proved", "challenges": 0, "interview": 70 } },
                { "name": "Go", "proved": null },
            ],
        }));
        let expected = "\"'=HYPERLINK(\"\"x\"\")\",\"a, \"\"b\"\"\",'=Screening,2026-11-26T20:00:00Z,81,\
            1 challenge passed; Rust (proved: 3); System Design (proved: interview); System design interview: 70,\
            https://d.test/dashboard/interested-candidates\
            ?job=00000000-0000-0000-0000-000000000000&status=approved&candidate=00000000-0000-0000-0000-000000000000\r\n";
        assert_eq!(line(&one, Uuid::nil(), "https://d.test"), expected);
    }

    #[test]
    fn a_document_has_only_what_there_is() {
        let ResumeFile { name, document } = file(
            &candidate(json!({
                "id": "1f2e3d4c-0000-0000-0000-000000000000", "slug": "ada", "full_name": "Ada", "headline": null,
                "avatar_url": "/storage/a.png", "location": "Vienna", "completed_challenges": 0,
                "links": [
                    { "kind": "site", "url": "https://ada.test/a b" }, { "kind": "github", "url": "https://github.com/ada" }],
                "experiences": [{ "company_name": "Acme", "title": "Engineer", "started_on": "2020-03", "ended_on": null,
                    "highlights": [] }],
                "skills": [{ "name": "Rust", "level": 4 }, { "name": "Go", "level": null }], "educations": [],
            })),
            Uuid::nil(),
            "https://d.test",
        );
        assert_eq!(name, "ada-1f2e3d4c.json");
        assert_eq!(
            document["basics"],
            json!({
                "name": "Ada", "image": "https://d.test/storage/a.png", "url": "https://ada.test/a%20b",
                "location": { "address": "Vienna" },
                "profiles": [{ "network": "GitHub", "url": "https://github.com/ada" }],
            })
        );
        assert_eq!(document["work"], json!([{ "name": "Acme", "position": "Engineer", "startDate": "2020-03" }]));
        assert_eq!(document["skills"], json!([{ "name": "Rust", "level": "expert" }, { "name": "Go" }]));
        assert_eq!(document["devproof"]["match_score"], json!(81));
        assert!(document.get("education").is_none() && document.get("projects").is_none());
    }
}
