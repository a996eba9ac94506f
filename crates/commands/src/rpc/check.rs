//! Checks of values that a person typed. All problems of one request are found before it is refused.

use crate::{
    CommandError, Problem,
    rpc::{arguments::escape, names},
};
use devproof_vocabulary::{ClosedList, UnknownValue};
use serde_json::Value;
use time::{Date, OffsetDateTime, format_description::well_known::Rfc3339, macros::format_description};
use url::Url;
use uuid::Uuid;

/// Longest URL, in characters.
pub(crate) const MAX_URL: usize = 500;

/// Whether a text anywhere in this value holds a real NUL, which PostgreSQL keeps in no text. The two characters of an
/// escape for one are a text like any other.
pub(crate) fn holds_nul(value: &Value) -> bool {
    match value {
        Value::String(text) => text.contains('\0'),
        Value::Array(items) => items.iter().any(holds_nul),
        Value::Object(members) => members.iter().any(|(name, member)| name.contains('\0') || holds_nul(member)),
        Value::Null | Value::Bool(_) | Value::Number(_) => false,
    }
}

/// Collects problems under a JSON pointer.
#[derive(Debug)]
pub(crate) struct Check {
    base: String,
    problems: Vec<Problem>,
}

impl Check {
    /// Checks of values under `base`: `""` for the arguments themselves.
    pub(crate) fn at(base: impl Into<String>) -> Self {
        Self { base: base.into(), problems: Vec::new() }
    }

    /// Notes a problem with a field (or `list/3`).
    pub(crate) fn problem(&mut self, field: &str, message: impl Into<String>) {
        let field = field.split('/').map(|part| format!("/{}", escape(part))).collect::<String>();
        self.problems.push(Problem::new(format!("{}{field}", self.base), message));
    }

    /// Refuses if anything was found.
    pub(crate) fn finish(self) -> Result<(), CommandError> {
        if self.problems.is_empty() { Ok(()) } else { Err(CommandError::InvalidInput(self.problems)) }
    }

    fn length(&mut self, field: &str, text: &str, min: usize, max: usize) {
        let length = text.chars().count();
        if length < min {
            self.problem(
                field,
                if min == 1 { "must not be empty".into() } else { format!("must have at least {min} characters") },
            );
        } else if length > max {
            self.problem(field, format!("must have at most {max} characters (has {length})"));
        }
        if text.chars().any(|c| c.is_control() && !matches!(c, '\n' | '\t' | '\r')) {
            self.problem(field, "must not contain control characters");
        }
    }

    /// One line that has to be there: spaces are trimmed and line breaks become spaces.
    pub(crate) fn line(&mut self, field: &str, text: &str, max: usize) -> String {
        let text = one_line(text);
        self.length(field, &text, 1, max);
        text
    }

    /// The name of a person or company.
    pub(crate) fn name(&mut self, field: &str, text: &str, max: usize) -> String {
        let name = self.line(field, text, max);
        if let Some(problem) = names::problem(text.trim()) {
            self.problem(field, problem);
        }
        name
    }

    /// A name that may be missing; a blank one counts as missing.
    pub(crate) fn optional_name(&mut self, field: &str, text: Option<String>, max: usize) -> Option<String> {
        let text = text?;
        if text.trim().is_empty() { None } else { Some(self.name(field, &text, max)) }
    }

    /// One line that may be missing; a blank one counts as missing.
    pub(crate) fn optional_line(&mut self, field: &str, text: Option<String>, max: usize) -> Option<String> {
        let text = one_line(&text?);
        self.length(field, &text, 0, max);
        Some(text).filter(|text| !text.is_empty())
    }

    /// Text of several lines that has to be there.
    pub(crate) fn text(&mut self, field: &str, text: &str, max: usize) -> String {
        self.length(field, text, 0, max);
        if text.trim().is_empty() {
            self.problem(field, "must not be empty");
        }
        text.trim_end().to_owned()
    }

    /// Text of several lines that may be missing.
    pub(crate) fn optional_text(&mut self, field: &str, text: Option<String>, max: usize) -> Option<String> {
        let text = text?;
        self.length(field, &text, 0, max);
        Some(text.trim().to_owned()).filter(|text| !text.is_empty())
    }

    /// Markdown that has to be there.
    pub(crate) fn markdown(&mut self, field: &str, text: &str, max: usize) -> String {
        self.structure(field, text);
        self.text(field, text, max)
    }

    /// Markdown that may be missing.
    pub(crate) fn optional_markdown(&mut self, field: &str, text: Option<String>, max: usize) -> Option<String> {
        self.structure(field, text.as_deref().unwrap_or_default());
        self.optional_text(field, text, max)
    }

    /// Whether a Markdown text has more structure than one text can have.
    pub(crate) fn structure(&mut self, field: &str, text: &str) {
        if let Some(excess) = devproof_markdown::excess(text) {
            self.problem(field, excess.message());
        }
    }

    /// A web address with its scheme.
    pub(crate) fn url(&mut self, field: &str, url: Option<String>) -> Option<String> {
        let url = self.optional_line(field, url, MAX_URL)?;
        if !is_web_url(&url) {
            self.problem(field, "must be a web address that begins with https:// or http://");
        }
        Some(url)
    }

    /// A picture in one of our public buckets: `/storage/v1/object/public/{bucket}/{owner}/{uuid}`. Whether it exists is
    /// asked by the database.
    pub(crate) fn image(&mut self, field: &str, url: Option<String>, bucket: &str, owner: Uuid) -> Option<String> {
        let url = self.optional_line(field, url, MAX_URL)?;
        let name = url.strip_prefix(&format!("/storage/v1/object/public/{bucket}/{owner}/"));
        // The hyphenated form in lowercase alone, which is how the object is named.
        if !name.is_some_and(|name| name.parse::<Uuid>().is_ok_and(|id| id.to_string() == name)) {
            self.problem(field, "must be a picture that was uploaded here before");
        }
        Some(url)
    }

    /// A value of a closed list.
    pub(crate) fn value_of<T: ClosedList>(&mut self, field: &str, value: Option<String>) -> Option<T> {
        value?.parse().map_err(|error: UnknownValue| self.problem(field, error.to_string())).ok()
    }

    /// One of a few words that only one command knows.
    pub(crate) fn one_of(&mut self, field: &str, value: Option<String>, words: &[&str]) -> Option<String> {
        let value = value?;
        if !words.contains(&value.as_str()) {
            self.problem(field, format!("must be one of {}", words.join(", ")));
        }
        Some(value)
    }

    /// A whole number within bounds.
    pub(crate) fn range(&mut self, field: &str, value: Option<i64>, min: i64, max: i64) -> Option<i64> {
        let value = value?;
        if !(min..=max).contains(&value) {
            self.problem(field, format!("must be between {min} and {max}"));
        }
        Some(value)
    }

    /// Several lines, blank ones and repetitions left out.
    pub(crate) fn lines(&mut self, field: &str, list: Vec<String>, most: usize, max: usize) -> Vec<String> {
        let mut kept = Vec::new();
        for (i, text) in list.into_iter().enumerate() {
            if let Some(text) = self.optional_line(&format!("{field}/{i}"), Some(text), max)
                && !kept.contains(&text)
            {
                kept.push(text);
            }
        }
        if kept.len() > most {
            self.problem(field, format!("must have at most {most} entries (has {})", kept.len()));
        }
        kept
    }

    /// A day, `YYYY-MM-DD`.
    pub(crate) fn date(&mut self, field: &str, text: Option<String>) -> Option<Date> {
        let parsed = Date::parse(&text?, format_description!("[year]-[month]-[day]")).ok();
        let parsed = parsed.filter(|date| (1940..=2100).contains(&date.year()));
        if parsed.is_none() {
            self.problem(field, "must be a day between 1940 and 2100, written YYYY-MM-DD");
        }
        parsed
    }

    /// Where a page begins, in `p_cursor`: the time and the id of the last row of the page before.
    pub(crate) fn cursor(&mut self, cursor: Option<&str>) -> Option<(OffsetDateTime, Uuid)> {
        let read = cursor?
            .split_once(' ')
            .and_then(|(time, id)| Some((OffsetDateTime::parse(time, &Rfc3339).ok()?, Uuid::try_parse(id).ok()?)));
        if read.is_none() {
            self.problem("p_cursor", "isn't a valid cursor");
        }
        read
    }

    /// Uppercase letters of a fixed number: country and currency codes.
    pub(crate) fn capitals(&mut self, field: &str, value: Option<String>, letters: usize) -> Option<String> {
        let value = value?;
        if value.len() != letters || !value.bytes().all(|byte| byte.is_ascii_uppercase()) {
            self.problem(field, format!("must be a code of {letters} uppercase letters"));
        }
        Some(value)
    }
}

/// Trimmed, with runs of white space as one space.
pub(crate) fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// An address with http or https, a host, and no user name in front of it (which makes a host look like another's).
pub(crate) fn is_web_url(text: &str) -> bool {
    // Parsing takes some of these out, but what is stored and shown is the text.
    let is_unclear = |c: char| {
        c.is_whitespace()
            || c.is_control()
            || matches!(c, '\\' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
    };
    !text.contains(is_unclear)
        && Url::parse(text).is_ok_and(|url| {
            matches!(url.scheme(), "http" | "https")
                && url.host_str().is_some()
                && url.username().is_empty()
                && url.password().is_none()
        })
        && text
            .split_once("://")
            .is_some_and(|(scheme, _)| scheme.eq_ignore_ascii_case("https") || scheme.eq_ignore_ascii_case("http"))
}

/// What a field of a partial change becomes, checked by `check` when it is set to something.
pub(crate) fn changed<T, U>(
    patch: crate::rpc::patch::Patch<T>,
    check: impl FnOnce(T) -> Option<U>,
) -> Option<Option<U>> {
    patch.change().map(|value| value.and_then(check))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problems(check: impl FnOnce(&mut Check)) -> Vec<(String, String)> {
        let mut collected = Check::at("/p_job");
        check(&mut collected);
        collected.problems.into_iter().map(|problem| (problem.pointer, problem.message)).collect()
    }

    #[test]
    fn all_problems_are_found_at_their_places() {
        let found = problems(|check| {
            check.line("title", "  ", 10);
            check.lines("places", vec!["ok".into(), "far too long".into()], 1, 5);
            check.url("source_url", Some("javascript:alert(1)".into()));
            check.range("pay_min", Some(-1), 0, 10);
        });
        let pointers: Vec<_> = found.iter().map(|(pointer, _)| pointer.as_str()).collect();
        let expected = ["/p_job/title", "/p_job/places/1", "/p_job/places", "/p_job/source_url", "/p_job/pay_min"];
        assert_eq!(pointers, expected);
    }

    #[test]
    fn only_web_addresses_pass() {
        for good in ["https://example.org", "http://example.org/a?b#c", "HTTPS://example.org"] {
            assert!(is_web_url(good), "{good}");
        }
        for bad in ["example.org", "https://", "ftp://a.b", "https:example.org", "https://bank.example@evil.example/"]
        {
            assert!(!is_web_url(bad), "{bad}");
        }
    }

    #[test]
    fn control_characters_are_refused_and_lines_are_lines() {
        assert_eq!(problems(|check| drop(check.text("about", "a\u{0}b", 10))).len(), 1);
        assert_eq!(problems(|check| drop(check.text("about", "a\n\tb", 10))).len(), 0);
        assert_eq!(one_line(" a \n b "), "a b");
    }
}
