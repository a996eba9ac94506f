//! Whether the client already has what it asks for (RFC 9110 §13).

use super::http_date;
use crate::object::Object;
use http::{HeaderMap, header};
use time::{OffsetDateTime, PrimitiveDateTime, macros::format_description};

fn text(headers: &HeaderMap, name: header::HeaderName) -> Option<&str> {
    headers.get(name).and_then(|value| value.to_str().ok()).map(str::trim)
}

/// The client's copy is this one: by tag, else by time.
pub(super) fn not_modified(headers: &HeaderMap, object: &Object) -> bool {
    if let Some(tags) = text(headers, header::IF_NONE_MATCH) {
        let own = object.quoted_etag();
        return tags == "*" || tags.split(',').any(|tag| tag.trim().trim_start_matches("W/") == own);
    }
    let since = text(headers, header::IF_MODIFIED_SINCE).and_then(parse_date);
    since.is_some_and(|since| object.updated_at.unix_timestamp() <= since.unix_timestamp())
}

/// A part is wanted of this very object, not of what the client saw of it before.
pub(super) fn range_applies(headers: &HeaderMap, object: &Object) -> bool {
    text(headers, header::IF_RANGE)
        .is_none_or(|said| said == object.quoted_etag() || said == http_date(object.updated_at))
}

fn parse_date(text: &str) -> Option<OffsetDateTime> {
    let form =
        format_description!("[weekday repr:short], [day] [month repr:short] [year] [hour]:[minute]:[second] GMT");
    PrimitiveDateTime::parse(text, form).ok().map(PrimitiveDateTime::assume_utc)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_read_as_they_are_written() {
        let time = OffsetDateTime::from_unix_timestamp(784_111_777).unwrap();
        assert_eq!(http_date(time), "Sun, 06 Nov 1994 08:49:37 GMT");
        assert_eq!(parse_date("Sun, 06 Nov 1994 08:49:37 GMT"), Some(time));
        assert_eq!(parse_date("yesterday"), None);
    }
}
