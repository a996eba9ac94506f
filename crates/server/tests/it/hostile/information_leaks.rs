//! Group B: learning about others.

use crate::{
    access::World,
    kit::{Answer, Person, TestApp},
};
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use uuid::Uuid;

/// Whether the answers to two questions are the same, but for the ids that were asked about.
#[track_caller]
fn alike(one: (&Answer, &str), other: (&Answer, &str)) {
    let masked = |(answer, id): (&Answer, &str)| (answer.status, answer.text.replace(id, "ID"));
    assert_eq!(masked(one), masked(other));
}

#[tokio::test]
async fn b06_hidden_rows_and_columns_are_absent_at_every_depth() {
    let world = World::build().await;
    let secrets = ["{message}", "{interest}", "{pass}", "{draft}", "{pending}", "{conversation}", "{import}"];
    for actor in ["A", "J2", "X", "O"] {
        let secrets: Vec<String> = secrets.iter().map(|word| world.words(actor, word)).collect();
        for query in [
            "companies?select=*,profiles!profiles_company_id_fkey(*,messages(*))",
            "companies?select=*,conversations(*,messages(*),conversation_participants(*))",
            "companies?select=id,job_openings(id,status,job_interactions(*,job_interaction_decisions(*)))",
            "companies?select=id,job_openings!inner(id,job_interactions!inner(id))",
            "companies?select=id,...job_openings(jobs:id,...job_interactions(interests:id))",
            "companies?select=id,job_imports(*,job_import_rows(*))",
            "job_openings?select=id,saved_jobs(*),job_sharing(*),job_weights(*),conversations(*)",
            "job_openings?select=id,job_interactions!job_interactions_job_opening_id_fkey(*)",
            "known_people?select=*,messages(*)",
            "talent_profiles?select=*,job_interactions(*)",
            "profiles?select=*,job_interactions(*,conversations(*,messages(*)))",
            "skills?select=id,profile_skills(*,profiles(*))",
            "job_openings?select=id&job_interactions=not.is.null",
            "companies?select=id&conversations.messages=not.is.null",
        ] {
            let answer = world.read_as(actor, query).await;
            assert!(!answer.status.is_server_error(), "{actor} {query}: {}", answer.text);
            for secret in &secrets {
                assert!(!answer.text.contains(secret), "{actor} {query} shows {secret}: {}", answer.text);
            }
            for word in ["Hello", "Too far", "Secluded", "Vitrine", "source_identifier", "decided_by"] {
                let own = actor == "A" && word == "decided_by" && answer.status.is_client_error();
                assert!(own || !answer.text.contains(word), "{actor} {query} shows {word}: {}", answer.text);
            }
        }
    }
}

#[tokio::test]
async fn b07_no_filter_or_order_asks_about_others() {
    let app = TestApp::start().await;
    let (me, other) = (app.seeker().await, app.seeker().await);
    let admin = app.database.admin().await;
    let pay = "update profiles set salary_min = 90000, salary_currency = 'EUR', headline = 'findable' where id = $1";
    admin.execute(pay, &[&other.id]).await.expect("a profile");
    for query in [
        "salary_min=gt.1&select=id",
        "headline=like.find*&select=id",
        &format!("or=(headline.eq.findable,id.eq.{})&select=id", other.id),
        &format!("id=eq.{}&select=id&order=salary_min", other.id),
    ] {
        assert_eq!(me.get(&format!("/rest/v1/profiles?{query}")).await.ok(), json!([]), "{query}");
    }
    let order = me.get("/rest/v1/profiles?select=id&order=salary_min.desc").await.ok();
    assert_eq!(order, json!([{ "id": me.id }]), "an ordering of one");
    for query in ["select=email", "phone=like.47*&select=id", "select=encrypted_password", "order=email"] {
        assert_eq!(me.get(&format!("/rest/v1/profiles?{query}")).await.error(400), "42703", "{query}");
    }
    for view in ["talent_profiles", "known_people"] {
        let answer = me.get(&format!("/rest/v1/{view}?salary_min=gt.1&select=id")).await;
        assert_eq!(answer.error(400), "42703", "{view}");
    }
}

#[tokio::test]
async fn b14_what_is_hidden_answers_like_what_is_missing() {
    let app = TestApp::start().await;
    let (me, company, other) = (app.seeker().await, app.company().await, app.company().await);
    let admin = app.database.admin().await;
    let insert =
        "insert into job_openings (company_id, recruiter_profile_id, title) values ($1, $2, 'Draft') returning id";
    let hidden: Uuid = admin.query_one(insert, &[&company.id, &company.admin.id]).await.expect("a job").get(0);
    let interest = "insert into job_interactions (job_opening_id, profile_id, status) values ($1, $2, 'interested') returning id";
    let seen_by_company: Uuid =
        admin.query_one(interest, &[&hidden, &app.seeker().await.id]).await.expect("an interest").get(0);
    let pending = app.company_in("pending").await;
    let missing = Uuid::new_v4();
    let ask = async |who: &Person, command: &str, arguments: &dyn Fn(Uuid) -> Value, hidden: Uuid| {
        let (one, two) = (who.rpc(command, &arguments(hidden)).await, who.rpc(command, &arguments(missing)).await);
        assert!(one.status.is_client_error(), "{command}: {} {}", one.status, one.text);
        alike((&one, &hidden.to_string()), (&two, &missing.to_string()));
    };
    for command in ["express_interest", "pass_job"] {
        ask(&me, command, &|id| json!({ "p_job_opening_id": id }), hidden).await;
    }
    ask(&me, "withdraw_interest", &|id| json!({ "p_id": id }), seen_by_company).await;
    ask(&me, "hide_company", &|id| json!({ "p_company_id": id }), pending.id).await;
    let stranger = &other.admin;
    ask(stranger, "approve_candidate", &|id| json!({ "p_interaction_id": id }), seen_by_company).await;
    ask(stranger, "share_job", &|id| json!({ "p_job_opening_id": id, "p_profile_id": stranger.id }), hidden).await;
    for command in ["publish_job", "pause_job", "close_job", "delete_job"] {
        ask(stranger, command, &|id| json!({ "p_id": id }), hidden).await;
    }
    let saved = |id: Uuid| json!({ "profile_id": me.id, "job_opening_id": id });
    let one = me.post("/rest/v1/saved_jobs", &saved(hidden)).await;
    let two = me.post("/rest/v1/saved_jobs", &saved(missing)).await;
    assert_eq!(one.error(403), "42501");
    alike((&one, &hidden.to_string()), (&two, &missing.to_string()));
}

#[tokio::test]
async fn b15_another_persons_id_gets_nothing() {
    let world = World::build().await;
    for actor in ["J", "J2", "X", "IA"] {
        let of_ea =
            world.call_as(actor, "get_interested_candidates_for_employer", r#"{"p_employer_id":"{EA}"}"#).await;
        assert!(of_ea.status.as_u16() == 403 || of_ea.ok() == json!([]), "{actor}: {}", of_ea.text);
        let asked = r#"{"p_user_id":"{EA}","p_permission_name":"manage_jobs"}"#;
        assert_eq!(world.call_as(actor, "user_has_recruiter_permission", asked).await.ok(), json!(false), "{actor}");
    }
    let own = world.call_as("EA", "get_interested_candidates_for_employer", r#"{"p_employer_id":"{EA}"}"#).await;
    assert_ne!(own.ok(), json!([]), "and one's own gets something");
}

#[tokio::test]
async fn b18_a_hidden_row_takes_as_long_as_a_missing_one() {
    let app = TestApp::start().await;
    let (me, other) = (app.seeker().await, app.seeker().await);
    let missing = Uuid::new_v4();
    let read = async |id: Uuid| {
        let started = Instant::now();
        assert_eq!(me.get(&format!("/rest/v1/profiles?select=*&id=eq.{id}")).await.ok(), json!([]));
        started.elapsed()
    };
    for _ in 0..20 {
        read(missing).await;
    }
    let (mut hidden, mut none): (Vec<Duration>, Vec<Duration>) = (Vec::new(), Vec::new());
    // In turn, so that whatever else the machine does falls on both.
    for _ in 0..500 {
        hidden.push(read(other.id).await);
        none.push(read(missing).await);
    }
    let median = |times: &mut Vec<Duration>| {
        times.sort_unstable();
        times[times.len() / 2]
    };
    let (hidden, none) = (median(&mut hidden), median(&mut none));
    println!("median of 500 reads: hidden {hidden:?}, missing {none:?}");
    assert!(hidden.abs_diff(none) < Duration::from_millis(2), "hidden {hidden:?}, missing {none:?}");
}

#[tokio::test]
async fn b22_no_answer_is_kept_for_somebody_else() {
    let app = TestApp::start().await;
    let (one, two) = (app.seeker().await, app.seeker().await);
    let path = "/rest/v1/profiles?select=id";
    let first = one.get(path).await;
    assert_eq!(first.ok(), json!([{ "id": one.id }]));
    assert_eq!(two.get(path).await.ok(), json!([{ "id": two.id }]));
    for answer in [&first, &one.rpc("get_my_profile", &json!({})).await, &one.get("/auth/v1/user").await] {
        assert!(answer.header("cache-control").contains("no-store"), "{:?}", answer.headers);
        assert_eq!(answer.header("etag"), "");
    }
    for (name, value) in
        [("if-none-match", "*"), ("if-modified-since", "Fri, 01 Jan 2100 00:00:00 GMT"), ("range", "bytes=0-1")]
    {
        let again = Answer::of(two.request("GET", path).header(name, value)).await;
        assert_eq!(again.ok(), json!([{ "id": two.id }]), "{name}");
    }
}
