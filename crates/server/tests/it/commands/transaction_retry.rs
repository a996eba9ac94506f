//! What the database may do to a command: make it run again, or tell it that there is no more room.

use super::{arrange, count};
use crate::kit::{Person, TestApp};
use serde_json::json;

/// Makes the first writes of a view mark fail as if they had met another transaction. The sequence counts the tries:
/// it is the one thing that no rollback takes back.
async fn trip(app: &TestApp, sqlstate: &str, times: u32) {
    let sql = format!(
        "create sequence tries;
         create function trip() returns trigger language plpgsql security definer set search_path = public as $$
         begin
             if nextval('tries') <= {times} then
                 raise exception 'met another transaction' using errcode = '{sqlstate}';
             end if;
             return new;
         end $$;
         create trigger trip before insert or update on view_marks for each row execute function trip();"
    );
    app.database.admin().await.batch_execute(&sql).await.expect("a trap");
}

async fn tries(app: &TestApp) -> i64 {
    let sql = "select last_value from tries";
    app.database.admin().await.query_one(sql, &[]).await.expect("a count").get(0)
}

async fn marked(app: &TestApp, person: &Person) -> i64 {
    count(app, "select count(*) from view_marks where user_id = $1", person.id).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_command_that_met_another_runs_again() {
    for sqlstate in ["40001", "40P01"] {
        let app = TestApp::start().await;
        let seeker = app.seeker().await;
        trip(&app, sqlstate, 2).await;
        let call = json!({ "p_view": "messages", "p_idempotency_key": "once" });
        let answer = seeker.rpc("mark_viewed", &call).await.ok();
        assert_eq!((tries(&app).await, marked(&app, &seeker).await), (3, 1), "{sqlstate}");
        assert_eq!(seeker.rpc("mark_viewed", &call).await.ok(), answer, "the key belongs to the run that held");
        assert_eq!(tries(&app).await, 3);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_command_that_always_meets_another_gives_up() {
    let app = TestApp::start().await;
    let seeker = app.seeker().await;
    trip(&app, "40001", 1000).await;
    let call = json!({ "p_view": "messages" });
    let answer = seeker.rpc("mark_viewed", &call).await;
    assert_eq!(answer.error(503), "try_again");
    assert_eq!(answer.json()["hint"], json!("Send the same request again in a moment."));
    assert!(!answer.text.contains("met another transaction"), "nothing of the inside is told: {}", answer.text);
    assert_eq!((tries(&app).await, marked(&app, &seeker).await), (3, 0));
}

#[tokio::test(flavor = "multi_thread")]
async fn other_failures_are_not_tried_again() {
    let app = TestApp::start().await;
    let seeker = app.seeker().await;
    trip(&app, "42501", 1000).await;
    assert_eq!(seeker.rpc("mark_viewed", &json!({ "p_view": "messages" })).await.error(403), "not_allowed");
    assert_eq!(tries(&app).await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_list_takes_no_more() {
    let app = TestApp::start().await;
    let person = app.newcomer().await;
    person.rpc("choose_role", &json!({ "p_role": "job_seeker" })).await.ok();
    let nearly_full =
        "insert into profile_skills (profile_id, name) select $1, 'Skill ' || n from generate_series(1, 98) n";
    arrange(&app, nearly_full, person.id).await;
    let call = json!({
        "p_full_name": "Sam Seeker", "p_headline": "Systems", "p_location": "Vienna", "p_years_experience": 7,
        "p_skills": [{ "name": "Rust" }, { "name": "Linux" }, { "name": "C" }],
    });
    let answer = person.rpc("complete_onboarding_seeker", &call).await;
    assert_eq!(answer.error(422), "too_many");
    assert_eq!(answer.json()["message"], json!("You've reached the limit of 100 entries."));
    assert_eq!(count(&app, "select count(*) from profile_skills where profile_id = $1", person.id).await, 98);
    let name = "select count(*) from profiles where id = $1 and full_name = '' and needs_onboarding";
    assert_eq!(count(&app, name, person.id).await, 1, "all or nothing");
}
