mod varied;

use super::{
    current::Current,
    document::{self, Resume},
    plan::{Action, Plan, plan},
    section::{SECTIONS, text},
};
use crate::{
    CommandError, Problem,
    skills::{KnownSkill, KnownSkills},
};
use serde_json::{Value, json};
use uuid::Uuid;

/// The document that the browser test imports too.
const FIXTURE: &str = include_str!("../../../../../web/e2e/fixtures/resume.json");

fn known() -> KnownSkills {
    [
        (1, "rust", "Rust"),
        (2, "postgresql", "PostgreSQL"),
        (2, "postgresql", "postgres"),
        (3, "event-sourcing", "Event sourcing"),
    ]
    .into_iter()
    .map(|(id, slug, name)| (name.to_lowercase(), KnownSkill { id, slug: slug.into(), name: name.into() }))
    .collect()
}

fn read(document: &Value) -> (Resume, Vec<Problem>) {
    let (mut resume, warnings) = document::read(document).expect("a résumé");
    resume.name_skills(&known());
    (resume, warnings)
}

fn planned(document: &Value, current: &Current) -> Plan {
    let (resume, warnings) = read(document);
    plan(resume, current, warnings)
}

fn pointers(document: &Value) -> Vec<String> {
    match document::read(document) {
        Err(CommandError::InvalidDocument(problems)) => problems.into_iter().map(|problem| problem.pointer).collect(),
        other => panic!("{other:?}"),
    }
}

/// The profile after a plan was carried out.
fn after(plan: &Plan) -> Current {
    let mut current = Current { version: "2".into(), ..Current::default() };
    current.basics = plan.basics.iter().map(|(column, change)| (column.clone(), change.to.clone())).collect();
    for (section, items) in SECTIONS.iter().zip(&plan.items) {
        let rows = items.iter().map(|item| {
            let mut row = item.row.clone();
            row.insert("id".into(), json!(Uuid::new_v4()));
            row
        });
        current.rows.insert(section.name.into(), rows.collect());
    }
    current
}

#[test]
fn a_real_resume_is_planned_whole() {
    let document: Value = serde_json::from_str(FIXTURE).expect("the fixture is JSON");
    insta::assert_json_snapshot!(json!(planned(&document, &Current::default()).into_preview()));
}

#[test]
fn importing_again_changes_nothing() {
    let document: Value = serde_json::from_str(FIXTURE).expect("the fixture is JSON");
    let first = planned(&document, &Current::default());
    let second = planned(&document, &after(&first));
    assert!(second.basics.is_empty(), "{:?}", second.basics);
    assert!(second.items.iter().flatten().all(|item| item.action == Action::Same), "{:#?}", second.items);
    assert!(second.deletable.is_empty());
}

#[test]
fn the_same_entry_is_found_by_what_it_is() {
    let (job, skill, link, other) = (Uuid::new_v4(), Uuid::new_v4(), Uuid::new_v4(), Uuid::new_v4());
    let current = Current {
        rows: serde_json::from_value(json!({
            "experiences": [
                { "id": job, "company_name": "ACME  gmbh", "title": "engineer", "started_on": "2020-05", "ended_on": null,
                  "summary": "old", "location": "Linz", "highlights": [] },
                { "id": other, "company_name": "Elsewhere", "title": "Engineer", "started_on": "2020-05" },
            ],
            "skills": [{ "id": skill, "name": "Postgres", "skill_id": 2, "level": 1, "position": 4 }],
            "links": [{ "id": link, "kind": "github", "url": "http://www.GitHub.com/ada/", "label": null, "position": 0 }],
        }))
        .expect("rows"),
        ..Current::default()
    };
    let document = json!({
        "basics": { "profiles": [{ "network": "GitHub", "url": "https://github.com/ada" }] },
        "work": [{ "name": "Acme GmbH", "position": "Engineer", "startDate": "2020-05-17", "summary": "new" }],
        "skills": [{ "name": "PostgreSQL", "level": "Expert" }, { "name": "Rust" }, { "name": "RUST" }],
    });
    let plan = planned(&document, &current);
    let item = |key: &str| plan.items.iter().flatten().find(|item| item.key == key).cloned();
    let work = item("/work/0").expect("the job");
    assert_eq!((work.action, work.id), (Action::Update, Some(job)));
    assert_eq!(work.changes.keys().collect::<Vec<_>>(), ["summary"], "what the document leaves out stays");
    let updated = item("/skills/0").expect("the skill");
    assert_eq!((updated.action, updated.id, text(&updated.row, "name")), (Action::Update, Some(skill), "Postgres"));
    let added = item("/skills/1").expect("the new skill");
    assert_eq!((added.action, &added.row["position"]), (Action::Add, &json!(5)));
    assert!(item("/skills/2").is_none());
    assert_eq!(item("/basics/profiles/0").map(|item| (item.action, item.id)), Some((Action::Same, Some(link))));
    assert_eq!(plan.deletable.iter().map(|row| row.id).collect::<Vec<_>>(), [other]);
    assert!(
        plan.warnings.iter().any(|warning| warning.pointer == "/skills/2" && warning.message.contains("/skills/1"))
    );
}

#[test]
fn caps_leave_out_what_has_no_room() {
    let current = Current { project_limit: Some(1), ..Current::default() };
    let document = json!({ "projects": [{ "name": "One" }, { "name": "Two" }] });
    let plan = planned(&document, &current);
    assert_eq!(plan.items.iter().flatten().count(), 1);
    assert_eq!(plan.warnings.last().map(|warning| warning.pointer.as_str()), Some("/projects/1"));
}

#[test]
fn wrong_shapes_are_refused_with_their_places() {
    assert_eq!(pointers(&json!([])), [""]);
    assert_eq!(pointers(&json!("text")), [""]);
    assert_eq!(pointers(&json!({})), [""]);
    assert_eq!(pointers(&json!({ "cv": 1 })), [""]);
    assert_eq!(pointers(&json!({ "basics": [], "work": {}, "skills": "Rust" })), ["/basics", "/work", "/skills"]);
    let deeper = json!({
        "basics": { "name": { "first": "A" }, "location": 3 },
        "work": [{ "name": "A", "position": "B", "startDate": "2020", "highlights": { "a": 1 } }, "text"],
        "education": [{ "institution": ["A"] }],
        "projects": [{ "name": "A", "keywords": [["nested"]] }],
    });
    let expected = [
        "/basics/name",
        "/basics/location",
        "/work/0/highlights",
        "/work/1",
        "/education/0/institution",
        "/projects/0/keywords/0",
    ];
    assert_eq!(pointers(&deeper), expected);
}

#[test]
fn what_is_untidy_is_read_and_noted() {
    let document = json!({
        "basics": { "name": "Ada\u{7} L", "label": 42, "website": "ada.example", "picture": "x", "location": { "countryCode": "Austria" } },
        "work": [
            { "company": "A", "position": "B", "startDate": "Mar 2019", "endDate": "2018-01", "website": "javascript:alert(1)", "x": 1 },
            { "name": "A", "position": "B", "startDate": null },
        ],
        "education": null,
        "skills": [{ "name": "Tools", "keywords": "Rust, Go" }, { "level": "Wizard", "name": "Rust" }],
        "awards": [{ "title": "x" }],
    });
    let (mut resume, warnings) = read(&document);
    assert_eq!(resume.basics["full_name"], json!("Ada L"));
    assert_eq!(resume.basics["headline"], json!("42"));
    let work = resume.of("experiences").clone();
    assert_eq!(work.len(), 1);
    assert_eq!(work[0].row.get("started_on"), Some(&json!("2019-03")));
    assert!(!work[0].row.contains_key("ended_on") && !work[0].row.contains_key("url"));
    let skills: Vec<_> = resume.of("skills").iter().map(|entry| text(&entry.row, "name").to_owned()).collect();
    assert_eq!(skills, ["Rust", "Go", "Rust"]);
    let places: Vec<&str> = warnings.iter().map(|warning| warning.pointer.as_str()).collect();
    for expected in [
        "/basics/name",
        "/basics/label",
        "/basics/website",
        "/basics/location/countryCode",
        "/work/0/company",
        "/work/0/startDate",
        "/work/0/endDate",
        "/work/0/website",
        "/work/0/x",
        "/work/1/startDate",
        "/skills/0/keywords",
        "/skills/1/level",
        "/awards",
    ] {
        assert!(places.contains(&expected), "{expected} in {places:?}");
    }
}

#[test]
fn script_stays_text() {
    let script = "<script>alert(1)</script>";
    let document = json!({ "basics": { "name": script, "summary": script },
        "work": [{ "name": script, "position": script, "startDate": "2020" }] });
    let (resume, _) = read(&document);
    assert_eq!(resume.basics["full_name"], json!(script));
    assert_eq!(resume.basics["about"], json!(script));
}

#[test]
fn languages_and_certificates_are_read_and_merged() {
    let document = json!({
        "basics": { "name": "Ada" },
        "languages": [
            { "language": "German", "fluency": "Native speaker" }, { "language": "Irish", "fluency": "some" },
            { "language": "german" }, { "fluency": "B2" },
        ],
        "certificates": [
            { "name": "CKA", "issuer": "CNCF", "date": "2022-06-11", "url": "cncf.example/ada" },
            { "name": "CKA", "issuer": "Other", "date": "2022" },
            { "name": "Two sums", "issuer": "Devproof", "date": "2026-01-01" },
            { "issuer": "Nobody" },
        ],
    });
    let plan = planned(&document, &Current::default());
    let rows: Vec<(&str, Value)> =
        plan.items.iter().flatten().map(|item| (item.key.as_str(), json!(item.row))).collect();
    assert_eq!(
        rows,
        [
            ("/languages/0", json!({ "name": "German", "fluency": "native", "position": 0 })),
            ("/languages/1", json!({ "name": "Irish", "position": 1 })),
            (
                "/certificates/0",
                json!({ "name": "CKA", "issuer": "CNCF", "issued_on": "2022-06", "url": "https://cncf.example/ada" })
            ),
            ("/certificates/1", json!({ "name": "CKA", "issuer": "Other", "issued_on": "2022" })),
        ]
    );
    let places: Vec<&str> = plan.warnings.iter().map(|warning| warning.pointer.as_str()).collect();
    for expected in
        ["/languages/1/fluency", "/languages/2", "/languages/3/language", "/certificates/2", "/certificates/3/name"]
    {
        assert!(places.contains(&expected), "{expected} in {places:?}");
    }
    let again = planned(&document, &after(&plan));
    assert!(again.items.iter().flatten().all(|item| item.action == Action::Same), "{:#?}", again.items);

    // What was imported without them before still is.
    for odd in [json!("English"), json!(["English"]), json!({}), json!(7)] {
        let document = json!({ "basics": { "name": "Ada" }, "languages": odd, "certificates": odd });
        let warnings = planned(&document, &Current::default()).warnings;
        assert_eq!(warnings.len(), 2, "{warnings:?}");
    }
}
