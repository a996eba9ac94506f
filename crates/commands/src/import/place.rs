//! A value in a document, with where it stands.

use super::Report;
use crate::rpc::{
    arguments::escape,
    check::{MAX_URL, is_web_url, one_line},
};
use serde_json::{Map, Value};

/// A value and its JSON pointer. Null is nowhere: a missing field and a null one are the same.
#[derive(Debug, Clone)]
pub(crate) struct Place<'a> {
    pub(crate) value: &'a Value,
    pub(crate) pointer: String,
}

impl<'a> Place<'a> {
    /// The document itself.
    pub(crate) fn root(value: &'a Value) -> Self {
        Self { value, pointer: String::new() }
    }

    /// A place under this one.
    pub(crate) fn child(&self, key: &str, value: &'a Value) -> Self {
        Self { value, pointer: format!("{}/{}", self.pointer, escape(key)) }
    }

    /// A field that is there.
    pub(crate) fn get(&self, key: &str) -> Option<Self> {
        self.value.get(key).filter(|value| !value.is_null()).map(|value| self.child(key, value))
    }

    /// The fields, if this is an object; else an error.
    pub(crate) fn object(&self, report: &mut Report) -> Option<&'a Map<String, Value>> {
        let object = self.value.as_object();
        if object.is_none() {
            report.error(&self.pointer, format!("must be an object, but is {}", kind(self.value)));
        }
        object
    }

    /// Notes fields that no one will read.
    pub(crate) fn note_unknown(&self, report: &mut Report, known: &[&str]) {
        for key in self.value.as_object().into_iter().flatten().map(|(key, _)| key) {
            // A key that begins like this is a comment or a schema's address.
            if !known.contains(&key.as_str()) && !key.starts_with(['$', '@', '_']) {
                report.warn(&format!("{}/{}", self.pointer, escape(key)), "isn't supported and was ignored");
            }
        }
    }

    /// The entries of a list; else an error, and no entries.
    pub(crate) fn items(&self, report: &mut Report) -> Vec<Self> {
        match self.value {
            Value::Array(list) => list
                .iter()
                .enumerate()
                .filter(|(_, value)| !value.is_null())
                .map(|(i, value)| self.child(&i.to_string(), value))
                .collect(),
            other => {
                report.error(&self.pointer, format!("must be a list, but is {}", kind(other)));
                Vec::new()
            }
        }
    }

    /// One line of text; a longer one is cut.
    pub(crate) fn line(&self, report: &mut Report, max: usize) -> Option<String> {
        let text = self.plain(report)?;
        self.fit(report, one_line(&text), max)
    }

    /// Markdown; a longer text is cut.
    pub(crate) fn text(&self, report: &mut Report, max: usize) -> Option<String> {
        let text = self.plain(report)?.replace("\r\n", "\n");
        let text = self.fit(report, text.trim().to_owned(), max)?;
        if let Some(excess) = devproof_markdown::excess(&text) {
            report.error(&self.pointer, excess.message());
        }
        Some(text)
    }

    /// A list of lines; a single text counts as a list of one.
    pub(crate) fn lines(&self, report: &mut Report, most: usize, max: usize) -> Vec<String> {
        if self.value.is_string() {
            report.warn(&self.pointer, "is text instead of a list; read as a list of one");
            return self.line(report, max).into_iter().collect();
        }
        let mut lines: Vec<String> = self.items(report).iter().filter_map(|item| item.line(report, max)).collect();
        if lines.len() > most {
            report.warn(&self.pointer, format!("has {} entries; the first {most} were kept", lines.len()));
            lines.truncate(most);
        }
        lines
    }

    /// A web address. One without its scheme gets https; anything else is left out.
    pub(crate) fn url(&self, report: &mut Report) -> Option<String> {
        let text = self.plain(report)?;
        let text = text.trim();
        if text.is_empty() {
            return None;
        }
        let has_scheme = text.split_once(':').is_some_and(|(scheme, rest)| {
            !scheme.contains(['.', '/']) && !rest.starts_with(|c: char| c.is_ascii_digit())
        });
        let url = if has_scheme { text.to_owned() } else { format!("https://{}", text.trim_start_matches('/')) };
        let host_has_dot = url::Url::parse(&url).ok().and_then(|url| url.host_str().map(|host| host.contains('.')));
        if !is_web_url(&url) || url.chars().count() > MAX_URL || (!has_scheme && host_has_dot != Some(true)) {
            report.warn(&self.pointer, "isn't a web address and was ignored");
            return None;
        }
        if !has_scheme {
            report.warn(&self.pointer, format!("was read as {url}"));
        }
        Some(url)
    }

    /// A text, a number or a truth value as text, without control characters; anything else is an error.
    pub(crate) fn plain(&self, report: &mut Report) -> Option<String> {
        let text = match self.value {
            Value::String(text) => text.clone(),
            Value::Number(number) => {
                report.warn(&self.pointer, "is a number instead of text; read as text");
                number.to_string()
            }
            Value::Bool(truth) => {
                report.warn(&self.pointer, "is true or false instead of text; read as text");
                truth.to_string()
            }
            other => {
                report.error(&self.pointer, format!("must be text, but is {}", kind(other)));
                return None;
            }
        };
        let clean: String = text.chars().filter(|c| !c.is_control() || matches!(c, '\n' | '\t' | '\r')).collect();
        if clean.len() != text.len() {
            report.warn(&self.pointer, "contained control characters, which were removed");
        }
        Some(clean)
    }

    fn fit(&self, report: &mut Report, text: String, max: usize) -> Option<String> {
        let length = text.chars().count();
        if length <= max {
            return Some(text).filter(|text| !text.is_empty());
        }
        report.warn(&self.pointer, format!("has {length} characters and was cut to {max}"));
        Some(text.chars().take(max).collect::<String>().trim_end().to_owned())
    }
}

fn kind(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "a truth value",
        Value::Number(_) => "a number",
        Value::String(_) => "text",
        Value::Array(_) => "a list",
        Value::Object(_) => "an object",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn addresses_are_mended_or_left_out() {
        let read = |value: Value| Place::root(&value).url(&mut Report::default());
        assert_eq!(read(json!("github.com/ada")).as_deref(), Some("https://github.com/ada"));
        assert_eq!(read(json!("//ada.example")).as_deref(), Some("https://ada.example"));
        assert_eq!(read(json!("ada.example:8080/x")).as_deref(), Some("https://ada.example:8080/x"));
        assert_eq!(read(json!("http://ada.example")).as_deref(), Some("http://ada.example"));
        for bad in ["javascript:alert(1)", "data:text/html,x", "mailto:a@b.c", "not an address", "ada", ""] {
            assert_eq!(read(json!(bad)), None, "{bad}");
        }
    }

    #[test]
    fn text_is_cleaned_and_cut_and_said_so() {
        let mut report = Report::default();
        let value = json!({ "a": "x\u{7}y  z\n", "b": 12, "c": "ß".repeat(9), "d": { "e": 1 } });
        let root = Place::root(&value);
        let line = |key, report: &mut Report| root.get(key).and_then(|place| place.line(report, 5));
        assert_eq!(line("a", &mut report).as_deref(), Some("xy z"));
        assert_eq!(line("b", &mut report).as_deref(), Some("12"));
        assert_eq!(line("c", &mut report).as_deref(), Some("ßßßßß"));
        assert_eq!(line("d", &mut report), None);
        assert!(
            matches!(report.finish(), Err(crate::CommandError::InvalidDocument(errors)) if errors[0].pointer == "/d")
        );
    }
}
