//! The grid is whole: what is exposed has a row, and each row names something exposed.

use super::grid::{self, Kind};
use crate::kit::TestDatabase;
use std::collections::BTreeSet;

const EXPOSED: &str = "
    select c.relname::text, case c.relkind when 'v' then 'view' else 'table' end
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')
    union
    select p.proname::text, 'function' from pg_proc p where p.pronamespace = 'public'::regnamespace";

#[tokio::test]
async fn everything_exposed_has_a_row() {
    let database = TestDatabase::create().await;
    let exposed: BTreeSet<(String, String)> = database
        .admin()
        .await
        .query(EXPOSED, &[])
        .await
        .unwrap()
        .iter()
        .map(|row| (row.get(0), row.get(1)))
        .collect();
    let told: BTreeSet<(String, String)> = grid::rows()
        .into_iter()
        .filter(|row| !matches!(row.kind, Kind::Command | Kind::ReadCommand))
        .map(|row| {
            let kind = match row.kind {
                Kind::Table => "table",
                Kind::View => "view",
                Kind::Function | Kind::Command | Kind::ReadCommand => "function",
            };
            (row.object, kind.to_owned())
        })
        .collect();
    let (without, gone): (Vec<_>, Vec<_>) =
        (exposed.difference(&told).collect(), told.difference(&exposed).collect());
    assert!(without.is_empty(), "exposed without a row in access-grid.toml: {without:?}");
    assert!(gone.is_empty(), "in access-grid.toml but not exposed: {gone:?}");
}

#[test]
fn every_command_has_a_row() {
    let told: BTreeSet<String> = grid::rows()
        .into_iter()
        .filter(|row| matches!(row.kind, Kind::Command | Kind::ReadCommand))
        .map(|row| row.object)
        .collect();
    let commands: BTreeSet<String> =
        devproof_commands::table().iter().map(|command| command.name.to_owned()).collect();
    assert_eq!(told, commands);
}

#[test]
fn every_table_and_view_says_who_reads_it() {
    for row in grid::rows() {
        match row.kind {
            Kind::Table | Kind::View => {
                assert!(row.read.is_some() || row.insert.is_some() || row.update.is_some(), "{}", row.title());
                assert!(!row.target.is_empty(), "{}", row.title());
            }
            Kind::Function | Kind::Command | Kind::ReadCommand => {
                assert!(row.by.is_some() && row.call.is_some(), "{}", row.title());
            }
        }
    }
}
