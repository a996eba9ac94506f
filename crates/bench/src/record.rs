//! From what the server really asks of PostgreSQL to a pgbench script that asks the same.

pub(crate) mod log;
mod script;

use crate::{load::Connection, scenario::Scenario, world::World};
use anyhow::{bail, ensure};
use log::Statement;
use std::{
    collections::{HashMap, HashSet},
    fs,
    time::{Duration, Instant},
};

pub use script::{Prepared, Read, Script};

/// How long the first line of the log is waited for.
const PATIENCE: Duration = Duration::from_millis(500);

/// Lets every person ask twice, the second time under PostgreSQL's log, and makes a script of it.
pub async fn record(world: &World, scenario: &mut Scenario) -> anyhow::Result<Script> {
    let recordings = twice(world, scenario).await;
    // Also when a request was refused: what is measured next would be measured with a log.
    set_logging(world, false).await?;
    // Whatever else the server does at the time is not in every recording.
    let mut recordings: Vec<Vec<Vec<Statement>>> = recordings?.into_iter().map(transactions).collect();
    let bodies = |all: &[Vec<Statement>]| all.iter().map(|one| body(one)).collect::<HashSet<_>>();
    let common = recordings
        .iter()
        .map(|all| bodies(all))
        .reduce(|left, right| left.intersection(&right).cloned().collect())
        .unwrap_or_default();
    for all in &mut recordings {
        all.retain(|one| common.contains(&body(one)));
    }
    let recordings: Vec<Vec<Statement>> = recordings.into_iter().map(|all| all.concat()).collect();
    let shape = |statements: &[Statement]| statements.iter().map(|s| s.text.clone()).collect::<Vec<_>>();
    let usual = shape(&recordings[0]);
    ensure!(!usual.is_empty(), "PostgreSQL logged no statement");
    if let Some(other) = recordings.iter().map(|statements| shape(statements)).find(|other| *other != usual) {
        bail!(
            "not everybody's request is carried out alike: {usual:#?}
and {other:#?}"
        );
    }
    let (first, second) = recordings.split_at(scenario.visits.len());
    Script::make(world, first, second).await
}

/// Twice over, so that what differs from request to request can be told from what differs between people.
async fn twice(world: &World, scenario: &mut Scenario) -> anyhow::Result<Vec<Vec<Statement>>> {
    let mut recordings = everybody(world, scenario).await?;
    recordings.extend(everybody(world, scenario).await?);
    Ok(recordings)
}

/// Statements by transaction, in the order in which these began: several connections may work for one request.
fn transactions(statements: Vec<Statement>) -> Vec<Vec<Statement>> {
    let mut all: Vec<Vec<Statement>> = Vec::new();
    let mut open: HashMap<u32, usize> = HashMap::new();
    for statement in statements {
        let place = open.get(&statement.backend).copied().filter(|place| {
            // A context after anything but `begin` starts a transaction of its own.
            let says_begin = all[*place].first().is_some_and(|first| script::begins(&first.text));
            !script::begins(&statement.text) && (says_begin || !script::is_context(&statement.text))
        });
        let place = place.unwrap_or_else(|| {
            all.push(Vec::new());
            all.len() - 1
        });
        match script::ends(&statement.text) {
            true => open.remove(&statement.backend),
            false => open.insert(statement.backend, place),
        };
        all[place].push(statement);
    }
    all
}

/// What a transaction does, without its bounds.
fn body(transaction: &[Statement]) -> Vec<String> {
    let bound = |text: &str| script::begins(text) || script::ends(text) || script::is_context(text);
    transaction.iter().map(|statement| statement.text.clone()).filter(|text| !bound(text)).collect()
}

async fn everybody(world: &World, scenario: &mut Scenario) -> anyhow::Result<Vec<Vec<Statement>>> {
    let mut recordings = Vec::new();
    for (place, visit) in scenario.visits.iter_mut().enumerate() {
        let mut connection = Connection::open(world, place).await?;
        // The first request prepares statements and asks whether the session lives.
        let warm = connection.send(&visit.call()).await?;
        visit.answered(&warm);
        set_logging(world, true).await?;
        let from = usize::try_from(fs::metadata(world.log())?.len())?;
        let body = connection.send(&visit.call()).await?;
        visit.answered(&body);
        let text = logged(world, from).await?;
        recordings.push(log::statements(&text));
    }
    Ok(recordings)
}

async fn set_logging(world: &World, on: bool) -> anyhow::Result<()> {
    let (what, prefix) = if on { ("all", log::PREFIX) } else { ("none", "%m [%p] ") };
    let now: String = world.admin.query_one("show log_statement", &[]).await?.try_get("log_statement")?;
    if now == what {
        return Ok(());
    }
    for statement in [
        format!("alter system set log_statement = '{what}'"),
        format!("alter system set log_line_prefix = '{prefix}'"),
        "select pg_reload_conf()".to_owned(),
    ] {
        world.admin.batch_execute(&statement).await?;
    }
    // Every backend takes it over before its next statement, after the signal arrived.
    tokio::time::sleep(Duration::from_millis(100)).await;
    Ok(())
}

/// What was logged from there on, once nothing more comes; nothing when the wait is over.
pub(crate) async fn logged(world: &World, from: usize) -> anyhow::Result<String> {
    let (mut seen, started) = (0, Instant::now());
    loop {
        tokio::time::sleep(Duration::from_millis(15)).await;
        let text = fs::read(world.log())?;
        let is_over = seen > from || started.elapsed() > PATIENCE;
        if text.len() == seen && is_over {
            return Ok(String::from_utf8_lossy(&text[from..]).into_owned());
        }
        seen = text.len();
    }
}
