//! Changes over sockets: who may read a row hears that it was made, changed or removed, and no one else does.

use super::{
    findings::Findings,
    grid::{self, Kind, OTHERS, Row, names},
    reads::matches,
    world::World,
};
use crate::{
    kit::TestDatabase,
    realtime::client::{Socket, on, subscription},
};
use futures::future::join_all;
use serde_json::Value;
use std::{
    collections::{BTreeMap, BTreeSet},
    time::Duration,
};

/// How long after the last change a socket may still be told.
const QUIET: Duration = Duration::from_secs(2);

/// One filled target of a row, and who it was filled for.
struct Target<'a> {
    row: &'a Row,
    filter: String,
    actor: &'static str,
}

#[tokio::test]
async fn every_table_that_is_told_of_is_in_the_grid() {
    let database = TestDatabase::create().await;
    let sql = "select tablename::text from pg_publication_tables where pubname = 'supabase_realtime'";
    let rows = database.admin().await.query(sql, &[]).await.expect("the catalog answers");
    let published: BTreeSet<String> = rows.iter().map(|row| row.get(0)).collect();
    assert_eq!(published, grid::live().into_iter().collect());
    for table in published {
        let read = |row: &Row| row.object == table && row.read.as_ref().is_some_and(|readers| !readers.is_empty());
        assert!(grid::rows().iter().any(read), "{table}: no row that somebody reads");
    }
}

#[tokio::test]
async fn whoever_may_read_a_row_hears_of_it_and_nobody_else_does() {
    let world = World::build().await;
    let mut found = Findings::all();
    run(&world, &grid::rows(), &mut found).await;
    found.assert();
}

/// Runs the live cells of these rows.
pub async fn run(world: &World, rows: &[Row], found: &mut Findings) {
    let live = grid::live();
    let rows: Vec<&Row> = rows
        .iter()
        .filter(|row| row.kind == Kind::Table && row.read.is_some() && live.contains(&row.object))
        .collect();
    world.app.app.start_feed();
    let mut targets = Vec::new();
    let mut listeners: BTreeMap<String, Vec<Value>> = BTreeMap::new();
    let mut sockets = Vec::new();
    for row in &rows {
        for actor in OTHERS {
            targets.push(Target { row, filter: world.fill(row, actor, &row.target), actor });
            let name = listener(row, actor);
            if listeners.insert(name.clone(), Vec::new()).is_none() {
                let token = world.person(row, actor).map(|person| person.token.clone());
                sockets.push((name, open(world, token.as_deref(), &live).await));
            }
        }
    }
    let distinct: BTreeSet<(&str, &str)> =
        targets.iter().map(|target| (target.row.object.as_str(), target.filter.as_str())).collect();
    for (table, filter) in distinct {
        change(world, table, filter).await;
    }
    let heard = join_all(sockets.iter_mut().map(|(_, socket)| async {
        match socket {
            Some(socket) => socket.changes(QUIET).await,
            None => Vec::new(),
        }
    }))
    .await;
    let heard: BTreeMap<&String, Vec<Value>> = sockets.iter().map(|(name, _)| name).zip(heard).collect();

    for Target { row, filter, actor } in targets {
        let reads = names(row.read.as_ref().expect("only rows with readers are kept"), actor);
        let told = &heard[&listener(row, actor)];
        for (way, part) in [("INSERT", "record"), ("UPDATE", "record"), ("DELETE", "old_record")] {
            let hears = told.iter().any(|change| {
                change["type"] == way
                    && change["table"] == row.object.as_str()
                    && is_it(&change[part], &filter, way)
                    && tells(row, &change[part])
            });
            // A deletion tells a key, to those who are known to have read the row: never too many, maybe too few.
            let right = if way == "DELETE" { reads || !hears } else { reads == hears };
            found.cell(right, || {
                format!("{} · {way} · {actor}: {}", row.title(), if hears { "hears of it" } else { "hears nothing" })
            });
        }
    }
}

/// Whose socket: actors are the same people in each row, save the recruiters.
fn listener(row: &Row, actor: &str) -> String {
    if matches!(actor, "R+" | "R0") { format!("{actor} {}", row.permission) } else { actor.to_owned() }
}

/// Whether the columns that the row of the grid is about, if it names any, are told.
fn tells(row: &Row, told: &Value) -> bool {
    row.columns.iter().flat_map(|columns| columns.split(',')).all(|column| told.get(column).is_some())
}

/// Whether the row is meant; of a deletion only the key is known.
fn is_it(row: &Value, filter: &str, way: &str) -> bool {
    let known: Vec<&str> = filter
        .split('&')
        .filter(|part| part.split_once('=').is_some_and(|(column, _)| !row[column].is_null()))
        .collect();
    if way == "DELETE" { !known.is_empty() && matches(row, &known.join("&")) } else { matches(row, filter) }
}

/// A socket that listens to all of these tables; none for someone who is not let in.
async fn open(world: &World, token: Option<&str>, tables: &[String]) -> Option<Socket> {
    let bindings: Vec<Value> = tables.iter().map(|table| on("*", table)).collect();
    let mut socket = Socket::open(&world.app).await;
    let reply = socket.join("realtime:grid", &subscription(token, &bindings)).await;
    if reply["status"] != "ok" {
        return None;
    }
    // Anyone who may read nothing of a table cannot listen to it either.
    (socket.event("system").await["status"] == "ok").then_some(socket)
}

/// Changes the row, removes it and makes it again, at once: who may see it stays as it was. Triggers and foreign keys
/// sleep meanwhile.
async fn change(world: &World, table: &str, filter: &str) {
    let column = filter.split('=').next().expect("a filter names a column");
    let condition: Vec<String> = filter
        .split('&')
        .map(|part| {
            let (column, value) = part.split_once("=eq.").expect("targets are written column=eq.value");
            format!("{column} = '{value}'")
        })
        .collect();
    let condition = condition.join(" and ");
    let sql = format!(
        "begin; set local session_replication_role = replica;
         create temporary table kept on commit drop as select * from public.{table} where {condition};
         update public.{table} set {column} = {column} where {condition};
         delete from public.{table} where {condition};
         insert into public.{table} select * from kept;
         commit"
    );
    world.admin.batch_execute(&sql).await.unwrap_or_else(|error| panic!("{table} {filter}: {error:?}"));
}
