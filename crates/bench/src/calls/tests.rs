//! The list holds whatever the app reads.

use super::*;
use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn facts() -> Facts {
    let person = || Person {
        id: Uuid::nil(),
        access_token: String::new(),
        refresh_token: String::new(),
        conversation: Uuid::nil(),
    };
    let owned = || (String::new(), String::new());
    Facts {
        seeker: person(),
        employer: person(),
        staff: String::new(),
        job: String::new(),
        interaction: String::new(),
        person: String::new(),
        company: String::new(),
        company_id: String::new(),
        challenge: String::new(),
        proof: owned(),
        submission: owned(),
        attempt: owned(),
        invitation: owned(),
        employer_challenge: owned(),
        import: owned(),
        review: String::new(),
        bug_report: String::new(),
        report: String::new(),
        scheduled_interview: String::new(),
        admin: owned(),
    }
}

/// Names of calls as `rpc NAME`, of tables as `from NAME`.
fn listed() -> BTreeSet<String> {
    let name = |(_, call): (String, Call)| {
        let path = call.path.trim_start_matches("/rest/v1/").split('?').next().unwrap_or_default().to_owned();
        match path.strip_prefix("rpc/") {
            Some(function) => format!("rpc {function}"),
            None => format!("from {path}"),
        }
    };
    list(&facts()).into_iter().map(name).collect()
}

fn sources(folder: &Path, extension: &str, texts: &mut Vec<String>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if path.is_dir() {
            sources(&path, extension, texts);
        } else if name.ends_with(extension) && !name.contains(".test.") {
            texts.push(fs::read_to_string(&path).expect("a text"));
        }
    }
}

/// What is in quotes behind `before`, with what follows the closing bracket.
fn quoted<'a>(text: &'a str, before: &'a str) -> impl Iterator<Item = (&'a str, &'a str)> {
    text.split(before).skip(1).filter_map(|rest| {
        let (name, rest) = rest.trim_start().strip_prefix('"')?.split_once('"')?;
        Some((name, rest.split_once(')').map_or("", |(_, rest)| rest.trim_start())))
    })
}

/// By its name: every other command decides something.
fn reads(command: &str) -> bool {
    let name = command.strip_prefix("admin_").unwrap_or(command);
    ["get_", "list_", "preview_", "search", "browse_", "count_", "home_"].iter().any(|start| name.starts_with(start))
        || name.ends_with("_log")
}

#[test]
fn every_query_of_the_app_is_explained() {
    let (listed, mut texts) = (listed(), Vec::new());
    for extension in [".ts", ".tsx"] {
        sources(&repository().join("web/src"), extension, &mut texts);
    }
    let mut asked = BTreeSet::new();
    for text in &texts {
        asked.extend(quoted(text, ".rpc(").filter(|(name, _)| reads(name)).map(|(name, _)| format!("rpc {name}")));
        let selects = |(_, rest): &(&str, &str)| rest.starts_with(".select");
        asked.extend(quoted(text, ".from(").filter(selects).map(|(name, _)| format!("from {name}")));
    }
    // What it looks for is found: these are called in different shapes.
    for known in ["rpc get_challenge", "rpc preview_match_weights", "from submission_tests", "from skills"] {
        assert!(asked.contains(known), "{known} is not found in web/src");
    }
    let missing: Vec<&String> = asked.difference(&listed).collect();
    assert!(missing.is_empty(), "`just explain` lacks {missing:?}");
}

/// Names in a section of the generated types, such as "Functions".
fn typed(types: &str, section: &str) -> BTreeSet<String> {
    let start = format!("    {section}: {{");
    let lines = types.lines().skip_while(|line| *line != start).skip(1).take_while(|line| *line != "    }");
    lines.filter_map(|line| Some(line.strip_prefix("      ")?.strip_suffix(": {")?.to_owned())).collect()
}

/// Also one whose name is handed to a helper that calls it.
#[test]
fn every_function_that_the_app_names_and_that_reads_is_explained() {
    let (listed, mut texts) = (listed(), Vec::new());
    for extension in [".ts", ".tsx"] {
        sources(&repository().join("web/src"), extension, &mut texts);
    }
    let types = fs::read_to_string(repository().join("web/src/lib/database.types.ts")).expect("types");
    let functions = typed(&types, "Functions");
    assert!(functions.contains("browse_jobs") && functions.contains("get_badges"), "{functions:?}");
    let missing: Vec<String> = functions
        .iter()
        .filter(|name| reads(name) && texts.iter().any(|text| text.contains(&format!("\"{name}\""))))
        .map(|name| format!("rpc {name}"))
        .filter(|name| !listed.contains(name))
        .collect();
    assert!(missing.is_empty(), "`just explain` lacks {missing:?}");
}

/// A table may be read through another one: `select("id, companies(name)")`.
#[test]
fn every_embed_of_the_app_is_explained() {
    let calls = list(&facts());
    let mut texts = Vec::new();
    for extension in [".ts", ".tsx"] {
        sources(&repository().join("web/src"), extension, &mut texts);
    }
    let types = fs::read_to_string(repository().join("web/src/lib/database.types.ts")).expect("types");
    let tables = typed(&types, "Tables");
    assert!(tables.contains("companies") && tables.contains("hidden_companies"), "{tables:?}");
    let mut missing = Vec::new();
    for (table, rest) in texts.iter().flat_map(|text| quoted(text, ".from(")) {
        let Some((select, _)) = quoted(rest, ".select(").next().filter(|_| rest.starts_with(".select(")) else {
            continue;
        };
        for embed in tables.iter().filter(|embed| select.contains(&format!("{embed}("))) {
            let path = format!("/rest/v1/{table}?");
            let is_listed =
                |(_, call): &(String, Call)| call.path.starts_with(&path) && call.path.contains(&format!("{embed}("));
            if !calls.iter().any(is_listed) {
                missing.push(format!("from {table} with {embed}"));
            }
        }
    }
    assert!(missing.is_empty(), "`just explain` lacks {missing:?}");
}

#[test]
fn every_function_and_view_that_reads_is_explained() {
    let listed = listed();
    let mut missing = Vec::new();
    let features = fs::read_dir(repository().join("db/functions/public")).expect("functions");
    let folders = features.map(|entry| entry.expect("an entry").path()).filter(|path| path.is_dir());
    for path in folders
        .flat_map(|folder| fs::read_dir(folder).expect("a folder"))
        .map(|entry| entry.expect("an entry").path())
    {
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let text = fs::read_to_string(&path).expect("a text");
        let is_view = text.lines().any(|line| line.starts_with("create view "));
        let head = text.split("as $$").next().unwrap_or_default();
        let is_read = is_view || head.split_whitespace().any(|word| matches!(word, "stable" | "immutable"));
        let as_listed = format!("{} {name}", if is_view { "from" } else { "rpc" });
        if is_read && !listed.contains(&as_listed) {
            missing.push(as_listed);
        }
    }
    assert!(missing.is_empty(), "`just explain` lacks {missing:?}");
}
