//! What is found, by which words, and what comes first.

use super::{names, run, titles, visit, world};
use serde_json::json;

#[tokio::test]
async fn titles_come_before_skills_and_skills_before_texts() {
    let app = world().await;
    assert_eq!(titles(&app, "rust").await, ["Rust engineer", "Frontend developer", "Systems developer"]);
    let answer = visit(&app, json!({ "p_query": "rust", "p_kind": "jobs" })).await;
    assert_eq!((&answer["how"], &answer["total"], &answer["capped"]), (&json!("typed"), &json!(3), &json!(false)));
    let rows = answer["results"].as_array().expect("results");
    assert_eq!(rows[0]["snippet"], json!(null), "the title says it");
    assert_eq!(rows[2]["snippet"], "You bring Rust, or learn it. We keep lighthouses.");
    assert_eq!(rows[0]["marks"], json!(["rust"]));
    assert_eq!(
        rows[1]["skills"].as_array().expect("skills").iter().filter(|skill| skill["found"] == true).count(),
        1
    );
}

#[tokio::test]
async fn every_word_has_to_be_there_in_any_order() {
    let app = world().await;
    assert_eq!(titles(&app, "zurich remote engineer").await, ["Rust engineer"]);
    assert_eq!(titles(&app, "lighthouses rust").await, ["Systems developer"]);
    assert_eq!(titles(&app, "jobs in oslo for a c++ developer").await, ["C++ developer"]);
    // A company's name stands in its jobs.
    assert_eq!(titles(&app, "northwind rust").await.len(), 3);
}

#[tokio::test]
async fn other_spellings_find_the_same() {
    let app = world().await;
    for query in ["k8s", "Kubernetes", "KUBERNETES", "kubern"] {
        assert_eq!(titles(&app, query).await, ["Rust engineer"], "{query}");
    }
    for query in ["Zürich", "zurich", "ZÜRICH", "Zu\u{308}rich"] {
        assert_eq!(titles(&app, query).await, ["Rust engineer", "Systems developer"], "{query}");
    }
    assert_eq!(titles(&app, "rust engineers").await, ["Rust engineer"]);
    assert_eq!(titles(&app, "lighthouse").await, ["Systems developer"]);
}

#[tokio::test]
async fn a_skill_is_a_whole_word_and_what_is_typed_may_be_its_beginning() {
    let app = world().await;
    assert_eq!(titles(&app, "java").await, ["Java developer"]);
    assert_eq!(titles(&app, "jav").await, ["Java developer", "JavaScript developer"]);
    assert_eq!(titles(&app, "ava").await, [""; 0]);
}

#[tokio::test]
async fn slips_are_understood_when_nobody_uses_the_word() {
    let app = world().await;
    // Two changed over, one missing, one more, another one.
    for query in ["enigneer", "enginer", "enginneer", "engyneer"] {
        let answer = visit(&app, json!({ "p_query": query, "p_kind": "jobs" })).await;
        assert_eq!(names(&answer), ["Rust engineer"], "{query}");
        assert_eq!(answer["how"], "near", "{query}");
        assert_eq!(answer["results"][0]["marks"], json!(["engineer"]), "{query}");
    }
    assert_eq!(titles(&app, "rsut engineer").await, ["Rust engineer"]);
    let company = visit(&app, json!({ "p_query": "norhtwind", "p_kind": "companies" })).await;
    assert_eq!((names(&company), &company["how"]), (vec!["Northwind"], &json!("near")));
}

#[tokio::test]
async fn when_nothing_has_all_words_some_will_do() {
    let app = world().await;
    let answer = visit(&app, json!({ "p_query": "rust helsinki", "p_kind": "jobs" })).await;
    assert_eq!(answer["how"], "some");
    assert_eq!(names(&answer)[0], "Rust engineer");
    assert_eq!(titles(&app, "helsinki").await, [""; 0]);
}

#[tokio::test]
async fn the_first_kind_with_results_is_shown_and_all_are_counted() {
    let app = world().await;
    let answer = visit(&app, json!({ "p_query": "ferries" })).await;
    assert_eq!((&answer["kind"], names(&answer)), (&json!("companies"), vec!["Northwind"]));
    assert_eq!(answer["counts"], json!({ "jobs": 0, "companies": 1 }));
    assert_eq!(answer["results"][0]["open_jobs"], 6);
    let text = visit(&app, json!({ "p_query": "sail", "p_kind": "companies" })).await;
    assert_eq!(text["results"][0]["snippet"], "We sail slowly.");
}

#[tokio::test]
async fn filters_narrow_their_kind_and_refuse_others() {
    let app = world().await;
    let jobs = |filters| {
        let app = &app;
        async move {
            let answer = visit(app, json!({ "p_query": "developer", "p_kind": "jobs", "p_filters": filters })).await;
            names(&answer).into_iter().map(str::to_owned).collect::<Vec<_>>()
        }
    };
    assert_eq!(jobs(json!({ "remote": ["onsite", "hybrid"] })).await, ["Systems developer", "Frontend developer"]);
    assert_eq!(jobs(json!({ "place": "zür" })).await, ["Systems developer"]);
    assert_eq!(jobs(json!({ "skills": ["react", "rust"] })).await, ["Frontend developer"]);
    assert_eq!(jobs(json!({ "skills": ["react", "no-such-skill"] })).await, [""; 0]);
    assert_eq!(jobs(json!({ "pay_min": 75000, "currency": "EUR" })).await, ["Systems developer"]);
    assert_eq!(jobs(json!({ "pay_min": 1, "currency": "USD" })).await, [""; 0]);
    assert_eq!(jobs(json!({ "seniority": ["junior"], "place": "" })).await, ["Frontend developer"]);
    let companies = visit(
        &app,
        json!({ "p_query": "north", "p_kind": "companies", "p_filters": { "badges": ["open-source"], "size": ["11-50", "1-10"] } }),
    )
    .await;
    assert_eq!(names(&companies), ["Northwind"]);
    for (kind, filters) in [
        (json!("jobs"), json!({ "badges": ["open-source"] })),
        (json!("companies"), json!({ "pay_min": 1 })),
        (json!("jobs"), json!({ "remote": "remote" })),
        (json!("jobs"), json!([])),
        (json!(null), json!({ "place": "Oslo" })),
    ] {
        let arguments = json!({ "p_query": "developer", "p_kind": kind, "p_filters": filters });
        let answer = app.post("/rest/v1/rpc/search", &arguments).await;
        assert_eq!(answer.error(422), "invalid_input", "{arguments}");
    }
    let challenges = app.post("/rest/v1/rpc/search", &json!({ "p_query": "x", "p_kind": "challenges" })).await;
    assert_eq!(challenges.error(401), "not_signed_in");
}

#[tokio::test]
async fn changes_are_found_at_once() {
    let app = world().await;
    run(&app, "update job_openings set title = 'Lamplighter' where title = 'Frontend developer'").await;
    assert_eq!(titles(&app, "lamplighter").await, ["Lamplighter"]);
    assert_eq!(titles(&app, "frontend").await, [""; 0]);
    run(
        &app,
        "delete from job_skills where job_opening_id = (select id from job_openings where title = 'Rust engineer')",
    )
    .await;
    assert_eq!(titles(&app, "kubernetes").await, [""; 0]);
    run(&app, "update companies set name = 'Southwind' where slug = 'northwind'").await;
    assert_eq!(titles(&app, "southwind").await.len(), 6);
    run(&app, "update job_openings set status = 'paused' where title = 'Lamplighter'").await;
    assert_eq!(titles(&app, "lamplighter").await, [""; 0]);
    run(&app, "update companies set approval_status = 'suspended' where slug = 'northwind'").await;
    assert_eq!(titles(&app, "southwind").await, [""; 0]);
    run(&app, "update companies set approval_status = 'approved' where slug = 'northwind'").await;
    assert_eq!(titles(&app, "southwind").await.len(), 5);
    run(&app, "update job_openings set expires_at = now() - interval '1 second' where title = 'Java developer'")
        .await;
    assert_eq!(titles(&app, "java").await, [""; 0]);
    run(&app, "delete from companies where slug = 'northwind'").await;
    assert_eq!(titles(&app, "southwind").await, [""; 0]);
}

#[tokio::test]
async fn the_box_offers_names_as_one_types() {
    let app = world().await;
    let offers = app.post("/rest/v1/rpc/search_suggest", &json!({ "p_query": "ru" })).await.ok();
    let offers: Vec<_> =
        offers.as_array().expect("a list").iter().map(|one| (one["kind"].clone(), one["label"].clone())).collect();
    assert!(offers.contains(&(json!("skill"), json!("Rust"))), "{offers:?}");
    assert!(offers.contains(&(json!("title"), json!("Rust engineer"))), "{offers:?}");
    let offers = app.post("/rest/v1/rpc/search_suggest", &json!({ "p_query": "northw" })).await.ok();
    assert_eq!(
        offers,
        json!([{ "kind": "company", "label": "Northwind", "note": "Maps for ferries", "slug": "northwind", "marks": ["northwind"] }])
    );
}
