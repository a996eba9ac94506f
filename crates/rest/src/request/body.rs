//! The body of a write or a call.

use super::csv::rows_as_json;
use super::pairs::pairs;
use super::strict_json::{Shape, check};
use crate::error::RestError;
use crate::limits::Limits;
use serde_json::{Map, Value};

/// A checked JSON document, still text.
#[derive(Debug, Clone)]
pub struct Payload {
    /// The document as sent.
    pub text: String,
    /// What it looks like.
    pub shape: Shape,
}

/// Which content a body claims to be.
fn is_json(content_type: Option<&str>) -> bool {
    let Some(content_type) = content_type else { return true };
    let name = content_type.split(';').next().unwrap_or("").trim().to_ascii_lowercase();
    name.is_empty() || name == "application/json" || (name.starts_with("application/") && name.ends_with("+json"))
}

impl Payload {
    /// The rows of a table's write: JSON, or CSV, or one row as a form's fields.
    ///
    /// # Errors
    /// As [`Payload::parse`], and when the CSV or the form is broken.
    pub fn of_table(bytes: &[u8], content_type: Option<&str>, limits: &Limits) -> Result<Self, RestError> {
        let name = content_type.and_then(|text| text.split(';').next()).unwrap_or_default().trim();
        let json = match name.to_ascii_lowercase().as_str() {
            "text/csv" => rows_as_json(bytes, limits)?,
            "application/x-www-form-urlencoded" => form_as_json(bytes)?,
            _ => return Self::parse(bytes, content_type, None, limits),
        };
        Self::parse(json.as_bytes(), None, None, limits)
    }

    /// Checks the bytes of a body. An empty body is `empty`, if that is given.
    ///
    /// # Errors
    /// When it is not strict JSON (see [`super::strict_json`]) or claims to be something else.
    pub fn parse(
        bytes: &[u8],
        content_type: Option<&str>,
        empty: Option<&str>,
        limits: &Limits,
    ) -> Result<Self, RestError> {
        if !is_json(content_type) && !bytes.is_empty() {
            let name = content_type.unwrap_or_default();
            return Err(RestError::Body { message: format!("Content-Type not acceptable: {name}"), details: None });
        }
        let text = std::str::from_utf8(bytes).map_err(|_| RestError::Body {
            message: "Empty or invalid json".into(),
            details: Some("not UTF-8".into()),
        })?;
        let text = match (text.trim().is_empty(), empty) {
            (true, Some(empty)) => empty,
            (true, None) => {
                return Err(RestError::Body { message: "Empty or invalid json".into(), details: None });
            }
            (false, _) => text,
        };
        let shape = check(text, limits.json_depth).map_err(|fault| RestError::Body {
            message: "Empty or invalid json".into(),
            details: Some(format!("{} at \"{}\"", fault.reason, fault.pointer)),
        })?;
        Ok(Self { text: text.to_owned(), shape })
    }

    /// The keys of a table's payload: all objects of an array must have the same ones.
    ///
    /// # Errors
    /// When the document is no object or array of objects, or their keys differ.
    pub fn uniform_keys(&self) -> Result<Vec<String>, RestError> {
        match &self.shape {
            Shape::Object(keys) => Ok(keys.clone()),
            Shape::Array(elements) => {
                let mut first: Option<&Vec<String>> = None;
                for element in elements {
                    let keys = element.as_ref().ok_or_else(not_objects)?;
                    match first {
                        None => first = Some(keys),
                        Some(known) if same_keys(known, keys) => {}
                        Some(_) => {
                            return Err(RestError::Body {
                                message: "All object keys must match".into(),
                                details: None,
                            });
                        }
                    }
                }
                Ok(first.cloned().unwrap_or_default())
            }
            Shape::Scalar => Err(not_objects()),
        }
    }

    /// Refuses anything but an object or an array of objects, whatever their keys.
    ///
    /// # Errors
    /// When there is something else.
    pub fn objects(&self) -> Result<(), RestError> {
        match &self.shape {
            Shape::Object(_) => Ok(()),
            Shape::Array(elements) if elements.iter().all(Option::is_some) => Ok(()),
            _ => Err(not_objects()),
        }
    }

    /// How many rows the payload has.
    pub fn rows(&self) -> usize {
        match &self.shape {
            Shape::Array(elements) => elements.len(),
            Shape::Object(_) | Shape::Scalar => 1,
        }
    }

    /// Whether it is a list of rows rather than one.
    pub fn is_array(&self) -> bool {
        matches!(self.shape, Shape::Array(_))
    }
}

/// A form's fields as one object; every value is a text that PostgreSQL reads as its column's type.
fn form_as_json(bytes: &[u8]) -> Result<String, RestError> {
    let refuse = |details: &str| RestError::Body { message: "Invalid form".into(), details: Some(details.into()) };
    let text = std::str::from_utf8(bytes).map_err(|_| refuse("not UTF-8"))?;
    let mut row = Map::new();
    for (name, value) in pairs(text).map_err(|_| refuse("not UTF-8, or a character that text can't contain"))? {
        if row.insert(name, Value::String(value)).is_some() {
            return Err(refuse("a duplicate field"));
        }
    }
    Ok(Value::Object(row).to_string())
}

fn same_keys(left: &[String], right: &[String]) -> bool {
    left == right || (left.len() == right.len() && left.iter().all(|key| right.contains(key)))
}

fn not_objects() -> RestError {
    RestError::Body {
        message: "Empty or invalid json".into(),
        details: Some("expected an object or an array of objects".into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> Result<Payload, RestError> {
        Payload::parse(text.as_bytes(), Some("application/json; charset=utf-8"), None, &Limits::default())
    }

    #[test]
    fn keys_must_match() {
        assert_eq!(parse("[{\"a\":1,\"b\":2},{\"b\":3,\"a\":4}]").unwrap().uniform_keys().unwrap(), ["a", "b"]);
        assert!(parse("[{\"a\":1},{\"b\":2}]").unwrap().uniform_keys().is_err());
        assert!(parse("[{\"a\":1},[]]").unwrap().objects().is_err());
        assert!(parse("3").unwrap().uniform_keys().is_err());
        assert!(parse("[]").unwrap().uniform_keys().unwrap().is_empty());
    }

    #[test]
    fn rows_that_are_no_json() {
        let table = |text: &str, kind| Payload::of_table(text.as_bytes(), Some(kind), &Limits::default());
        assert_eq!(table("a,b\n1,2", "text/csv; charset=utf-8").unwrap().text, r#"[{"a":"1","b":"2"}]"#);
        let form = "application/x-www-form-urlencoded";
        assert_eq!(table("a=1+2&b=%22", form).unwrap().text, r#"{"a":"1 2","b":"\""}"#);
        assert!(table("a=1&a=2", form).is_err());
        assert!(table("a=%00", form).is_err());
        assert!(table("a\n\0", "text/csv").is_err());
        assert!(table("a=1", "text/plain").is_err());
    }

    #[test]
    fn other_content() {
        assert!(Payload::parse(b"a=1", Some("text/csv"), None, &Limits::default()).is_err());
        assert!(Payload::parse(b"\xff", None, None, &Limits::default()).is_err());
        assert!(Payload::parse(b"", None, None, &Limits::default()).is_err());
        assert!(matches!(
            Payload::parse(b" ", None, Some("{}"), &Limits::default()).unwrap().shape,
            Shape::Object(keys) if keys.is_empty()
        ));
    }
}
