//! Commands let in those who are named; everybody else is turned away in words that tell nothing.

use super::{
    fresh,
    grid::{self, ACTORS, COMMAND_ACTORS, Kind, Row, names},
    world::World,
};

#[tokio::test]
async fn commands_let_in_only_those_named() {
    let world = World::build().await;
    let mut wrong = Vec::new();
    for row in grid::rows().into_iter().filter(|row| row.kind == Kind::Command) {
        for actor in ACTORS.into_iter().chain(COMMAND_ACTORS).filter(|actor| *actor != "J3") {
            check(&world, &row, actor, &mut wrong).await;
        }
    }
    assert!(wrong.is_empty(), "{} cells are wrong:\n{}", wrong.len(), wrong.join("\n"));
}

async fn check(world: &World, row: &Row, actor: &str, wrong: &mut Vec<String>) {
    let (Some(by), Some(call)) = (&row.by, &row.call) else { panic!("{}: call by whom?", row.title()) };
    let body = world.fill(row, actor, &fresh::fill(world, row, actor, call).await);
    let answer = world.send(row, actor, "POST", &format!("rpc/{}", row.object), "", Some(&body)).await;
    let status = answer.status.as_u16();
    // 409: the state of the caller's own things forbids it (a role that was chosen).
    let right = if names(by, actor) { answer.status.is_success() } else { matches!(status, 401 | 403 | 404 | 409) };
    if !right {
        wrong.push(format!("{} · {actor}: {} {}", row.title(), answer.status, answer.text));
    }
}
