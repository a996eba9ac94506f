//! The folder of a function says its kind, and the kind says what it may do (`db/README.md`).

use devproof_server::embedded_files;
use std::collections::BTreeMap;

/// One file of `db/functions`, without its comments.
struct Function {
    path: String,
    kind: String,
    name: String,
    text: String,
    /// Whether it says why it has its owner's rights.
    has_reason: bool,
}

fn functions() -> Vec<Function> {
    let all: Vec<Function> = embedded_files::schema()
        .into_iter()
        .filter_map(|file| {
            let path = file.path.strip_prefix("functions/")?;
            let parts: Vec<&str> = path.split('/').collect();
            let [kind, _feature, name] = parts[..] else { panic!("{path}: functions/KIND/FEATURE/NAME.sql") };
            let name = name.strip_suffix(".sql").expect("an SQL file").to_owned();
            let text = file.text.lines().filter(|line| !line.trim_start().starts_with("--"));
            let text = text.collect::<Vec<_>>().join("\n").to_lowercase();
            let (path, kind) = (path.to_owned(), kind.to_owned());
            Some(Function { path, kind, name, has_reason: file.text.contains("-- Definer: "), text })
        })
        .collect();
    assert!(all.len() > 300, "the functions are there");
    all
}

/// What of the functions breaks a rule, one a line.
#[track_caller]
fn none(rule: &str, breaks: impl Fn(&Function) -> bool) {
    let found: Vec<String> = functions().into_iter().filter(breaks).map(|function| function.path).collect();
    assert!(found.is_empty(), "{rule}:\n{}", found.join("\n"));
}

fn says(function: &Function, word: &str) -> bool {
    function.text.split(|c: char| !c.is_alphanumeric() && c != '_').any(|part| part == word)
}

#[test]
fn a_file_holds_what_it_is_called_after() {
    none("the file makes something else", |function| {
        let head = function.text.lines().find(|line| line.starts_with("create ")).unwrap_or_default();
        let made = head.split(['(', ' ']).find_map(|word| word.split_once('.'));
        made.is_none_or(|(_, name)| name != function.name)
    });
    let mut names: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for function in functions() {
        names.entry(function.name).or_default().push(function.path);
    }
    names.retain(|_, paths| paths.len() > 1);
    assert!(names.is_empty(), "two files of one name: {names:?}");
}

#[test]
fn there_are_five_kinds() {
    const KINDS: [&str; 5] = ["rights", "compute", "write", "triggers", "public"];
    none("no kind of function", |function| !KINDS.contains(&function.kind.as_str()));
    none("triggers are in triggers/, and nothing else is", |function| {
        (function.kind == "triggers") != function.text.contains("returns trigger")
    });
}

#[test]
fn rights_and_computations_are_stable_and_write_nothing() {
    none("stable or immutable, or a view", |function| {
        let reads =
            says(function, "stable") || says(function, "immutable") || function.text.starts_with("create view");
        matches!(function.kind.as_str(), "rights" | "compute") && !reads
    });
}

#[test]
fn no_function_refuses_with_a_code_of_ours() {
    none("it raises a code that a client sees; the Rust command decides what is refused", |function| {
        function.text.contains("errcode = 'pt")
    });
}

#[test]
fn no_function_bears_a_commands_name() {
    let commands: Vec<&str> = devproof_commands::table().iter().map(|command| command.name).collect();
    none("a command of this name decides", |function| commands.contains(&function.name.as_str()));
}

#[test]
fn functions_with_the_owners_rights_say_why() {
    none("no line that begins with \"-- Definer: \"", |function| {
        function.text.contains("security definer") && !function.has_reason
    });
}
