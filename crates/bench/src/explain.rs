//! Has PostgreSQL explain every statement that the app's requests lead to, inside functions too, and looks for scans
//! of tables that grow.
//!
//! It proves that with the statistics of a large world the planner reaches those tables by index for the requests in
//! `calls.rs`, which a test holds against the app's queries. It proves nothing about speed.

use crate::{
    calls,
    load::Connection,
    record::{log, logged},
    world::World,
};
use anyhow::{Context, bail};
use serde_json::Value;
use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Write,
    fs,
    time::Duration,
};
use tokio::time::sleep;

/// A table with more rows than this in the demo world grows with its users; smaller ones are vocabulary.
const GROWN: f32 = 2_000.0;

/// How long the server needs to fill its indexes, of a world a hundred times over too.
const FILLING: Duration = Duration::from_secs(30);

/// The report, as Markdown.
///
/// # Errors
/// When a table that grows was scanned, a request was refused, or PostgreSQL logged no plan for one.
pub async fn explain(world: &World) -> anyhow::Result<String> {
    let growing = growing(world).await?;
    world.forget_limits().await?;
    switch(world, true).await?;
    let explained = explain_all(world, &growing).await;
    switch(world, false).await?;
    let (out, faults) = explained?;
    if !faults.is_empty() {
        bail!("{} faults:\n- {}\n\n{out}", faults.len(), faults.join("\n- "));
    }
    Ok(out)
}

async fn growing(world: &World) -> anyhow::Result<BTreeSet<String>> {
    let rows = world
        .admin
        .query(
            "select c.relname::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
             where c.relkind = 'r' and c.reltuples > $1
                 and n.nspname in ('public', 'private', 'auth', 'queue', 'realtime', 'storage')",
            &[&GROWN],
        )
        .await?;
    Ok(rows.iter().map(|row| row.try_get("name")).collect::<Result<_, _>>()?)
}

/// The server's connections explain what they carry out; the ones that are open already are ended, and the server
/// makes new ones.
async fn switch(world: &World, on: bool) -> anyhow::Result<()> {
    let settings: [(&str, &str); 5] = [
        ("session_preload_libraries", "auto_explain"),
        ("auto_explain.log_min_duration", "0"),
        ("auto_explain.log_nested_statements", "on"),
        ("auto_explain.log_format", "json"),
        ("auto_explain.log_level", "log"),
    ];
    // The settings have names only where the library is loaded.
    let mut statements = vec!["load 'auto_explain'".to_owned()];
    statements.extend(settings.map(|(name, value)| match on {
        true => format!("alter role devproof_gate set {name} = '{value}'"),
        false => format!("alter role devproof_gate reset {name}"),
    }));
    statements.push(match on {
        true => format!("alter system set log_line_prefix = '{}'", log::PREFIX),
        false => "alter system reset log_line_prefix".to_owned(),
    });
    statements.push("select pg_reload_conf()".to_owned());
    statements.push(
        "select pg_terminate_backend(pid, 2000) from pg_stat_activity where usename = 'devproof_gate'".to_owned(),
    );
    for statement in statements {
        world.admin.batch_execute(&statement).await.with_context(|| statement.clone())?;
    }
    // The server's indexes lost their connections too. They are filled again from whole tables, which no request asks for.
    sleep(if on { FILLING } else { Duration::from_millis(500) }).await;
    Ok(())
}

async fn explain_all(world: &World, growing: &BTreeSet<String>) -> anyhow::Result<(String, Vec<String>)> {
    let mut out = format!(
        "Tables that grow: {}.\n\n| request | statements | scans of tables that grow |\n|---|---|---|\n",
        growing.iter().cloned().collect::<Vec<_>>().join(", ")
    );
    let mut faults = Vec::new();
    let facts = calls::Facts::gather(world).await?;
    for (name, call) in calls::list(&facts) {
        let from = usize::try_from(fs::metadata(world.log())?.len())?;
        // Reading a log can take longer than the server keeps an idle connection open.
        let answer = Connection::open(world, 0).await?.send(&call).await;
        let plans = plans(&logged(world, from).await?);
        let mut scans: BTreeMap<String, String> = BTreeMap::new();
        for plan in &plans {
            let mut found = Vec::new();
            scanned(&plan["Plan"], growing, &mut found);
            for table in found {
                scans.entry(table).or_insert_with(|| shortened(plan["Query Text"].as_str().unwrap_or_default()));
            }
        }
        faults.extend(faults_of(&name, answer.err().map(|error| error.to_string()), plans.len(), &scans));
        let words: Vec<String> = scans.iter().map(|(table, text)| format!("**{table}**: `{text}`")).collect();
        let _ = writeln!(out, "| {name} | {} | {} |", plans.len(), words.join("; "));
    }
    Ok((out, faults))
}

/// Why a request does not show what it is here for. A refused one went only as far as the refusal, and without a plan
/// nothing was looked at.
fn faults_of(name: &str, refusal: Option<String>, plans: usize, scans: &BTreeMap<String, String>) -> Vec<String> {
    let mut faults: Vec<String> = scans.keys().map(|table| format!("{name} scans {table}")).collect();
    if let Some(refusal) = refusal {
        faults.push(format!("{name} was refused: {}", shortened(&refusal)));
    }
    if plans == 0 {
        faults.push(format!("{name}: PostgreSQL logged no plan"));
    }
    faults
}

fn plans(log_text: &str) -> Vec<Value> {
    let entries = log::entries(log_text);
    let plan = |entry: &String| serde_json::from_str(entry.split_once("plan:\n")?.1).ok();
    entries.iter().filter_map(plan).collect()
}

/// Tables that a plan reads from end to end, its parts included.
fn scanned(plan: &Value, growing: &BTreeSet<String>, found: &mut Vec<String>) {
    if plan["Node Type"] == "Seq Scan"
        && let Some(table) = plan["Relation Name"].as_str().filter(|table| growing.contains(*table))
    {
        found.push(table.to_owned());
    }
    for part in plan["Plans"].as_array().into_iter().flatten() {
        scanned(part, growing, found);
    }
}

fn shortened(text: &str) -> String {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ").replace('|', "¦");
    text.chars().take(160).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refusal_a_missing_plan_and_a_scan_are_faults() {
        let none = BTreeMap::new();
        assert!(faults_of("get_badges", None, 3, &none).is_empty());
        assert_eq!(faults_of("get_badges", Some("403".into()), 3, &none), ["get_badges was refused: 403"]);
        assert_eq!(faults_of("get_badges", None, 0, &none), ["get_badges: PostgreSQL logged no plan"]);
        let scans = BTreeMap::from([("messages".to_owned(), "select".to_owned())]);
        assert_eq!(faults_of("get_badges", None, 3, &scans), ["get_badges scans messages"]);
    }

    #[test]
    fn plans_are_read_from_the_log_and_scans_from_plans() {
        let plan = serde_json::json!({"Plan": {"Node Type": "Limit", "Plans": [
            {"Node Type": "Seq Scan", "Relation Name": "messages"}, {"Node Type": "Seq Scan", "Relation Name": "tiers"}]}});
        let mut found = Vec::new();
        scanned(&plan["Plan"], &BTreeSet::from(["messages".to_owned()]), &mut found);
        assert_eq!(found, ["messages"]);
        assert!(plans("2026-01-01 LOG: statement: select 1").is_empty());
    }
}
