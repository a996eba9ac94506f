//! Reading: by list, by id, by every way to count, and through the other object that a row names.

use super::{
    findings::Findings,
    grid::{self, Kind, OTHERS, Row, names},
    world::World,
};
use crate::kit::Answer;
use futures::future::join_all;
use serde_json::Value;

#[tokio::test]
async fn whoever_may_read_a_row_reads_it_and_nobody_else_does() {
    let world = World::build().await;
    let mut found = Findings::all();
    run(&world, &grid::rows(), &mut found).await;
    found.assert();
}

/// Runs the reading cells of these rows.
pub async fn run(world: &World, rows: &[Row], found: &mut Findings) {
    for row in rows {
        let Some(readers) = &row.read else { continue };
        assert!(matches!(row.kind, Kind::Table | Kind::View), "{}: read what?", row.title());
        let looks = join_all(OTHERS.iter().map(|actor| look(world, row, actor))).await;
        for (actor, ways) in OTHERS.iter().zip(looks) {
            for (way, seen) in ways {
                found.cell(seen == Ok(names(readers, actor)), || {
                    let what = match seen {
                        Ok(true) => "reads it".to_owned(),
                        Ok(false) => "does not read it".to_owned(),
                        Err(odd) => odd,
                    };
                    format!("{} · {way} · {actor}: {what}", row.title())
                });
            }
        }
        if found.enough() {
            return;
        }
    }
}

type Seen = Result<bool, String>;

/// Whether the actor sees the row, in each way there is.
async fn look(world: &World, row: &Row, actor: &str) -> Vec<(&'static str, Seen)> {
    let filter = world.fill(row, actor, &row.target);
    let object = &row.object;
    let columns = row.columns.as_deref().unwrap_or("*");
    let narrow = if row.list.is_empty() { String::new() } else { format!("&{}", world.fill(row, actor, &row.list)) };
    let path = format!("{object}?select={columns}&{filter}");
    let send =
        |method, path: String, prefer| async move { world.send(row, actor, method, &path, prefer, None).await };

    let by_id = send("GET", path.clone(), "count=exact").await;
    let list = send("GET", format!("{object}?select={columns}&limit=1000{narrow}"), "").await;
    let seen = |answer: &Answer| rows_of(row, actor, answer).map(|rows| !rows.is_empty());
    let mut ways = vec![
        ("by id", seen(&by_id)),
        ("count=exact", Ok(counted(&by_id) > 0)),
        ("list", rows_of(row, actor, &list).map(|rows| rows.iter().any(|found| matches(found, &filter)))),
    ];
    for (way, prefer) in
        [("HEAD", "count=exact"), ("count=planned", "count=planned"), ("count=estimated", "count=estimated")]
    {
        ways.push((way, Ok(counted(&send("HEAD", path.clone(), prefer).await) > 0)));
    }
    if let Some(embed) = &row.embed {
        let answer = send("GET", world.fill(row, actor, embed), "").await;
        let parents = rows_of(row, actor, &answer);
        // Through a parent that the actor may not read there is nothing to see; that is no fault of this cell.
        if parents.as_ref().is_err() || parents.as_ref().is_ok_and(|parents| !parents.is_empty()) {
            ways.push(("embed", parents.map(|parents| parents.iter().any(|parent| holds(&parent[object.as_str()])))));
        }
    }
    ways
}

/// Whether an embed holds something.
pub fn holds(embed: &Value) -> bool {
    match embed {
        Value::Array(rows) => !rows.is_empty(),
        other => !other.is_null(),
    }
}

/// The rows of an answer; none for a refusal. To someone signed in a row is hidden by its absence, unless the whole
/// table is closed to everyone. Anything else is told as odd.
pub fn rows_of(row: &Row, actor: &str, answer: &Answer) -> Result<Vec<Value>, String> {
    let closed = row.read.as_ref().is_none_or(Vec::is_empty);
    match answer.status.as_u16() {
        200 | 206 => Ok(answer.json().as_array().cloned().unwrap_or_default()),
        401 | 403 if closed || matches!(actor, "A" | "D" | "DE" | "F" | "FE") => Ok(Vec::new()),
        _ => Err(format!("{} {}", answer.status, answer.text)),
    }
}

/// The total of `content-range`, 0 for a refusal.
fn counted(answer: &Answer) -> u64 {
    answer.header("content-range").rsplit('/').next().and_then(|total| total.parse().ok()).unwrap_or(0)
}

/// Whether a row is the one that `column=eq.value&…` names, as far as it tells these columns.
pub fn matches(found: &Value, filter: &str) -> bool {
    filter.split('&').all(|part| {
        let (column, value) = part.split_once("=eq.").expect("targets are written column=eq.value");
        match &found[column] {
            Value::String(text) => text == value,
            Value::Number(number) => number.to_string() == value,
            _ => false,
        }
    })
}
