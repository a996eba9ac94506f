//! What the tests of interviews share.

use crate::{
    commands::Match,
    kit::{Answer, Person, TestApp},
};
use devproof_claims::Clock;
use serde_json::{Value, json};
use time::{Duration, format_description::well_known::Rfc3339};
use uuid::Uuid;

pub(super) fn in_hours(hours: i64) -> String {
    let now = crate::kit::clock().now().replace_nanosecond(0).expect("a time");
    (now + Duration::hours(hours)).format(&Rfc3339).expect("a time")
}

pub(super) async fn propose(person: &Person, found: &Match, starts: &[String]) -> Answer {
    let call = json!({
        "p_id": Uuid::new_v4(), "p_conversation_id": found.conversation, "p_starts": starts, "p_duration_minutes": 45,
        "p_place": "https://meet.example/a,b;c",
    });
    person.rpc("propose_interview", &call).await
}

pub(super) async fn accept(person: &Person, interview: &Value, start: &str) -> Answer {
    person.rpc("accept_interview", &json!({ "p_id": interview["id"], "p_starts_at": start })).await
}

pub(super) async fn act(person: &Person, command: &str, interview: &Value) -> Answer {
    person.rpc(command, &json!({ "p_id": interview["id"] })).await
}

pub(super) async fn told(app: &TestApp, person: &Person) -> Vec<String> {
    let sql = "select kind from notifications where profile_id = $1 and kind like 'interview%' order by created_at";
    let rows = app.database.admin().await.query(sql, &[&person.id]).await.expect("rows");
    rows.iter().map(|row| row.get(0)).collect()
}
