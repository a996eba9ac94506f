//! How far the contract has one source: what is still written by hand, counted by the text of the sources.

mod copied_lists;

use crate::generate::vocabulary::Vocabulary;
use anyhow::Context;
use copied_lists::CopiedList;
use devproof_commands::Command;
use devproof_db::answer_schemas::AnswerSchemas;
use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

/// How the web app could say what an answer is, where nothing checks it.
const CASTS: [&str; 7] =
    ["unwrap<", "unwrapMaybe<", ".single<", ".maybeSingle<", ".returns<", ".overrideTypes<", ".rpc<"];

/// Prints the counts. Each is to be 0, but for the definer functions with their reason.
pub fn run() -> anyhow::Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let web = sources(&root.join("web/src"), &["ts", "tsx"])?;
    let rust = sources(&root.join("crates"), &["rs"])?;
    let sql = sources(&root.join("db/functions"), &["sql"])?;
    let commands: BTreeSet<&str> = devproof_commands::table().iter().map(|command| command.name).collect();
    let described = AnswerSchemas::read(&root)?.answers;
    let is_untyped =
        |command: &&&Command| (command.signature)().answer.is_none() && !described.contains_key(command.name);
    let untyped = devproof_commands::table().iter().filter(is_untyped).count();
    let in_sql: Vec<&str> = commands
        .iter()
        .copied()
        .filter(|name| sql.iter().any(|file| file.path.file_stem().is_some_and(|stem| stem == *name)))
        .collect();
    let decides = |file: &&Source| {
        let may = |kind| file.path.iter().any(|part| part == kind);
        !may("triggers") && !may("public") && file.text.contains("PT4")
    };
    let definers = sql.iter().filter(|file| file.text.contains("security definer"));
    let (with_reason, without_reason): (Vec<_>, Vec<_>) =
        definers.partition(|file| file.text.contains("-- Definer:"));
    let copied_lists = copied_lists(&root)?;
    let facts = [
        ("casts of answers (a type argument where one is read)", count(&web, &CASTS)),
        ("hand-written row types (object types with names of the contract)", repeated_types(&root, &web)?),
        ("commands without an answer type", untyped),
        ("commands whose decision is in a private function of their name", in_sql.len()),
        ("other functions that refuse", sql.iter().filter(decides).count()),
        ("rows read by position", product(rust).iter().map(reads_by_position).sum()),
        ("definer functions without a reason", without_reason.len()),
        ("definer functions with their reason", with_reason.len()),
        ("closed lists with more than one source", copied_lists.len()),
    ];
    for (fact, count) in facts {
        println!("{count:>5}  {fact}");
    }
    for copy in copied_lists {
        println!("       {copy}");
    }
    Ok(())
}

struct Source {
    path: PathBuf,
    text: String,
}

fn sources(folder: &Path, extensions: &[&str]) -> anyhow::Result<Vec<Source>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        let path = entry?.path();
        if path.is_dir() {
            found.extend(sources(&path, extensions)?);
        } else if path.extension().is_some_and(|extension| extensions.iter().any(|known| extension == *known)) {
            found.push(Source { text: fs::read_to_string(&path)?, path });
        }
    }
    Ok(found)
}

/// Without tests, which read rows as they like.
fn product(sources: Vec<Source>) -> Vec<Source> {
    let is_test = |path: &Path| path.iter().any(|part| part == "tests" || part == "tests.rs");
    sources.into_iter().filter(|source| !is_test(&source.path)).collect()
}

fn count(sources: &[Source], patterns: &[&str]) -> usize {
    let in_one = |source: &Source| patterns.iter().map(|pattern| source.text.matches(pattern).count()).sum::<usize>();
    // The two functions' own declarations are no casts.
    sources.iter().filter(|source| !source.path.ends_with("lib/errors.ts")).map(in_one).sum()
}

/// Reads of a column whose argument is a number, or a constant that stands for one.
fn reads_by_position(source: &Source) -> usize {
    let reads = ["row.get", "row.try_get", ".await?.get"];
    let is_number = |rest: &&str| {
        let argument = match rest.strip_prefix("::<") {
            Some(types) => types.split_once(">(").map(|(_, argument)| argument),
            None => rest.strip_prefix('('),
        };
        argument.is_some_and(|text| text.starts_with(|c: char| c.is_ascii_digit() || c.is_ascii_uppercase()))
    };
    let code = source.text.lines().filter(|line| !line.trim_start().starts_with("//"));
    code.flat_map(|line| reads.iter().flat_map(|read| line.split(read).skip(1))).filter(is_number).count()
}

/// Object types of the web app that say again by hand what is generated: they have two or more members in snake case,
/// and the contract has all of them.
fn repeated_types(root: &Path, web: &[Source]) -> anyhow::Result<usize> {
    let contract = fs::read_to_string(root.join("web/src/lib/database.types.ts"))?;
    let known: BTreeSet<&str> = members(&contract).collect();
    let declared = web.iter().filter(|source| is_hand_written(source)).flat_map(|source| types(&source.text));
    Ok(declared.filter(|declaration| repeats(declaration, &known)).count())
}

fn repeats(declaration: &str, contract: &BTreeSet<&str>) -> bool {
    let names: BTreeSet<&str> = members(declaration).filter(|name| name.contains('_')).collect();
    names.len() > 1 && names.is_subset(contract)
}

/// The declarations of types in a source, each from its first line to its last.
fn types(text: &str) -> Vec<String> {
    let mut declarations = Vec::new();
    let mut open: Option<String> = None;
    for line in text.lines() {
        let begins = ["type ", "interface "]
            .iter()
            .any(|keyword| line.strip_prefix("export ").unwrap_or(line).starts_with(keyword));
        if open.is_none() && begins {
            open = Some(String::new());
        }
        let Some(declaration) = &mut open else { continue };
        declaration.push_str(line);
        declaration.push('\n');
        let depth = declaration.matches('{').count().saturating_sub(declaration.matches('}').count());
        if depth == 0 && line.ends_with([';', '}']) {
            declarations.extend(open.take());
        }
    }
    declarations
}

/// The names of members that a text declares: what stands before a colon.
fn members(text: &str) -> impl Iterator<Item = &str> {
    let ends_word = |c: char| !c.is_ascii_alphanumeric() && c != '_';
    text.split(':').filter_map(move |before| before.strip_suffix('?').unwrap_or(before).rsplit(ends_word).next())
}

fn is_hand_written(source: &Source) -> bool {
    let name = source.path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
    ![".generated.", ".types.", ".test."].iter().any(|kind| name.contains(kind))
}

fn copied_lists(root: &Path) -> anyhow::Result<Vec<CopiedList>> {
    let mut hand_written = sources(&root.join("web/src"), &["ts", "tsx"])?;
    hand_written.extend(sources(&root.join("crates"), &["rs"])?);
    for source in &mut hand_written {
        source.path = source.path.strip_prefix(root)?.to_owned();
    }
    Ok(copied_lists::find(&Vocabulary::read(root)?, &hand_written))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_type_by_hand_is_found_by_the_names_of_the_contract() {
        let contract = "export type A = { full_name: string, avatar_url: string | null, };\nstarted_on?: string;";
        let known: BTreeSet<&str> = members(contract).collect();
        let source = "import type { A } from \"x\";\n\nexport type Line = A & {\n  full_name: string;\n  started_on?: string;\n};\n\
             const row = {\n  full_name: 1,\n  avatar_url: 2,\n};\n\
             type Picked = Pick<A, \"full_name\" | \"avatar_url\">;\n\
             export type Own = { full_name: string; written_on: string };\n";
        let declared = types(source);
        assert_eq!(declared.len(), 3, "{declared:?}");
        let repeated: Vec<bool> = declared.iter().map(|declaration| repeats(declaration, &known)).collect();
        assert_eq!(repeated, [true, false, false]);
    }
}
