//! What a candidate answers, by the kind of the challenge.
//!
//! | kind | answer |
//! | --- | --- |
//! | `code`, `sql` | `{"language", "sources": {language: source}}`: the sources of all languages that were tried, and the one that counts |
//! | `written` | `{"texts": [text, …]}`: one for each question, empty where there is none |
//! | `system_design` | `{"board": …}`, see [`super::board`] |

use super::board;
use crate::{
    CommandError,
    challenges::{Queued, Subject, queue, queue_for},
    rpc::{arguments::decode, check::Check, context::CommandContext},
};
use devproof_db::{DbError, Sql, Tx};
use devproof_scorer::Board;
use devproof_vocabulary::SubmissionKind;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use time::OffsetDateTime;
use uuid::Uuid;

/// Longest program, in bytes; the judge takes as much.
const MAX_SOURCE: usize = 64 * 1024;
/// Longest text that is kept while it is written, in characters: a draft may be over its limit of words.
const MAX_TEXT: usize = 60_000;
/// Words of an answer when the question does not say; the schema's default.
const DEFAULT_WORDS: u64 = 600;

/// How strictly it is looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Form {
    /// Kept on the way.
    Draft,
    /// Handed in: whole, and within its limits.
    HandedIn,
}

#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct Judged {
    language: String,
    sources: BTreeMap<String, String>,
}

#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct Written {
    texts: Vec<String>,
}

#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct Designed {
    board: Board,
}

/// The answer as it is kept, if it is one to this document.
pub(super) fn checked(document: &Value, answer: &Value, form: Form) -> Result<Value, CommandError> {
    let mut check = Check::at("/p_answer");
    let stored = match document.get("kind").and_then(Value::as_str) {
        Some("code" | "sql") => {
            let judged: Judged = decode("/p_answer", answer.clone())?;
            judged_is_whole(&mut check, document, &judged, form);
            json!(judged)
        }
        Some("written") => {
            let written: Written = decode("/p_answer", answer.clone())?;
            written_is_whole(&mut check, document, &written.texts, form);
            json!(written)
        }
        _ => {
            let designed: Designed = decode("/p_answer", answer.clone())?;
            board::check(&mut check, "board", &designed.board);
            if form == Form::HandedIn && designed.board.is_empty() {
                check.problem("board", "needs at least one component");
            }
            json!(designed)
        }
    };
    check.finish()?;
    Ok(stored)
}

/// The languages that an answer may be written in.
fn languages(document: &Value) -> Vec<&str> {
    match document.get("languages").and_then(Value::as_array) {
        Some(list) => list.iter().filter_map(Value::as_str).collect(),
        None if document.get("kind").and_then(Value::as_str) == Some("sql") => vec!["sql"],
        None => Vec::new(),
    }
}

/// A program in one of the challenge's languages, not empty and not too long.
pub(super) fn program(
    check: &mut Check,
    document: &Value,
    language_field: &str,
    language: &str,
    source_field: &str,
    source: &str,
) {
    let known = languages(document);
    if known.is_empty() {
        check.problem(language_field, "this challenge is not judged");
    } else if !known.contains(&language) {
        check.problem(language_field, format!("must be one of {}", known.join(", ")));
    }
    if source.trim().is_empty() {
        check.problem(source_field, "must not be empty");
    }
    bounded(check, source_field, source);
}

fn bounded(check: &mut Check, field: &str, source: &str) {
    if source.len() > MAX_SOURCE {
        check.problem(field, format!("must have at most {MAX_SOURCE} bytes (has {})", source.len()));
    }
    if source.contains('\0') {
        check.problem(field, "must not contain null characters");
    }
}

fn judged_is_whole(check: &mut Check, document: &Value, judged: &Judged, form: Form) {
    let known = languages(document);
    for (language, source) in &judged.sources {
        let field = format!("sources/{language}");
        if known.contains(&language.as_str()) {
            bounded(check, &field, source);
        } else {
            check.problem(&field, format!("must be one of {}", known.join(", ")));
        }
    }
    let source = judged.sources.get(&judged.language).map(String::as_str).unwrap_or_default();
    // What the clock hands in has to be a program of a language that is judged.
    if form == Form::HandedIn || !known.contains(&judged.language.as_str()) || source.is_empty() {
        program(check, document, "language", &judged.language, "sources", source);
    }
}

fn written_is_whole(check: &mut Check, document: &Value, texts: &[String], form: Form) {
    let questions = document.get("questions").and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default();
    if texts.len() != questions.len() {
        check.problem("texts", format!("must be {}, one for each question", questions.len()));
        return;
    }
    for (place, (text, question)) in texts.iter().zip(questions).enumerate() {
        let field = format!("texts/{place}");
        check.optional_text(&field, Some(text.clone()), MAX_TEXT);
        let most = question.get("max_words").and_then(Value::as_u64).unwrap_or(DEFAULT_WORDS);
        let words = text.split_whitespace().count() as u64;
        if form == Form::HandedIn && words > most {
            check.problem(&field, format!("must have at most {most} words (has {words})"));
        }
    }
    if form == Form::HandedIn && texts.iter().all(|text| text.trim().is_empty()) {
        check.problem("texts", "must not be empty");
    }
}

/// Saves an answer that was checked. The caller holds the invitation, and its time runs.
pub(super) async fn save(cx: &CommandContext<'_>, invitation: Uuid, answer: &Value) -> Result<(), CommandError> {
    let sql = Sql::new("select private.upsert_challenge_answer($1, $2::jsonb, $3::timestamptz)")
        .bind(invitation)
        .bind(answer)
        .bind(cx.now);
    cx.tx.query(&sql).await?;
    Ok(())
}

/// The program of an answer that the judge takes, as its language and source; none for kinds that a person reads.
pub(super) fn program_of<'a>(kind: &str, answer: &'a Value) -> Option<(&'a str, &'a str)> {
    if !matches!(kind, "code" | "sql") {
        return None;
    }
    let language = answer["language"].as_str()?;
    Some((language, answer["sources"][language].as_str()?))
}

/// Gives the program of an answer that was handed in to the judge; the submission.
pub(super) async fn judge(
    cx: &CommandContext<'_>,
    invitation: Uuid,
    program: Option<(&str, &str)>,
) -> Result<Option<Uuid>, CommandError> {
    let Some(program) = program else { return Ok(None) };
    let id = Uuid::new_v4();
    queue(cx, submission(id, invitation, program)).await?;
    cx.tx.query(&link(invitation, id)).await?;
    Ok(Some(id))
}

/// The same for a candidate whose time ran out; false when the judge takes no more of them for now.
pub(super) async fn judge_for(
    tx: &Tx,
    candidate: Uuid,
    invitation: Uuid,
    program: Option<(&str, &str)>,
    now: OffsetDateTime,
) -> Result<bool, DbError> {
    let Some(program) = program else { return Ok(true) };
    let id = Uuid::new_v4();
    if !queue_for(tx, candidate, submission(id, invitation, program), now).await? {
        return Ok(false);
    }
    tx.query(&link(invitation, id)).await?;
    Ok(true)
}

fn submission<'a>(id: Uuid, invitation: Uuid, (language, source): (&'a str, &'a str)) -> Queued<'a> {
    let subject = Subject::Invitation(invitation);
    Queued { id, subject, language, source, kind: SubmissionKind::Submit, custom_input: None }
}

fn link(invitation: Uuid, submission: Uuid) -> Sql {
    Sql::new("select private.link_answer($1, $2)").bind(invitation).bind(submission)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_programs_are_judged() {
        let answer = json!({ "language": "python", "sources": { "python": "x = 1", "sql": "select 1" } });
        assert_eq!(program_of("code", &answer), Some(("python", "x = 1")));
        assert_eq!(program_of("written", &answer), None);
        assert_eq!(program_of("system_design", &json!({ "board": {} })), None);
    }

    fn pointers(document: &Value, answer: &Value, form: Form) -> Vec<String> {
        match checked(document, answer, form) {
            Ok(_) => Vec::new(),
            Err(CommandError::InvalidInput(problems)) => {
                problems.into_iter().map(|problem| problem.pointer).collect()
            }
            Err(other) => panic!("{other:?}"),
        }
    }

    #[test]
    fn a_program_is_in_a_language_of_the_challenge() {
        let document = json!({ "kind": "code", "languages": ["python"] });
        let answer = |language: &str, source: &str| json!({ "language": language, "sources": { language: source } });
        assert_eq!(pointers(&document, &answer("python", "def f(): pass"), Form::HandedIn), [""; 0]);
        assert_eq!(pointers(&document, &answer("python", " "), Form::Draft), [""; 0]);
        assert_eq!(pointers(&document, &answer("python", " "), Form::HandedIn), ["/p_answer/sources"]);
        let other = pointers(&document, &answer("ruby", "x"), Form::Draft);
        assert_eq!(other, ["/p_answer/sources/ruby", "/p_answer/language"]);
        let long = answer("python", &"x".repeat(MAX_SOURCE + 1));
        assert_eq!(pointers(&document, &long, Form::Draft), ["/p_answer/sources/python"]);
        assert_eq!(pointers(&document, &json!({ "texts": [] }), Form::Draft), ["/p_answer/texts"]);
    }

    #[test]
    fn words_are_counted_when_it_is_handed_in() {
        let document = json!({ "kind": "written", "questions": [{ "question": "Why?", "max_words": 20 }] });
        let long = json!({ "texts": ["word ".repeat(21)] });
        assert_eq!(pointers(&document, &long, Form::Draft), [""; 0]);
        assert_eq!(pointers(&document, &long, Form::HandedIn), ["/p_answer/texts/0"]);
        assert_eq!(pointers(&document, &json!({ "texts": [" "] }), Form::HandedIn), ["/p_answer/texts"]);
        assert_eq!(pointers(&document, &json!({ "texts": [] }), Form::Draft), ["/p_answer/texts"]);
    }
}
