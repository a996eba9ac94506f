//! The access grid as a page: who may do what, one line a row.

use anyhow::Context;
use std::{fmt::Write, fs, path::Path};
use toml::{Table, Value};

/// Everyone who acts, in the grid's order.
const ACTORS: [&str; 16] = ["A", "O", "D", "DE", "F", "FE", "P", "J", "J2", "EA", "R+", "R0", "X", "IA", "N", "I1"];

const HEAD: &str = "# Who may do what\n\nThe access grid as a picture. Each cell is run by the tests, the allowed ones as well as the \
    denied ones: a table or view is read by list, by id, by every way to count, through every foreign key and, where it is \
    live, over a socket. Whoever has no letter gets nothing.\n\n\
    A anonymous · O in onboarding · D deactivated · DE a deactivated recruiter of the row's company with every permission · \
    F is J, and FE is EA, in a session that owes their second factor · \
    P admin of a company that waits for approval · J the seeker who owns the row · J2 another seeker · EA admin of the row's \
    company · R+ recruiter of it who holds only the row's permission · R0 recruiter of it who holds every permission but that · \
    X admin of another company · IA staff with a second factor · N an employer in onboarding without a company · I1 staff \
    without a second factor.\n\n\
    r read · c create · u change · d delete · x call or carry out · s sees it in a list (files) · l listen, b broadcast, \
    p be present (topics)\n";

/// A part of the page: its title, the grid's array, the member that names the object, and its lists with their letters.
struct Part {
    title: &'static str,
    array: &'static str,
    kinds: &'static [&'static str],
    object: &'static str,
    lists: &'static [(&'static str, &'static str)],
}

const PARTS: [Part; 5] = [
    Part { title: "Tables and views", array: "row", kinds: &["table", "view"], object: "object", lists: ROW },
    Part { title: "Functions", array: "row", kinds: &["function"], object: "object", lists: ROW },
    Part { title: "Commands", array: "row", kinds: &["command"], object: "object", lists: ROW },
    Part {
        title: "Files",
        array: "bucket",
        kinds: &["table"],
        object: "bucket",
        lists: &[("read", "r"), ("list", "s"), ("insert", "c"), ("update", "u"), ("delete", "d")],
    },
    Part {
        title: "Topics",
        array: "topic",
        kinds: &["table"],
        object: "topic",
        lists: &[("listen", "l"), ("broadcast", "b"), ("present", "p")],
    },
];

const ROW: &[(&str, &str)] = &[("read", "r"), ("insert", "c"), ("update", "u"), ("delete", "d"), ("by", "x")];

/// The page's text.
pub fn page() -> anyhow::Result<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../access-grid.toml");
    let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
    let grid: Table = text.parse().context("access-grid.toml")?;
    let mut out = HEAD.to_owned();
    let live: Vec<String> = grid
        .get("live")
        .and_then(Value::as_array)
        .into_iter()
        .flatten()
        .filter_map(Value::as_str)
        .map(|table| format!("`{table}`"))
        .collect();
    writeln!(out, "\nLive: {}.", live.join(", "))?;
    for part in &PARTS {
        writeln!(out, "\n## {}\n\n| object | what | permission | {} |", part.title, ACTORS.join(" | "))?;
        writeln!(out, "| --- | --- | --- |{}", " --- |".repeat(ACTORS.len()))?;
        for row in grid.get(part.array).and_then(Value::as_array).into_iter().flatten().filter_map(Value::as_table) {
            let text = |name: &str| row.get(name).and_then(Value::as_str).unwrap_or_default();
            let kind = row.get("kind").and_then(Value::as_str).unwrap_or("table");
            if !part.kinds.contains(&kind) {
                continue;
            }
            let cells: Vec<String> = ACTORS.iter().map(|actor| letters(row, part.lists, actor)).collect();
            let (object, says) = (text(part.object), text("says").replace('|', "\\|"));
            writeln!(out, "| `{object}` | {says} | {} | {} |", text("permission"), cells.join(" | "))?;
        }
    }
    Ok(out)
}

/// What the actor may do by this row; a write is in a table of its own with the list `by`.
fn letters(row: &Table, lists: &[(&str, &str)], actor: &str) -> String {
    let named = |value: &Value| match value {
        Value::Array(names) => names.iter().any(|name| name.as_str() == Some(actor)),
        Value::Table(write) => {
            let by = write.get("by").and_then(Value::as_array);
            by.is_some_and(|names| names.iter().any(|name| name.as_str() == Some(actor)))
        }
        _ => false,
    };
    lists.iter().filter(|(list, _)| row.get(*list).is_some_and(named)).map(|(_, letter)| *letter).collect()
}
