//! Writing through the tables: who may, and that a refusal changes nothing.

use super::{
    grid::{self, ACTORS, Kind, Row, Write, names},
    world::World,
};
use crate::kit::Answer;

#[tokio::test]
async fn whoever_may_write_a_row_writes_it_and_nobody_else_does() {
    let world = World::build().await;
    let mut wrong = Vec::new();
    for row in grid::rows() {
        if row.kind != Kind::Table && row.kind != Kind::View {
            continue;
        }
        // Refusals first: they are told from successes by a table that stays as it is.
        for granted in [false, true] {
            for actor in ACTORS {
                insert(&world, &row, actor, granted, &mut wrong).await;
            }
            for actor in ACTORS {
                update(&world, &row, actor, granted, &mut wrong).await;
            }
            for actor in ACTORS {
                delete(&world, &row, actor, granted, &mut wrong).await;
            }
        }
    }
    assert!(wrong.is_empty(), "{} cells are wrong:\n{}", wrong.len(), wrong.join("\n"));
}

fn may(write: Option<&Write>, actor: &str) -> bool {
    // J3 stands by, so that a row "of another" has another.
    write.is_some_and(|write| names(&write.by, actor) || (actor == "J3" && names(&write.by, "J2")))
}

async fn insert(world: &World, row: &Row, actor: &str, granted: bool, wrong: &mut Vec<String>) {
    if row.kind == Kind::View || may(row.insert.as_ref(), actor) != granted {
        return;
    }
    let body = row.insert.as_ref().map_or("{}", |write| write.body.as_str());
    // A body "as another" would be J3's own.
    if actor == "J3" && body.contains("{J3}") {
        return;
    }
    let body = world.fill(row, actor, body);
    check(world, row, actor, "insert", granted, wrong, ("POST", row.object.clone(), Some(body))).await;
}

async fn update(world: &World, row: &Row, actor: &str, granted: bool, wrong: &mut Vec<String>) {
    if row.kind == Kind::View || row.target.is_empty() || may(row.update.as_ref(), actor) != granted {
        return;
    }
    let filter = world.fill(row, actor, &row.target);
    let body = match &row.update {
        Some(write) => world.fill(row, actor, &write.body),
        None => {
            let (column, value) = filter.split('&').next().and_then(|part| part.split_once("=eq.")).expect("a filter");
            format!("{{\"{column}\":\"{value}\"}}")
        }
    };
    check(world, row, actor, "update", granted, wrong, ("PATCH", format!("{}?{filter}", row.object), Some(body))).await;
}

async fn delete(world: &World, row: &Row, actor: &str, granted: bool, wrong: &mut Vec<String>) {
    if row.target.is_empty() || may(row.delete.as_ref(), actor) != granted {
        return;
    }
    let filter = world.fill(row, actor, &row.target);
    check(world, row, actor, "delete", granted, wrong, ("DELETE", format!("{}?{filter}", row.object), None)).await;
}

async fn check(
    world: &World,
    row: &Row,
    actor: &str,
    what: &str,
    granted: bool,
    wrong: &mut Vec<String>,
    (method, path, body): (&str, String, Option<String>),
) {
    let table = if row.kind == Kind::View { "profiles" } else { row.object.as_str() };
    let before = world.fingerprint(table).await;
    let answer = world.send(row, actor, method, &path, "return=minimal", body.as_deref()).await;
    let changed = world.fingerprint(table).await != before;
    let mut say = |verdict: &str, answer: &Answer| {
        wrong.push(format!("{} · {what} · {actor}: {verdict} ({} {})", row.title(), answer.status, answer.text));
    };
    if changed != granted {
        say(if changed { "changes it" } else { "cannot" }, &answer);
    } else if !granted && !answer.status.is_success() && !matches!(answer.status.as_u16(), 401 | 403) {
        say("is refused in other words", &answer);
    } else if granted && !answer.status.is_success() {
        say("is refused", &answer);
    }
}
