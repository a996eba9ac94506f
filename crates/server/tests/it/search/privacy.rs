//! Who finds whom: by results, counts, suggestions and marks, as visibility and rights change.

use super::{known_seeker, names, run, search, visit, world};
use crate::kit::{Person, TestApp};
use serde_json::{Value, json};

/// Whether the name is told anywhere: in results, counts or suggestions.
async fn finds(person: &Person, query: &str) -> bool {
    let answer = search(person, json!({ "p_query": query, "p_kind": "people" })).await;
    let found = answer["total"] != 0;
    assert_eq!(answer["counts"]["people"] != 0, found, "{query}: the count tells something else");
    assert_eq!(!names(&answer).is_empty(), found, "{query}: the rows tell something else");
    let offers = person.rpc("search_suggest", &json!({ "p_query": query })).await.ok();
    let offered = offers.as_array().expect("a list").iter().any(|one| one["kind"] == "person");
    assert_eq!(offered, found, "{query}: the suggestions tell something else: {offers}");
    found
}

async fn zebulon(app: &TestApp) -> Person {
    let person = known_seeker(app, "Zebulon Quill", "Cartographer of queues", &["Rust"]).await;
    let set = "update profiles set salary_min = 123456, salary_currency = 'SEK', about = 'Keeps bees.' where id = $1";
    app.database.admin().await.execute(set, &[&person.id]).await.expect("the database answers");
    person
}

#[tokio::test]
async fn only_open_and_active_profiles_are_found() {
    let app = world().await;
    let person = zebulon(&app).await;
    let employer = app.company().await.admin;
    let queries = ["zebulon", "quill", "cartographer", "zebulom", "cartografer"];
    for (change, open) in [
        ("visibility = 'open'", true),
        ("visibility = 'showcase'", false),
        ("visibility = 'private'", false),
        ("visibility = 'open', is_active = false", false),
        ("is_active = true, needs_onboarding = true", false),
        ("needs_onboarding = false", true),
    ] {
        run(&app, &format!("update profiles set {change} where id = '{}'", person.id)).await;
        for query in queries {
            assert_eq!(finds(&employer, query).await, open, "{change}: {query}");
        }
    }
    // No guess tells of a profile that closed.
    run(&app, &format!("update profiles set visibility = 'private' where id = '{}'", person.id)).await;
    let near = search(&employer, json!({ "p_query": "zebulom" })).await;
    assert_eq!(near["results"], json!([]));
    assert!(!near.to_string().contains("zebulon"), "{near}");
}

#[tokio::test]
async fn a_company_one_hides_from_finds_nothing() {
    let app = world().await;
    let person = zebulon(&app).await;
    let (one, other) = (app.company().await, app.company().await);
    let hide = "insert into hidden_companies (profile_id, company_id) values ($1, $2)";
    app.database.admin().await.execute(hide, &[&person.id, &one.id]).await.expect("the database answers");
    assert!(!finds(&one.admin, "zebulon").await);
    assert!(finds(&other.admin, "zebulon").await);
}

#[tokio::test]
async fn people_are_for_members_of_approved_companies_who_may_view_candidates() {
    let app = world().await;
    zebulon(&app).await;
    let company = app.company().await;
    let viewer = app.recruiter(&company, &["view_candidates"]).await;
    let other = app.recruiter(&company, &["manage_jobs", "message_candidates"]).await;
    let (seeker, newcomer, staff) = (app.seeker().await, app.newcomer().await, app.staff().await);
    assert!(finds(&viewer, "zebulon").await);
    let nobody = json!({ "p_query": "zebulon", "p_kind": "people" });
    assert_eq!(app.post("/rest/v1/rpc/search", &nobody).await.error(401), "not_signed_in");
    let refused = [
        (&other, "missing_permission"),
        (&seeker, "not_employer"),
        (&newcomer, "onboarding_incomplete"),
        (&staff, "not_employer"),
    ];
    for (person, code) in refused {
        assert_eq!(person.rpc("search", &nobody).await.error(403), code);
        let all = search(person, json!({ "p_query": "zebulon" })).await;
        assert_eq!((&all["total"], all["counts"].get("people")), (&json!(0), None));
        assert_eq!(person.rpc("search_suggest", &json!({ "p_query": "zebulon" })).await.ok(), json!([]));
    }
    for status in ["pending", "needs_changes", "rejected", "suspended"] {
        let waiting = app.company_in(status).await.admin;
        let refused = waiting.rpc("search", &json!({ "p_query": "rust" })).await;
        assert_eq!(refused.error(403), "company_not_approved", "{status}");
        assert_eq!(waiting.rpc("search_suggest", &json!({ "p_query": "rust" })).await.ok(), json!([]), "{status}");
    }
}

#[tokio::test]
async fn what_is_not_shown_is_not_found() {
    let app = world().await;
    zebulon(&app).await;
    let employer = app.company().await.admin;
    for private in ["123456", "SEK", "zebulon 123456 sek"] {
        let answer = search(&employer, json!({ "p_query": private, "p_kind": "people" })).await;
        assert!(answer["how"] == "some" || answer["total"] == 0, "{private}: {answer}");
        assert!(!answer.to_string().contains("123456"), "{answer}");
    }
    assert!(search(&employer, json!({ "p_query": "bees", "p_kind": "people" })).await["total"] == 1);
}

#[tokio::test]
async fn jobs_of_hidden_kinds_are_found_by_nobody() {
    let app = world().await;
    let (seeker, employer) = (app.seeker().await, app.company().await.admin);
    for query in ["unpublished archivist", "undertaker", "limbo", "undertakre"] {
        let visitor = visit(&app, json!({ "p_query": query })).await;
        for answer in [
            visitor,
            search(&seeker, json!({ "p_query": query })).await,
            search(&employer, json!({ "p_query": query })).await,
        ] {
            assert_eq!((&answer["total"], &answer["results"]), (&json!(0), &json!([])), "{query}");
        }
    }
    // Without a public link: for signed-in people only, the near word too.
    for query in ["backwater", "accountant", "acountant"] {
        assert_eq!(visit(&app, json!({ "p_query": query })).await["total"], 0, "{query}");
        assert_ne!(search(&seeker, json!({ "p_query": query })).await["total"], 0, "{query}");
    }
}

#[tokio::test]
async fn as_many_are_counted_as_the_view_shows() {
    let app = world().await;
    let employer = app.company().await.admin;
    for n in 0..12 {
        let person = known_seeker(&app, &format!("Person {n}"), "Gardener of graphs", &[]).await;
        let visibility = ["open", "private", "showcase"][n % 3];
        run(&app, &format!("update profiles set visibility = '{visibility}' where id = '{}'", person.id)).await;
    }
    let view = employer.get("/rest/v1/talent_profiles?select=id&headline=eq.Gardener of graphs").await.ok();
    let answer = search(&employer, json!({ "p_query": "gardener", "p_kind": "people" })).await;
    assert_eq!(answer["total"], Value::from(view.as_array().expect("a list").len()));
    assert_eq!(answer["counts"]["people"], 4);
}
