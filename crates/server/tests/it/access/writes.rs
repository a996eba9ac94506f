//! Writing through the tables: who may, and that a refusal changes nothing.

use super::{
    findings::Findings,
    grid::{self, ACTORS, Kind, Row, Write, names},
    world::World,
};
use crate::kit::Answer;
use futures::future::join_all;

/// A way to write, as a request.
#[derive(Debug, Clone, Copy)]
enum Way {
    Insert,
    Update,
    Delete,
}

struct Attempt {
    method: &'static str,
    path: String,
    body: Option<String>,
}

#[tokio::test]
async fn whoever_may_write_a_row_writes_it_and_nobody_else_does() {
    let world = World::build().await;
    let mut found = Findings::all();
    run(&world, &grid::rows(), &mut found).await;
    found.assert();
}

/// Runs the writing cells of these rows.
pub async fn run(world: &World, rows: &[Row], found: &mut Findings) {
    for row in rows.iter().filter(|row| matches!(row.kind, Kind::Table | Kind::View)) {
        // Refusals first: they are told from successes by a table that stays as it is.
        for way in [Way::Insert, Way::Update, Way::Delete] {
            refuse(world, row, way, found).await;
        }
        for way in [Way::Insert, Way::Update, Way::Delete] {
            grant(world, row, way, found).await;
        }
        if found.enough() {
            return;
        }
    }
}

impl Way {
    fn of(self, row: &Row) -> Option<&Write> {
        match self {
            Self::Insert => row.insert.as_ref(),
            Self::Update => row.update.as_ref(),
            Self::Delete => row.delete.as_ref(),
        }
    }

    fn may(self, row: &Row, actor: &str) -> bool {
        // J3 stands by, so that a row "of another" has another; whatever J2 may do, J3 may.
        self.of(row).is_some_and(|write| names(&write.by, actor) || (actor == "J3" && names(&write.by, "J2")))
    }

    /// The request, if this way makes sense for the row and the actor.
    fn attempt(self, world: &World, row: &Row, actor: &str) -> Option<Attempt> {
        let body = self.of(row).map(|write| write.body.as_str());
        let object = &row.object;
        let filter = world.fill(row, actor, &row.target);
        match self {
            Self::Insert => {
                let body = body.unwrap_or("{}");
                // "As another" would be J3's own.
                (actor != "J3" || !body.contains("{J3}")).then(|| Attempt {
                    method: "POST",
                    path: object.clone(),
                    body: Some(world.fill(row, actor, body)),
                })
            }
            Self::Update => {
                let body = body.map_or_else(|| touch(&filter), |body| world.fill(row, actor, body));
                Some(Attempt { method: "PATCH", path: format!("{object}?{filter}"), body: Some(body) })
            }
            Self::Delete => Some(Attempt { method: "DELETE", path: format!("{object}?{filter}"), body: None }),
        }
    }
}

/// A body that writes what the filter's first column holds already.
fn touch(filter: &str) -> String {
    let (column, value) = filter.split('&').next().and_then(|part| part.split_once("=eq.")).expect("a filter");
    format!("{{\"{column}\":\"{value}\"}}")
}

async fn send(world: &World, row: &Row, actor: &str, attempt: &Attempt) -> Answer {
    world.send(row, actor, attempt.method, &attempt.path, "return=minimal", attempt.body.as_deref()).await
}

fn table(row: &Row) -> &str {
    if row.kind == Kind::View { "profiles" } else { &row.object }
}

/// Everyone who may not tries, all at once; the table stays as it is.
async fn refuse(world: &World, row: &Row, way: Way, found: &mut Findings) {
    let tries: Vec<_> = ACTORS
        .into_iter()
        .filter(|actor| !way.may(row, actor))
        .filter_map(|actor| Some((actor, way.attempt(world, row, actor)?)))
        .collect();
    let before = world.fingerprint(table(row)).await;
    let answers = join_all(tries.iter().map(|(actor, attempt)| send(world, row, actor, attempt))).await;
    for ((actor, _), answer) in tries.iter().zip(&answers) {
        found.cell(answer.status.is_success() || matches!(answer.status.as_u16(), 401 | 403), || {
            format!("{} · {way:?} · {actor}: refused in other words: {} {}", row.title(), answer.status, answer.text)
        });
    }
    let after = world.fingerprint(table(row)).await;
    found.cell(after == before, || {
        let who: Vec<_> = tries
            .iter()
            .zip(&answers)
            .filter(|(_, answer)| answer.status.is_success())
            .map(|((actor, _), _)| *actor)
            .collect();
        format!("{} · {way:?}: one of {who:?} changes it", row.title())
    });
}

/// Each who may does, one after the other; each changes the table.
async fn grant(world: &World, row: &Row, way: Way, found: &mut Findings) {
    for actor in ACTORS.into_iter().filter(|actor| way.may(row, actor)) {
        let Some(attempt) = way.attempt(world, row, actor) else { continue };
        let before = world.fingerprint(table(row)).await;
        let answer = send(world, row, actor, &attempt).await;
        let changed = world.fingerprint(table(row)).await != before;
        found.cell(answer.status.is_success() && changed, || {
            format!("{} · {way:?} · {actor}: cannot: {} {}", row.title(), answer.status, answer.text)
        });
    }
}
