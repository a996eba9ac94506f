//! The `Range` header, which only GET honours, together with `limit` and `offset`.

use crate::error::RestError;

/// Which rows of a list are wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Rows {
    /// Rows to skip.
    pub offset: i64,
    /// Rows to read at most; `None` for no bound.
    pub limit: Option<i64>,
}

impl Rows {
    /// The rows that both name.
    pub fn intersect(self, other: Self) -> Self {
        let offset = self.offset.max(other.offset);
        let end = |rows: Self| rows.limit.map(|limit| rows.offset.saturating_add(limit));
        let end = match (end(self), end(other)) {
            (Some(left), Some(right)) => Some(left.min(right)),
            (left, right) => left.or(right),
        };
        Self { offset, limit: end.map(|end| (end - offset).max(0)) }
    }
}

/// Reads `0-9`, `10-`; anything that is no such range is ignored, as the protocol wants.
///
/// # Errors
/// When the end lies before the start.
pub fn range_header(value: &str) -> Result<Rows, RestError> {
    let value = value.trim().trim_start_matches("items=");
    let Some((start, end)) = value.split_once('-') else { return Ok(Rows::default()) };
    let (Ok(start), Ok(end)) = (number(start), number(end)) else { return Ok(Rows::default()) };
    let Some(offset) = start else { return Ok(Rows::default()) };
    match end {
        None => Ok(Rows { offset, limit: None }),
        Some(end) if end >= offset => Ok(Rows { offset, limit: Some((end - offset).saturating_add(1)) }),
        Some(_) => Err(RestError::Range {
            details: "The lower boundary must be lower than or equal to the upper boundary in the Range header."
                .into(),
            total: None,
        }),
    }
}

fn number(text: &str) -> Result<Option<i64>, ()> {
    if text.is_empty() {
        return Ok(None);
    }
    if !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(());
    }
    text.parse().map(Some).map_err(drop)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headers() {
        assert_eq!(range_header("0-9").unwrap(), Rows { offset: 0, limit: Some(10) });
        assert_eq!(range_header("5-").unwrap(), Rows { offset: 5, limit: None });
        for ignored in ["", "-5", "a-b", "bytes=0-1", "1-2,4-5", "0-99999999999999999999"] {
            assert_eq!(range_header(ignored).unwrap(), Rows::default(), "{ignored}");
        }
        assert!(range_header("5-2").is_err());
        assert_eq!(range_header("0-9223372036854775807").unwrap().limit, Some(i64::MAX));
    }

    #[test]
    fn intersections() {
        let query = Rows { offset: 5, limit: Some(10) };
        assert_eq!(query.intersect(Rows { offset: 0, limit: Some(8) }), Rows { offset: 5, limit: Some(3) });
        assert_eq!(query.intersect(Rows { offset: 20, limit: None }), Rows { offset: 20, limit: Some(0) });
        assert_eq!(query.intersect(Rows::default()), query);
    }
}
