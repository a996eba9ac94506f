//! Answers: status, ranges and headers. Pure.

use crate::error::RestError;
use crate::query::Counting;
use crate::request::SCHEMA;
use crate::request::prefer::{Applied, Prefer};
use axum::body::Body;
use axum::http::header::{CACHE_CONTROL, CONTENT_RANGE, CONTENT_TYPE, HeaderName};
use axum::http::{HeaderMap, HeaderValue, Response, StatusCode};
use bytes::Bytes;
use serde_json::Value;
use url::form_urlencoded;

/// A successful answer in the making.
pub(crate) struct Answer {
    status: StatusCode,
    headers: HeaderMap,
    body: Option<Bytes>,
}

impl Answer {
    /// An answer without a body yet. Nothing of it may be kept by a cache: it is one caller's view.
    pub(crate) fn new(status: StatusCode, profiled: bool) -> Self {
        let mut headers = HeaderMap::new();
        headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
        if profiled {
            headers.insert(HeaderName::from_static("content-profile"), HeaderValue::from_static(SCHEMA));
        }
        Self { status, headers, body: None }
    }

    pub(crate) fn body(&mut self, content_type: &'static str, body: impl Into<Bytes>) {
        self.headers.insert(CONTENT_TYPE, HeaderValue::from_static(content_type));
        self.body = Some(body.into());
    }

    /// Sets a header, unless the value cannot be in one.
    pub(crate) fn header(&mut self, name: &'static str, value: &str) {
        if let Ok(value) = HeaderValue::from_str(value) {
            self.headers.insert(HeaderName::from_static(name), value);
        }
    }

    pub(crate) fn content_range(&mut self, range: &str) {
        self.header(CONTENT_RANGE.as_str(), range);
        self.header("range-unit", "items");
    }

    pub(crate) fn applied(&mut self, prefer: &Prefer, kinds: Applied, rollback_allowed: bool) {
        if let Some(applied) = prefer.applied(kinds, rollback_allowed) {
            self.header("preference-applied", &applied);
        }
    }

    /// Takes over what a function set as `response.headers` and `response.status`.
    pub(crate) fn settings(&mut self, headers: Option<&str>, status: Option<&str>) -> Result<(), RestError> {
        if let Some(text) = headers {
            for (name, value) in response_headers(text).ok_or(RestError::ResponseHeaders)? {
                self.headers.insert(name, value);
            }
        }
        if let Some(text) = status {
            let status = text.parse().ok().and_then(|code| StatusCode::from_u16(code).ok());
            self.status = status.ok_or(RestError::ResponseStatus)?;
        }
        Ok(())
    }

    pub(crate) fn finish(self, head: bool) -> Response<Body> {
        let body = match self.body {
            Some(body) if !head => Body::from(body),
            _ => Body::empty(),
        };
        let mut response = Response::new(body);
        *response.status_mut() = self.status;
        *response.headers_mut() = self.headers;
        response
    }
}

/// `[{"name": "value"}, …]`
fn response_headers(text: &str) -> Option<Vec<(HeaderName, HeaderValue)>> {
    let value: Value = serde_json::from_str(text).ok()?;
    let pair = |entry: &Value| {
        let object = entry.as_object().filter(|object| object.len() == 1)?;
        let (name, value) = object.iter().next()?;
        Some((HeaderName::from_bytes(name.as_bytes()).ok()?, HeaderValue::from_str(value.as_str()?).ok()?))
    };
    value.as_array()?.iter().map(pair).collect()
}

/// Status and `Content-Range` of a read.
///
/// # Errors
/// When the offset lies behind the counted rows.
pub(crate) fn of_rows(
    offset: i64,
    rows: i64,
    total: Option<i64>,
    counting: Counting,
) -> Result<(StatusCode, String), RestError> {
    let span = |total: &str| match rows {
        0 => format!("*/{total}"),
        _ => format!("{offset}-{}/{total}", offset + rows - 1),
    };
    let Some(counted) = total else { return Ok((StatusCode::OK, span("*"))) };
    let bounded = matches!(counting, Counting::UpTo(bound) if counted >= bound);
    // Where counting stopped early, the rows that were read are known to be there as well.
    let total = if bounded { counted.max(offset.saturating_add(rows)) } else { counted };
    if offset > total {
        return Err(RestError::Range {
            details: format!("An offset of {offset} was requested, but there are only {total} rows."),
            total: Some(total),
        });
    }
    let status = if rows < total { StatusCode::PARTIAL_CONTENT } else { StatusCode::OK };
    Ok((status, span(&total.to_string())))
}

/// `Content-Range` of a write that shows `rows` and counted, if it was asked to.
pub(crate) fn of_writes(rows: i64, counted: Option<i64>) -> String {
    let total = counted.map_or_else(|| "*".to_owned(), |count| count.to_string());
    if rows > 0 { format!("0-{}/{total}", rows - 1) } else { format!("*/{total}") }
}

/// The path with its query in canonical order.
pub(crate) fn content_location(path: &str, pairs: &[(String, String)]) -> String {
    let mut sorted: Vec<_> = pairs.iter().collect();
    sorted.sort();
    let query = form_urlencoded::Serializer::new(String::new()).extend_pairs(sorted).finish();
    if query.is_empty() { path.to_owned() } else { format!("{path}?{query}") }
}

/// Where a new row is: `/t?id=eq.5`. `values` is a JSON array of the key's values as texts.
pub(crate) fn location(table: &str, key: &[String], values: &str) -> Option<String> {
    let values: Vec<String> = serde_json::from_str(values).ok()?;
    let pairs = key.iter().zip(values).map(|(name, value)| (name, format!("eq.{value}")));
    let query = form_urlencoded::Serializer::new(String::new()).extend_pairs(pairs).finish();
    Some(format!("/{table}?{query}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn range(offset: i64, rows: i64, total: Option<i64>) -> (u16, String) {
        let (status, range) = of_rows(offset, rows, total, Counting::All).unwrap();
        (status.as_u16(), range)
    }

    #[test]
    fn ranges_of_reads() {
        assert_eq!(range(0, 25, None), (200, "0-24/*".into()));
        assert_eq!(range(0, 0, None), (200, "*/*".into()));
        assert_eq!(range(0, 25, Some(25)), (200, "0-24/25".into()));
        assert_eq!(range(0, 0, Some(0)), (200, "*/0".into()));
        assert_eq!(range(0, 10, Some(25)), (206, "0-9/25".into()));
        assert_eq!(range(25, 0, Some(25)), (206, "*/25".into()));
        assert!(matches!(of_rows(26, 0, Some(25), Counting::All), Err(RestError::Range { total: Some(25), .. })));
        let (status, range) = of_rows(500, 10, Some(100), Counting::UpTo(100)).unwrap();
        assert_eq!((status.as_u16(), range), (206, "500-509/510".into()));
    }

    #[test]
    fn ranges_of_writes() {
        assert_eq!(of_writes(3, None), "0-2/*");
        assert_eq!(of_writes(3, Some(3)), "0-2/3");
        assert_eq!(of_writes(0, Some(0)), "*/0");
        assert_eq!(of_writes(0, None), "*/*");
    }

    #[test]
    fn places() {
        let pairs = [("b".to_owned(), "eq.1".to_owned()), ("a".to_owned(), "x y".to_owned())];
        assert_eq!(content_location("/t", &pairs), "/t?a=x+y&b=eq.1");
        assert_eq!(location("t", &["id".into()], "[\"5\"]").unwrap(), "/t?id=eq.5");
        assert_eq!(location("t", &["id".into()], "[null]"), None);
    }

    #[test]
    fn settings_of_functions() {
        let mut answer = Answer::new(StatusCode::OK, true);
        answer.settings(Some(r#"[{"X-A":"1"},{"Cache-Control":"public"}]"#), Some("202")).unwrap();
        let response = answer.finish(false);
        assert_eq!((response.status().as_u16(), &response.headers()["x-a"]), (202, &HeaderValue::from_static("1")));
        assert_eq!(response.headers()["content-profile"], "public");
        for broken in ["{}", "[1]", "[{\"a\":1}]", "[{\"a\":\"1\",\"b\":\"2\"}]", "x"] {
            let mut answer = Answer::new(StatusCode::OK, false);
            assert!(matches!(answer.settings(Some(broken), None), Err(RestError::ResponseHeaders)), "{broken}");
        }
        assert!(Answer::new(StatusCode::OK, false).settings(None, Some("99")).is_err());
    }
}
