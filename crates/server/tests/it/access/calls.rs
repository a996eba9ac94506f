//! Calling: functions answer those who are named, with something; everybody else hears nothing of use.

use super::{
    grid::{self, ACTORS, Kind, names},
    world::World,
};
use futures::future::join_all;
use serde_json::Value;

#[tokio::test]
async fn functions_tell_something_only_to_those_named() {
    let world = World::build().await;
    let mut wrong = Vec::new();
    for row in grid::rows().into_iter().filter(|row| row.kind == Kind::Function) {
        let (Some(by), Some(call)) = (&row.by, &row.call) else { panic!("{}: call by whom?", row.title()) };
        let actors: Vec<_> = ACTORS.into_iter().filter(|actor| *actor != "J3").collect();
        let (path, row) = (format!("rpc/{}", row.object), &row);
        let answers = join_all(actors.iter().map(|actor| {
            let body = world.fill(row, actor, call);
            let (world, path) = (&world, &path);
            async move { world.send(row, actor, "POST", path, "", Some(&body)).await }
        }))
        .await;
        for (actor, answer) in actors.into_iter().zip(answers) {
            let tells = match answer.status.as_u16() {
                200 => {
                    let json = answer.json();
                    says_something(row.answer.as_ref().map_or(&json, |member| &json[member.as_str()]))
                }
                401 | 403 => false,
                _ => panic!("{} · {actor}: {} {}", row.title(), answer.status, answer.text),
            };
            if tells != names(by, actor) {
                wrong.push(format!("{} · {actor}: {} {}", row.title(), answer.status, answer.text));
            }
        }
    }
    assert!(wrong.is_empty(), "{} cells are wrong:\n{}", wrong.len(), wrong.join("\n"));
}

fn says_something(value: &Value) -> bool {
    match value {
        Value::Null | Value::Bool(false) => false,
        Value::Array(items) => !items.is_empty(),
        Value::Number(number) => number.as_i64() != Some(0),
        _ => true,
    }
}
