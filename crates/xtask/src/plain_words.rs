//! Strings of the service crates follow `docs/language.md`. The crates with one table of errors (auth, commands) test
//! that table; here it is every string, as messages are written where they arise.

use crate::circles::{end_of_item, is_test};
use anyhow::Context;
use proc_macro2::{TokenStream, TokenTree};
use std::{fs, path::Path};

/// Crates whose strings a person or an API client can read.
const CRATES: [&str; 9] =
    ["claims", "functions", "judge", "mail", "outbound", "queue", "realtime", "rest", "storage"];

/// Every string of the files below a folder, with its file's path. Comments and tests are left out.
fn strings(folder: &Path, found: &mut Vec<(String, String)>) -> anyhow::Result<()> {
    for entry in fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        let path = entry?.path();
        if path.file_stem().is_some_and(|name| name == "tests" || name == "fixture") {
            continue;
        }
        if path.is_dir() {
            strings(&path, found)?;
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let tokens: TokenStream =
                fs::read_to_string(&path)?.parse().map_err(|error| anyhow::anyhow!("{}: {error}", path.display()))?;
            let mut texts = Vec::new();
            scan(&tokens.into_iter().collect::<Vec<_>>(), &mut texts);
            found.extend(texts.into_iter().map(|text| (path.display().to_string(), text)));
        }
    }
    Ok(())
}

fn scan(tokens: &[TokenTree], texts: &mut Vec<String>) {
    let mut at = 0;
    while at < tokens.len() {
        if is_test(&tokens[at..]) {
            at = end_of_item(tokens, at);
            continue;
        }
        match &tokens[at] {
            TokenTree::Group(group) => {
                let inner: Vec<_> = group.stream().into_iter().collect();
                let is_comment = matches!(inner.first(), Some(TokenTree::Ident(word)) if word == "doc");
                if !is_comment {
                    scan(&inner, texts);
                }
            }
            TokenTree::Literal(literal) => texts.push(literal.to_string()),
            _ => {}
        }
        at += 1;
    }
}

/// The words of a text, each between spaces.
fn words(text: &str) -> String {
    let text = text.to_lowercase().replace("\\\n", " ");
    let plain: String = text.chars().map(|c| if ".,:;?!\"()".contains(c) { ' ' } else { c }).collect();
    format!(" {} ", plain.split_whitespace().collect::<Vec<_>>().join(" "))
}

#[test]
fn strings_of_the_services_have_none_of_the_phrases() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let rules = fs::read_to_string(root.join("docs/language.md")).expect("the rules");
    let (_, phrases) = rules.split_once("```text\n").expect("the list of phrases");
    let (phrases, _) = phrases.split_once("```").expect("its end");
    let mut found = Vec::new();
    for name in CRATES {
        strings(&root.join("crates").join(name).join("src"), &mut found).expect("sources");
    }
    assert!(found.len() > 1_000, "the strings are found");
    let breaks: Vec<String> = found
        .iter()
        .flat_map(|(path, text)| {
            let words = words(text);
            phrases
                .lines()
                .filter(move |phrase| words.contains(&format!(" {phrase} ")))
                .map(move |phrase| format!("{path}: {phrase:?} in {text}"))
        })
        .collect();
    assert!(breaks.is_empty(), "{}", breaks.join("\n"));
}

#[test]
fn comments_and_tests_are_no_strings() {
    let text = "/// Nobody reads it.\nconst A: &str = \"one \\\n  text\";\n#[cfg(test)]\nmod tests { const B: &str = \"nobody\"; }";
    let mut texts = Vec::new();
    scan(&text.parse::<TokenStream>().expect("tokens").into_iter().collect::<Vec<_>>(), &mut texts);
    assert_eq!(texts.iter().map(|text| words(text)).collect::<Vec<_>>(), [" one text "]);
}
