//! Reading: by list, by id, by count, and through another object.

use super::{
    grid::{self, ACTORS, Kind, Row, names},
    world::World,
};
use crate::kit::Answer;
use futures::future::join_all;
use serde_json::Value;

#[tokio::test]
async fn whoever_may_read_a_row_reads_it_and_nobody_else_does() {
    let world = World::build().await;
    let mut wrong = Vec::new();
    for row in grid::rows() {
        let Some(readers) = &row.read else { continue };
        assert!(matches!(row.kind, Kind::Table | Kind::View), "{}: read what?", row.title());
        let actors: Vec<_> = ACTORS.into_iter().filter(|actor| *actor != "J3").collect();
        let looks = join_all(actors.iter().map(|actor| look(&world, &row, actor))).await;
        for (actor, ways) in actors.into_iter().zip(looks) {
            for (way, seen) in ways {
                if seen != names(readers, actor) {
                    wrong.push(format!(
                        "{} · {way} · {actor}: {}",
                        row.title(),
                        if seen { "reads it" } else { "does not read it" }
                    ));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{} cells are wrong:\n{}", wrong.len(), wrong.join("\n"));
}

/// Whether the actor sees the row, in each way there is.
async fn look(world: &World, row: &Row, actor: &str) -> Vec<(&'static str, bool)> {
    let filter = world.fill(row, actor, &row.target);
    let object = &row.object;
    let columns = row.columns.as_deref().unwrap_or("*");
    let narrow = if row.list.is_empty() { String::new() } else { format!("&{}", world.fill(row, actor, &row.list)) };

    let by_id = world.send(row, actor, "GET", &format!("{object}?select={columns}&{filter}"), "", None).await;
    let list =
        world.send(row, actor, "GET", &format!("{object}?select={columns}&limit=1000{narrow}"), "", None).await;
    let count =
        world.send(row, actor, "HEAD", &format!("{object}?select={columns}&{filter}"), "count=exact", None).await;
    let guessed =
        world.send(row, actor, "HEAD", &format!("{object}?select={columns}&{filter}"), "count=planned", None).await;
    let mut seen = vec![
        ("by id", !rows_of(row, actor, &by_id).is_empty()),
        ("list", rows_of(row, actor, &list).iter().any(|found| matches(found, &filter))),
        ("count", counted(&count) > 0),
        ("count=planned", counted(&guessed) > 0),
    ];
    if let Some(embed) = &row.embed {
        let answer = world.send(row, actor, "GET", &world.fill(row, actor, embed), "", None).await;
        let nested = rows_of(row, actor, &answer).iter().any(|parent| match &parent[object.as_str()] {
            Value::Array(rows) => !rows.is_empty(),
            other => !other.is_null(),
        });
        // Through a parent that the actor may not read there is nothing to see; that is no fault of this cell.
        let parent_hidden = !rows_of(row, actor, &answer).iter().any(|parent| !parent.is_null());
        if nested || !parent_hidden {
            seen.push(("embed", nested));
        }
    }
    seen
}

/// The rows of an answer; none for a refusal. To somebody signed in a row is hidden by its absence, unless the whole
/// table is closed to everybody.
fn rows_of(row: &Row, actor: &str, answer: &Answer) -> Vec<Value> {
    match answer.status.as_u16() {
        200 | 206 => answer.json().as_array().cloned().unwrap_or_default(),
        401 | 403 => {
            let closed = row.read.as_ref().is_none_or(Vec::is_empty);
            assert!(
                matches!(actor, "A" | "D") || closed,
                "{} · {actor}: {} {}",
                row.title(),
                answer.status,
                answer.text
            );
            Vec::new()
        }
        _ => panic!("{} · {actor}: {} {}", row.title(), answer.status, answer.text),
    }
}

/// The total of `content-range`, 0 for a refusal.
fn counted(answer: &Answer) -> u64 {
    answer.header("content-range").rsplit('/').next().and_then(|total| total.parse().ok()).unwrap_or(0)
}

/// Whether a row is the one that `column=eq.value&…` names.
fn matches(found: &Value, filter: &str) -> bool {
    filter.split('&').all(|part| {
        let (column, value) = part.split_once("=eq.").expect("targets are written column=eq.value");
        match &found[column] {
            Value::String(text) => text == value,
            Value::Number(number) => number.to_string() == value,
            _ => false,
        }
    })
}
