//! Policies on trial: each is taken away, or let open, in a copy of the database, and the grid must notice. What nothing
//! notices is either a row that the grid lacks or a policy that nothing needs. `just mutate-policies` runs this and prints
//! the table; a run over all of them writes it to docs/mutations.md.

mod catalog;
mod table;

use super::{
    World, buckets, commands, embeds,
    findings::Findings,
    grid::{self, Row},
    internal_tables, reads, topics, unconditional_writes,
    world::Frozen,
    writes,
};
use crate::schema;
use catalog::{Mutation, mutations};
use futures::{FutureExt, StreamExt, stream};
use std::{
    panic::AssertUnwindSafe,
    time::{Duration, Instant},
};

/// Copies that live at the same time.
const AT_ONCE: usize = 3;

/// How a verdict begins that a panic spoke.
const PANIC: &str = "a panic";

/// A mutation and what noticed it.
struct Verdict {
    mutation: Mutation,
    /// The first cell that was wrong; none if the mutation survived.
    killed_by: Option<String>,
    took: Duration,
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_policy_is_missed_when_it_goes() {
    let world = World::build().await;
    let mutations = mutations(&world.admin).await;
    // What ends accounts needs a world for each row; it goes by definer functions, which no policy decides.
    let rows: Vec<_> = grid::rows().into_iter().filter(|row| !row.ends).collect();
    let frozen = world.freeze().await;
    let sound = judge(&frozen, &rows, Mutation::none()).await;
    assert_eq!(sound.killed_by, None, "the grid is wrong before anything was changed");
    // A part of them, while one works on a table's policies: `just mutate-policies public.companies`.
    let only = std::env::var("DEVPROOF_MUTATE").unwrap_or_default();
    let mut verdicts: Vec<Verdict> =
        stream::iter(mutations.into_iter().filter(|mutation| mutation.name().contains(&only)))
            .map(|mutation| judge(&frozen, &rows, mutation))
            .buffer_unordered(AT_ONCE)
            .inspect(|verdict| println!("{}", table::line(verdict)))
            .collect()
            .await;
    verdicts.sort_by_key(|verdict| verdict.mutation.name());
    let table = table::of(&verdicts);
    println!("{table}");
    if only.is_empty() {
        std::fs::write(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/mutations.md"), table::page(&table))
            .expect("the page of verdicts can be written");
    }
    let survivors: Vec<String> = verdicts
        .iter()
        .filter(|verdict| verdict.killed_by.is_none())
        .map(|verdict| verdict.mutation.name())
        .collect();
    assert!(survivors.is_empty(), "{} survive: {survivors:#?}", survivors.len());
}

/// Mutilates copies of the world and looks for the first wrong cell.
async fn judge(frozen: &Frozen, rows: &[Row], mutation: Mutation) -> Verdict {
    let started = Instant::now();
    let mut killed_by = None;
    for stages in mutation.attempts() {
        killed_by = attempt(frozen, rows, &mutation, &stages).await;
        if killed_by.as_ref().is_some_and(|cell| cell.starts_with(PANIC)) {
            // Perhaps the machine was only too busy.
            killed_by = attempt(frozen, rows, &mutation, &stages).await;
        }
        if killed_by.is_some() {
            break;
        }
    }
    Verdict { mutation, killed_by, took: started.elapsed() }
}

/// What is wrong first in a new copy; a cell that panics has noticed as well.
async fn attempt(frozen: &Frozen, rows: &[Row], mutation: &Mutation, stages: &[Stage]) -> Option<String> {
    let world = frozen.copy().await;
    world.admin.batch_execute(&mutation.sql).await.unwrap_or_else(|error| panic!("{}: {error:?}", mutation.sql));
    let mut found = Findings::first();
    match AssertUnwindSafe(look(&world, rows, mutation, stages, &mut found)).catch_unwind().await {
        Ok(()) => found.into_first(),
        Err(panic) => Some(format!("{PANIC}: {}", said(panic.as_ref()))),
    }
}

/// Runs these parts of the grid until a cell is wrong.
async fn look(world: &World, rows: &[Row], mutation: &Mutation, stages: &[Stage], found: &mut Findings) {
    let (about, others): (Vec<Row>, Vec<Row>) = rows.iter().cloned().partition(|row| mutation.is_about(row));
    // Rows that end an account would spoil the world for those after them.
    let mut likeliest: Vec<Row> = rows.iter().filter(|row| !row.ends).cloned().collect();
    likeliest.sort_by_key(|row| std::cmp::Reverse(mutation.likeness(row)));
    for stage in stages {
        match stage {
            Stage::Reads => reads::run(world, &about, found).await,
            Stage::Embeds => embeds::run(world, &about, found).await,
            Stage::Writes => writes::run(world, &about, found).await,
            Stage::Commands => commands::run(world, &likeliest, true, found).await,
            Stage::Buckets => buckets::run(world, found).await,
            Stage::Topics => topics::run(world, found).await,
            Stage::Bare => unconditional_writes::run(world, Some(&mutation.table()), found).await,
            Stage::Inside => internal_tables::run(world, found).await,
            Stage::OtherReads => reads::run(world, &others, found).await,
            Stage::Rules => schema::policies_hold(&world.admin, found).await,
        }
        if found.enough() {
            return;
        }
    }
}

/// A part of the grid.
#[derive(Debug, Clone, Copy)]
enum Stage {
    Reads,
    Embeds,
    Writes,
    Commands,
    Buckets,
    Topics,
    Inside,
    Bare,
    OtherReads,
    /// What the catalog must hold in any case.
    Rules,
}

fn said(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str).or_else(|| panic.downcast_ref::<&str>().copied());
    text.unwrap_or("without a word").lines().next().unwrap_or_default().to_owned()
}
