//! Expected values that an author left out, from the reference.

use anyhow::{Context, bail};
use devproof_judge::document::Input;
use devproof_judge::{Document, Judge, OwnInput, Program, Verdict};
use serde_json::Value;
use std::fmt::Write;
use std::path::Path;

/// Fills in what is missing in a challenge's `tests.json`.
pub(super) async fn folder(judge: &Judge, folder: &Path) -> anyhow::Result<()> {
    let file = folder.join("tests.json");
    let mut tests: Vec<Value> = serde_json::from_str(&std::fs::read_to_string(&file)?)?;
    let missing: Vec<usize> =
        tests.iter().enumerate().filter(|(_, test)| test.get("expected").is_none()).map(|(index, _)| index).collect();
    if missing.is_empty() {
        return Ok(());
    }
    // With something in the place of what is missing, it is a document like any other.
    let mut whole = Document::unfolded(|path| std::fs::read_to_string(folder.join(path)).ok(), &[])
        .map_err(|problems| words(&problems))?;
    let placeholder = if whole["kind"] == "sql" { Value::Array(Vec::new()) } else { Value::Null };
    for &index in &missing {
        whole["tests"][index]["expected"] = placeholder.clone();
    }
    let document = Document::parse(&whole).map_err(|problems| words(&problems))?;
    let task = document.task().context("is of a kind that is not judged")?;
    let (&language, source) = document.solutions.iter().next().context("has no solution")?;
    for index in missing {
        let input = match &task.tests[index].input {
            Input::Arguments(arguments) => OwnInput::Arguments(arguments.clone()),
            Input::Setup(setup) => OwnInput::Setup(setup.clone()),
            Input::Generate(source) => {
                OwnInput::Arguments(judge.generated(task, source).await.map_err(anyhow::Error::msg)?)
            }
        };
        let result = judge.answer(task, Program { language, source }, &input).await;
        match result.value {
            Some(value) if result.verdict == Verdict::Accepted => tests[index]["expected"] = value,
            _ => bail!("test {index}: {}: {}", result.verdict, result.message.unwrap_or_default()),
        }
    }
    std::fs::write(&file, written(&tests)?)?;
    println!("filled in {}", file.display());
    Ok(())
}

fn words(problems: &[devproof_judge::Problem]) -> anyhow::Error {
    anyhow::Error::msg(problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))
}

/// Tests as their authors write them: a member a line, values on one.
fn written(tests: &[Value]) -> anyhow::Result<String> {
    const ORDER: [&str; 7] = ["name", "visible", "purpose", "arguments", "generate", "setup", "expected"];
    let mut text = String::from("[\n");
    for (index, test) in tests.iter().enumerate() {
        let members = ORDER.iter().filter_map(|name| test.get(name).map(|value| (name, value)));
        let lines: Vec<String> = members.map(|(name, value)| format!("    \"{name}\": {value}")).collect();
        let comma = if index + 1 < tests.len() { "," } else { "" };
        write!(text, "  {{\n{}\n  }}{comma}\n", lines.join(",\n"))?;
    }
    text.push_str("]\n");
    Ok(text)
}
