//! Has PostgreSQL explain every statement that the app's requests lead to, inside functions too, and looks for scans
//! of tables that grow.
//!
//! It proves that with the statistics of a large world the planner reaches those tables by index for the requests
//! listed here. It proves nothing about requests that are not listed, and nothing about speed.

use crate::{
    load::Connection,
    record::{log, logged},
    scenario::{Call, Visit, rpc},
    world::World,
};
use anyhow::{Context, bail};
use serde_json::{Value, json};
use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Write,
    fs,
};

/// A table with more rows than this in the demo world grows with its users; smaller ones are vocabulary.
const GROWN: f32 = 2_000.0;

/// The report, as Markdown.
///
/// # Errors
/// When a table that grows was scanned.
pub async fn explain(world: &World) -> anyhow::Result<String> {
    let growing = growing(world).await?;
    switch(world, true).await?;
    let explained = explain_all(world, &growing).await;
    switch(world, false).await?;
    let (out, scans) = explained?;
    if scans > 0 {
        bail!("{scans} scans of tables that grow:\n{out}");
    }
    Ok(out)
}

async fn growing(world: &World) -> anyhow::Result<BTreeSet<String>> {
    let rows = world
        .admin
        .query(
            "select c.relname::text from pg_class c join pg_namespace n on n.oid = c.relnamespace
             where c.relkind = 'r' and c.reltuples > $1
                 and n.nspname in ('public', 'private', 'auth', 'queue', 'realtime', 'storage')",
            &[&GROWN],
        )
        .await?;
    Ok(rows.iter().map(|row| row.get(0)).collect())
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
    tokio::time::sleep(std::time::Duration::from_millis(500)).await;
    Ok(())
}

async fn explain_all(world: &World, growing: &BTreeSet<String>) -> anyhow::Result<(String, usize)> {
    let mut out = format!(
        "Tables that grow: {}.\n\n| request | statements | scans of tables that grow |\n|---|---|---|\n",
        growing.iter().cloned().collect::<Vec<_>>().join(", ")
    );
    let mut all = 0;
    let mut connection = Connection::open(world, 0).await?;
    for (name, call) in calls(world).await? {
        let from = usize::try_from(fs::metadata(world.log())?.len())?;
        // A refusal is an answer as well: what led to it was explained.
        let refused = connection.send(&call).await.err().map(|error| error.to_string()).unwrap_or_default();
        let plans = plans(&logged(world, from).await?);
        let mut scans: BTreeMap<String, String> = BTreeMap::new();
        for plan in &plans {
            let mut found = Vec::new();
            scanned(&plan["Plan"], growing, &mut found);
            for table in found {
                scans.entry(table).or_insert_with(|| shortened(plan["Query Text"].as_str().unwrap_or_default()));
            }
        }
        all += scans.len();
        let words: Vec<String> = scans.iter().map(|(table, text)| format!("**{table}**: `{text}`")).collect();
        let refused = if refused.is_empty() { String::new() } else { format!(" ({})", shortened(&refused)) };
        let _ = writeln!(out, "| {name}{refused} | {} | {} |", plans.len(), words.join("; "));
    }
    Ok((out, all))
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

/// Every request of the app that reads, and those that write without deciding anything for good.
async fn calls(world: &World) -> anyhow::Result<Vec<(String, Call)>> {
    let (seeker, employer) = (&world.seekers[0], &world.employers[0]);
    let facts = world
        .admin
        .query_one(
            "select j.id::text, i.id::text, p.slug, k.slug, j.company_id::text
             from conversations c
             join job_interactions i on i.id = c.job_interaction_id
             join job_openings j on j.id = i.job_opening_id
             join profiles p on p.id = i.profile_id
             join companies k on k.id = j.company_id
             where c.id = $1",
            &[&seeker.conversation],
        )
        .await?;
    let [job, interaction, person, company, company_id]: [String; 5] =
        [0, 1, 2, 3, 4].map(|column| facts.get::<usize, String>(column));
    let conversation = seeker.conversation;

    let mut calls = Vec::new();
    let mut call = |who: &str, token: &str, name: &str, arguments: Value| {
        calls.push((format!("{name} as {who}"), rpc(token, name, &arguments)));
    };
    for (who, token) in [("seeker", &seeker.access_token), ("employer", &employer.access_token)] {
        for name in [
            "get_session_context",
            "get_my_profile",
            "get_badges",
            "list_conversations",
            "get_kept_promises",
            "home_match_demo",
            "get_daily_budget",
            "count_company_jobs",
        ] {
            call(who, token, name, json!({}));
        }
        call(who, token, "get_conversation", json!({ "p_conversation_id": conversation }));
        call(who, token, "get_read_marks", json!({ "p_conversation_id": conversation }));
        call(who, token, "mark_read", json!({ "p_conversation_id": conversation, "p_sequence": 1 }));
        call(who, token, "mark_viewed", json!({ "p_view": "messages" }));
        call(who, token, "get_job", json!({ "p_id": job }));
        call(who, token, "get_public_job", json!({ "p_id": job }));
        call(who, token, "get_public_profile", json!({ "p_slug": person }));
        call(who, token, "get_public_company", json!({ "p_slug": company }));
        call(who, token, "get_company_promise", json!({ "p_company_id": company_id }));
        call(who, token, "record_view", json!({ "p_kind": "job", "p_id": job }));
        call(who, token, "search_skills", json!({ "p_query": "ru" }));
        call(who, token, "search_suggest", json!({ "p_query": "sen" }));
        for kind in ["jobs", "companies", "people"] {
            call(who, token, "search", json!({ "p_query": "senior rust", "p_kind": kind }));
        }
    }
    let token = &seeker.access_token;
    for arguments in [
        json!({}),
        json!({ "p_tab": "saved" }),
        json!({ "p_text": "engineer" }),
        json!({ "p_skills": ["rust"] }),
        json!({ "p_remote": ["remote"], "p_pay_min": 60_000, "p_currency": "EUR", "p_place": "berlin" }),
        json!({ "p_seniority": ["senior"], "p_posted_within_days": 7 }),
    ] {
        calls.push((format!("browse_jobs {arguments}"), rpc(token, "browse_jobs", &arguments)));
    }
    let mut call = |token: &str, name: &str, arguments: Value| {
        calls.push((name.to_owned(), rpc(token, name, &arguments)));
    };
    call(token, "get_my_interests", json!({}));
    call(token, "get_featured_jobs", json!({}));
    call(token, "preview_my_profile", json!({ "p_as": "employer" }));
    let token = &employer.access_token;
    call(token, "get_interested_candidates_for_employer", json!({ "p_employer_id": employer.id }));
    call(token, "get_candidate", json!({ "p_interaction_id": interaction }));
    call(token, "get_company_jobs", json!({}));
    call(token, "get_shared_jobs", json!({}));
    call(token, "get_job_shares", json!({ "p_job_opening_id": job }));
    calls.push((
        "send_message".to_owned(),
        Visit::Message { token: seeker.access_token.clone(), conversation }.call(),
    ));
    for (who, person) in [("seeker", seeker), ("employer", employer)] {
        for path in [
            format!("profiles?id=eq.{}&select=id,full_name,role", person.id),
            format!("messages?conversation_id=eq.{conversation}&order=sequence.desc&limit=50"),
            format!("messages?conversation_id=eq.{conversation}&sequence=gt.2&order=sequence"),
            format!(
                "conversation_participants?user_id=eq.{}&select=conversation_id,conversations(id)\
                 &or=(is_hidden.is.null,is_hidden.eq.false)",
                person.id
            ),
            format!("companies?id=eq.{company_id}&select=id,name"),
            "saved_jobs?select=job_opening_id&order=created_at.desc&limit=100".to_owned(),
            "known_people?limit=50".to_owned(),
            "hidden_companies?limit=50".to_owned(),
            "job_imports?limit=20".to_owned(),
        ] {
            let token = Some(person.access_token.clone());
            let path = format!("/rest/v1/{path}");
            let shown = path.split(['=', '&']).next().unwrap_or_default().to_owned();
            calls.push((format!("{shown} as {who}"), Call { method: "GET", path, token, accept: None, body: None }));
        }
    }
    Ok(calls)
}
