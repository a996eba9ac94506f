use super::{
    plan::{Plan, plan},
    read_all,
};
use crate::{
    CommandError,
    skills::{KnownSkill, KnownSkills},
};
use serde_json::{Value, json};
use std::collections::HashMap;
use time::macros::datetime;
use uuid::Uuid;

/// The document that the browser test imports too.
const FIXTURE: &str = include_str!("../../../../../web/e2e/fixtures/job-posting.json");

fn known() -> KnownSkills {
    [(1, "rust", "rust"), (2, "postgresql", "postgresql"), (2, "postgresql", "postgres"), (3, "linux", "linux")]
        .into_iter()
        .map(|(id, slug, alias)| (alias.to_owned(), KnownSkill { id, slug: slug.into(), name: alias.into() }))
        .collect()
}

fn planned(document: &Value, jobs: &HashMap<String, Uuid>) -> Plan {
    let postings = read_all(document, datetime!(2026-11-21 12:00 UTC)).expect("postings");
    plan(postings, &known(), jobs)
}

/// The only posting of a document.
fn one(document: &Value) -> super::PlannedPosting {
    let mut plan = planned(document, &HashMap::new());
    assert_eq!(plan.postings.len(), 1);
    plan.postings.remove(0)
}

fn places(document: &Value) -> Vec<String> {
    match read_all(document, datetime!(2026-11-21 12:00 UTC)) {
        Err(CommandError::InvalidDocument(problems)) => problems.into_iter().map(|problem| problem.pointer).collect(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_real_posting_in_a_graph_becomes_a_draft() {
    let document: Value = serde_json::from_str(FIXTURE).expect("the fixture is JSON");
    insta::assert_json_snapshot!(planned(&document, &HashMap::new()).postings);
}

#[test]
fn a_posting_of_a_job_board_with_an_escaped_description() {
    let posting = one(&json!([{
        "@context": "http://schema.org/", "@type": "JobPosting", "title": "Junior Data Engineer (m/f/d)",
        "description": "&lt;p&gt;Pipelines, all day.&lt;/p&gt;&lt;ul&gt;&lt;li&gt;Postgres&lt;/li&gt;&lt;/ul&gt;",
        "employmentType": "PART_TIME, CONTRACTOR", "datePosted": "2026-10-01", "validThrough": "2026-12-31",
        "hiringOrganization": { "@type": "Organization", "name": "Pfad" },
        "jobLocation": [
            { "@type": "Place", "address": { "addressLocality": "Lyon", "addressCountry": { "@type": "Country", "name": "France" } } },
            { "@type": "Place", "address": "Geneva, Switzerland" },
        ],
        "baseSalary": { "@type": "MonetaryAmount", "currency": "EUR", "value": { "value": "28.50", "unitText": "HOUR" } },
        "skills": ["Postgres", "PostgreSQL", { "@type": "DefinedTerm", "name": "dbt" }],
    }]));
    assert_eq!(posting.draft["description"], json!("Pipelines, all day.\n\n- Postgres"));
    assert_eq!(posting.draft["places"], json!(["Lyon, France", "Geneva, Switzerland"]));
    assert_eq!(posting.draft["countries"], json!(["FR", "CH"]));
    assert_eq!(posting.draft["seniority"], json!("junior"));
    assert_eq!(posting.draft["employment_type"], json!("part_time"));
    assert_eq!((&posting.draft["pay_min"], &posting.draft["pay_period"]), (&json!(29), &json!("hour")));
    assert_eq!(posting.draft["expires_at"], json!("2026-12-31T23:59:59Z"));
    assert_eq!(posting.draft["skills"], json!([{ "slug": "postgresql", "importance": "must" }]));
    assert_eq!(posting.unknown_skills, ["dbt"]);
    let missing: Vec<_> = posting.missing_for_publish.iter().map(|missing| missing.field.as_str()).collect();
    assert_eq!(missing, ["remote_policy"]);
}

#[test]
fn prefixed_terms_and_expanded_values() {
    let posting = one(&json!({
        "@context": { "schema": "https://schema.org/" }, "@type": "schema:JobPosting",
        "schema:title": { "@value": "Rust Engineer", "@language": "en" },
        "schema:description": [{ "@value": "Plain text.\nTwo lines." }],
        "https://schema.org/employmentType": "FULL_TIME",
        "schema:jobLocationType": "TELECOMMUTE",
        "schema:salaryCurrency": "GBP",
        "schema:baseSalary": 70000,
        "schema:skills": "<ul><li>Rust</li><li>Linux</li></ul>",
    }));
    assert_eq!(posting.title, "Rust Engineer");
    assert_eq!(posting.draft["description"], json!("Plain text.\nTwo lines."));
    assert_eq!(posting.draft["remote_policy"], json!("remote"));
    assert_eq!(posting.draft["pay_currency"], json!("GBP"));
    assert_eq!(posting.draft["skills"].as_array().map(Vec::len), Some(2));
}

#[test]
fn postings_in_a_list_inside_a_page_and_re_imported() {
    let job = Uuid::new_v4();
    let document = json!({
        "@type": "CollectionPage",
        "mainEntity": { "@type": "ItemList", "itemListElement": [
            { "@type": "ListItem", "item": { "@type": "JobPosting", "title": "One", "identifier": 4711, "description": "x" } },
            { "@type": "ListItem", "item": { "@type": ["Thing", "JobPosting"], "title": "Two", "identifier": { "value": "b-2" }, "description": "y",
                "relatedTo": { "@type": "JobPosting", "title": "inside", "description": "z" } } },
        ] },
    });
    let plan = planned(&document, &HashMap::from([("b-2".to_owned(), job)]));
    let found: Vec<_> =
        plan.postings.iter().map(|posting| (posting.title.as_str(), posting.existing_job_id)).collect();
    assert_eq!(found, [("One", None), ("Two", Some(job))]);
    assert_eq!(plan.postings[0].draft["source_identifier"], json!("4711"));
}

#[test]
fn a_bare_posting_says_what_is_missing() {
    let posting = one(&json!({ "@type": "JobPosting", "title": "Engineer", "validThrough": "2020-01-01" }));
    let missing: Vec<_> = posting.missing_for_publish.iter().map(|missing| missing.field.as_str()).collect();
    let expected =
        ["description", "seniority", "employment_type", "remote_policy", "pay_min", "pay_currency", "skills"];
    assert_eq!(missing, expected);
    assert!(!posting.draft.contains_key("expires_at"));
    assert!(posting.warnings.iter().any(|warning| warning.pointer == "/validThrough"));
}

#[test]
fn references_in_the_graph_are_followed() {
    let posting = one(&json!({ "@graph": [
        { "@id": "#place", "@type": "Place", "address": { "addressLocality": "Oslo", "addressCountry": "NO" } },
        { "@type": "JobPosting", "title": "Staff Engineer", "jobLocation": { "@id": "#place" }, "jobLocationType": "Hybrid",
          "experienceRequirements": "At least 7 years with distributed systems",
          "responsibilities": ["Design", "Review"], "description": "<p>Hello</p>" },
    ] }));
    assert_eq!(posting.draft["places"], json!(["Oslo, Norway"]));
    assert_eq!(posting.draft["remote_policy"], json!("hybrid"));
    assert_eq!(posting.draft["min_years"], json!(7));
    assert_eq!(posting.draft["seniority"], json!("staff"));
    assert_eq!(posting.draft["description"], json!("Hello\n\n## Responsibilities\n\n- Design\n- Review"));
}

#[test]
fn wrong_shapes_are_refused_with_their_places() {
    assert_eq!(places(&json!({ "@type": "Organization", "name": "x" })), [""]);
    assert_eq!(places(&json!("text")), [""]);
    assert_eq!(places(&json!([{ "@type": "JobPosting", "description": "no title" }])), ["/0"]);
    let twisted = json!({ "@type": "JobPosting", "title": "x", "description": { "a": 1 } });
    assert_eq!(places(&twisted), ["/description"]);
}

#[test]
fn hostile_postings_are_only_text() {
    let posting = one(&json!({
        "@type": "JobPosting", "title": "<img src=x onerror=alert(1)>", "url": "javascript:alert(1)",
        "description": "<p>hi</p><script>alert(1)</script><a href=\"data:text/html,x\">x</a>",
        "skills": ["<script>alert(1)</script>", "x".repeat(500)],
        "jobLocation": { "address": {} }, "baseSalary": { "value": { "minValue": "NaN" } },
    }));
    assert_eq!(posting.title, "<img src=x onerror=alert(1)>", "a title is shown as text");
    assert_eq!(posting.draft["description"], json!("hi\n\nx"));
    assert!(!posting.draft.contains_key("source_url"));
    assert!(!posting.draft.contains_key("pay_min"));
}

#[test]
fn at_most_fifty_are_read() {
    let many: Vec<_> =
        (0..60).map(|i| json!({ "@type": "JobPosting", "title": format!("Job {i}"), "description": "x" })).collect();
    let plan = planned(&json!(many), &HashMap::new());
    assert_eq!(plan.postings.len(), 50);
    assert!(plan.postings[49].warnings.iter().any(|warning| warning.message.contains("more postings")));
}
