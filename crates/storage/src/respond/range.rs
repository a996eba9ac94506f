//! `Range`: which part is asked for (RFC 9110 §14).

use http::{HeaderMap, header};
use std::ops::Range;

/// What the header asks for.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum RequestedRange {
    /// The whole: no header, or one that may be ignored (several ranges, another unit, nonsense).
    Whole,
    /// This part.
    Part(Range<u64>),
    /// A part that does not exist.
    Unsatisfiable,
}

/// Reads the header for an object of `size` bytes.
pub(super) fn requested_range(headers: &HeaderMap, size: u64) -> RequestedRange {
    let value = headers.get(header::RANGE).and_then(|value| value.to_str().ok());
    let Some((first, last)) = value.and_then(|value| value.trim().strip_prefix("bytes=")?.split_once('-')) else {
        return RequestedRange::Whole;
    };
    let (first, last) = (first.trim(), last.trim());
    let number =
        |text: &str| text.bytes().all(|b| b.is_ascii_digit()).then(|| text.parse::<u64>().unwrap_or(u64::MAX));
    let (from, to) = match (first.is_empty(), last.is_empty(), number(first), number(last)) {
        (false, false, Some(from), Some(to)) if from <= to => (from, to.saturating_add(1).min(size)),
        (false, true, Some(from), _) => (from, size),
        (true, false, _, Some(count)) => (if count == 0 { size } else { size.saturating_sub(count) }, size),
        _ => return RequestedRange::Whole,
    };
    if from >= size { RequestedRange::Unsatisfiable } else { RequestedRange::Part(from..to) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use http::HeaderValue;

    #[test]
    fn ranges() {
        let ask = |text: &str, size| {
            let mut headers = HeaderMap::new();
            headers.insert(header::RANGE, HeaderValue::from_str(text).unwrap());
            requested_range(&headers, size)
        };
        assert_eq!(ask("bytes=0-0", 10), RequestedRange::Part(0..1));
        assert_eq!(ask("bytes=2-", 10), RequestedRange::Part(2..10));
        assert_eq!(ask("bytes=-3", 10), RequestedRange::Part(7..10));
        assert_eq!(ask("bytes=-30", 10), RequestedRange::Part(0..10));
        assert_eq!(ask("bytes=5-99999999999999999999999", 10), RequestedRange::Part(5..10));
        assert_eq!(ask("bytes=10-", 10), RequestedRange::Unsatisfiable);
        assert_eq!(ask("bytes=-0", 10), RequestedRange::Unsatisfiable);
        assert_eq!(ask("bytes=99999999999999999999999-", 10), RequestedRange::Unsatisfiable);
        for whole in ["bytes=", "bytes=-", "bytes=5-2", "bytes=a-b", "bytes=0-1,3-4", "lines=0-1", "bytes=+1-2"] {
            assert_eq!(ask(whole, 10), RequestedRange::Whole, "{whole}");
        }
    }
}
