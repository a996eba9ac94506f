//! Calling: functions and commands that only read answer those who are named, with something; everyone else hears nothing of use.

use super::{
    findings::Findings,
    grid::{self, Kind, OTHERS, Row, names},
    world::World,
};
use futures::future::join_all;
use serde_json::Value;

#[tokio::test]
async fn functions_tell_something_only_to_those_named() {
    let world = World::build().await;
    let mut found = Findings::all();
    run(&world, &grid::rows(), &mut found).await;
    found.assert();
}

/// Runs the rows of functions and of commands that only read among these.
pub async fn run(world: &World, rows: &[Row], found: &mut Findings) {
    for row in rows.iter().filter(|row| matches!(row.kind, Kind::Function | Kind::ReadCommand)) {
        let (Some(by), Some(call)) = (&row.by, &row.call) else { panic!("{}: call by whom?", row.title()) };
        let path = format!("rpc/{}", row.object);
        let answers = join_all(OTHERS.iter().map(|actor| {
            let body = world.fill(row, actor, call);
            let path = &path;
            async move { world.send(row, actor, "POST", path, "", Some(&body)).await }
        }))
        .await;
        for (actor, answer) in OTHERS.iter().zip(answers) {
            let tells = match answer.status.as_u16() {
                200 => {
                    let json = answer.json();
                    Some(says_something(row.answer.as_ref().map_or(&json, |member| &json[member.as_str()])))
                }
                204 | 401 | 403 => Some(false),
                404 if row.kind == Kind::ReadCommand => Some(false),
                _ => None,
            };
            found.cell(tells == Some(names(by, actor)), || {
                format!("{} · {actor}: {} {}", row.title(), answer.status, answer.text)
            });
        }
        if found.enough() {
            return;
        }
    }
}

fn says_something(value: &Value) -> bool {
    match value {
        Value::Null | Value::Bool(false) => false,
        Value::Array(items) => !items.is_empty(),
        Value::Number(number) => number.as_i64() != Some(0),
        _ => true,
    }
}
