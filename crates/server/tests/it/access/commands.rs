//! Commands let in those who are named; everyone else is turned away in words that tell nothing.

use super::{
    call_fixtures,
    findings::Findings,
    grid::{self, COMMAND_ACTORS, Kind, OTHERS, Row, names},
    world::World,
};

#[tokio::test]
async fn commands_let_in_only_those_named() {
    let world = World::build().await;
    let mut found = Findings::all();
    let (ending, shared): (Vec<Row>, Vec<Row>) = grid::rows().into_iter().partition(|row| row.ends);
    run(&world, &shared, false, &mut found).await;
    for row in ending {
        // The call ends accounts, or changes who they are to the company.
        run(&World::build().await, &[row], false, &mut found).await;
    }
    found.assert();
}

/// Runs the commands' rows among these, one call after the other: some change what others need.
pub async fn run(world: &World, rows: &[Row], allowed_only: bool, found: &mut Findings) {
    for row in rows.iter().filter(|row| row.kind == Kind::Command) {
        let (Some(by), Some(call)) = (&row.by, &row.call) else { panic!("{}: call by whom?", row.title()) };
        for actor in OTHERS.into_iter().chain(COMMAND_ACTORS) {
            let allowed = names(by, actor);
            if allowed_only && !allowed {
                continue;
            }
            let body = world.fill(row, actor, &call_fixtures::fill(world, row, actor, call).await);
            let before = held(world, row).await;
            let answer = world.send(row, actor, "POST", &format!("rpc/{}", row.object), "", Some(&body)).await;
            // 409: the state of the caller's own things forbids it (a role that was chosen).
            let right = if allowed {
                answer.status.is_success() && (before.is_none() || held(world, row).await != before)
            } else {
                matches!(answer.status.as_u16(), 401 | 403 | 404 | 409)
            };
            found.cell(right, || format!("{} · {actor}: {} {}", row.title(), answer.status, answer.text));
            if found.enough() {
                return;
            }
        }
    }
}

/// What the table holds that the row says is changed.
async fn held(world: &World, row: &Row) -> Option<String> {
    match &row.changes {
        Some(table) => Some(world.fingerprint(table).await),
        None => None,
    }
}
