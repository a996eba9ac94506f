//! A table's rows as comma-separated values (RFC 4180): the first line names the columns.
//!
//! Every value is a text that PostgreSQL reads as its column's type; `NULL` without quotes is null. Blank lines are
//! skipped.

use crate::error::RestError;
use crate::limits::Limits;
use serde_json::{Map, Value};

/// How many times longer than the longest body the rows may be as JSON, which repeats each column's name in each row.
const GROWTH: usize = 8;

/// The rows as the text of a JSON array of objects.
pub(super) fn rows_as_json(bytes: &[u8], limits: &Limits) -> Result<String, RestError> {
    let text = std::str::from_utf8(bytes).map_err(|_| fault(1, "not UTF-8"))?;
    let mut lines = Lines { rest: text.strip_prefix('\u{feff}').unwrap_or(text), number: 1 };
    let Some((_, header)) = lines.next_line()? else { return Err(fault(1, "the line of column names is missing")) };
    let names = header
        .into_iter()
        .map(|field| match field {
            Field::Text(name) if !name.is_empty() => Ok(name),
            _ => Err(fault(1, "a column without a name")),
        })
        .collect::<Result<Vec<String>, RestError>>()?;
    if names.len() > limits.columns {
        return Err(RestError::TooMuch(format!("At most {} columns can be written", limits.columns)));
    }
    let mut json = String::from("[");
    while let Some((number, fields)) = lines.next_line()? {
        if fields.len() != names.len() {
            return Err(fault(number, &format!("{} values where {} were expected", fields.len(), names.len())));
        }
        let row: Map<String, Value> = names.iter().cloned().zip(fields.into_iter().map(Field::value)).collect();
        if row.len() != names.len() {
            return Err(fault(1, "a duplicate column"));
        }
        json.push_str(if json.len() > 1 { "," } else { "" });
        json.push_str(&Value::Object(row).to_string());
        if json.len() > limits.body_bytes.saturating_mul(GROWTH) {
            return Err(RestError::BodyTooLarge(limits.body_bytes));
        }
    }
    json.push(']');
    Ok(json)
}

fn fault(line: usize, what: &str) -> RestError {
    RestError::Body { message: "Invalid CSV".into(), details: Some(format!("{what} in line {line}")) }
}

enum Field {
    Null,
    Text(String),
}

impl Field {
    fn value(self) -> Value {
        match self {
            Self::Null => Value::Null,
            Self::Text(text) => Value::String(text),
        }
    }
}

struct Lines<'a> {
    rest: &'a str,
    number: usize,
}

impl Lines<'_> {
    /// The next line that is not blank, with its number.
    fn next_line(&mut self) -> Result<Option<(usize, Vec<Field>)>, RestError> {
        while self.line_ends() {}
        if self.rest.is_empty() {
            return Ok(None);
        }
        let number = self.number;
        let mut fields = Vec::new();
        loop {
            fields.push(self.field()?);
            if self.eat(",") {
                continue;
            }
            if self.line_ends() || self.rest.is_empty() {
                return Ok(Some((number, fields)));
            }
            return Err(fault(number, "a character after a closing quote"));
        }
    }

    fn eat(&mut self, text: &str) -> bool {
        let found = self.rest.strip_prefix(text);
        self.rest = found.unwrap_or(self.rest);
        found.is_some()
    }

    fn line_ends(&mut self) -> bool {
        let ends = self.eat("\r\n") || self.eat("\n");
        self.number += usize::from(ends);
        ends
    }

    fn field(&mut self) -> Result<Field, RestError> {
        if self.eat("\"") {
            return self.quoted();
        }
        let end = self.rest.find([',', '\n']).unwrap_or(self.rest.len());
        let (text, rest) = self.rest.split_at(end);
        // The line's own end is no part of its last value.
        let text = if rest.starts_with('\n') { text.strip_suffix('\r').unwrap_or(text) } else { text };
        if text.contains('"') {
            return Err(fault(self.number, "a quote inside a value that does not begin with one"));
        }
        self.rest = &self.rest[text.len()..];
        Ok(if text == "NULL" { Field::Null } else { Field::Text(text.to_owned()) })
    }

    /// After the opening quote.
    fn quoted(&mut self) -> Result<Field, RestError> {
        let opened = self.number;
        let mut text = String::new();
        loop {
            let Some(end) = self.rest.find('"') else { return Err(fault(opened, "a quote that never closes")) };
            let (part, rest) = self.rest.split_at(end);
            self.number += part.matches('\n').count();
            text.push_str(part);
            self.rest = &rest[1..];
            if !self.eat("\"") {
                return Ok(Field::Text(text));
            }
            text.push('"');
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use serde_json::json;

    fn rows(text: &str) -> Result<Value, RestError> {
        rows_as_json(text.as_bytes(), &Limits::default()).map(|json| serde_json::from_str(&json).unwrap())
    }

    #[test]
    fn lines() {
        let text = "\u{feff}id,\"the name\"\r\n1,Ada\n\n2,\"say \"\"hi\"\",\nyou\"\r\n3,\n4,NULL\n5,\"NULL\"\n6, x ";
        let expected = json!([
            {"id": "1", "the name": "Ada"},
            {"id": "2", "the name": "say \"hi\",\nyou"},
            {"id": "3", "the name": ""},
            {"id": "4", "the name": null},
            {"id": "5", "the name": "NULL"},
            {"id": "6", "the name": " x "},
        ]);
        assert_eq!(rows(text).unwrap(), expected);
        assert_eq!(rows("id,name").unwrap(), json!([]));
    }

    #[test]
    fn broken_lines_are_named() {
        for (text, place) in [
            ("", "line 1"),
            ("a,\n", "line 1"),
            ("a,a\n1,2", "line 1"),
            ("a,b\n1,2\n3", "line 3"),
            ("a,b\n\"x\ny\",2\n3,4,5", "line 4"),
            ("a\n\"open", "line 2"),
            ("a\n\"x\"y", "line 2"),
            ("a\nx\"y\"", "line 2"),
        ] {
            let Err(RestError::Body { details, .. }) = rows(text) else { panic!("{text}") };
            assert!(details.unwrap().ends_with(place), "{text}");
        }
        assert!(rows_as_json(b"a\n\xff", &Limits::default()).is_err());
        let wide = vec!["c".repeat(60); 150].iter().enumerate().map(|(n, c)| format!("{c}{n}")).collect::<Vec<_>>();
        let bomb = format!("{}\n{}", wide.join(","), format!("{}\n", ",".repeat(149)).repeat(6_000));
        assert!(matches!(rows(&bomb), Err(RestError::BodyTooLarge(_))));
    }

    proptest! {
        #[test]
        fn what_is_quoted_comes_back(values in proptest::collection::vec("[^\0]{0,12}", 1..6)) {
            let line: Vec<String> = values.iter().map(|v| format!("\"{}\"", v.replace('"', "\"\""))).collect();
            let header: Vec<String> = (0..values.len()).map(|n| format!("c{n}")).collect();
            let read = rows(&format!("{}\n{}", header.join(","), line.join(","))).unwrap();
            for (n, value) in values.iter().enumerate() {
                prop_assert_eq!(read[0][format!("c{n}")].as_str(), Some(value.as_str()));
            }
        }

        #[test]
        fn nothing_panics(text in "[a\",\r\n]{0,40}") {
            let _ = rows(&text);
        }
    }
}
