//! A query string split into decoded pairs, in order, repeats kept.

use crate::error::RestError;
use percent_encoding::percent_decode;

/// Splits at `&` and the first `=`; `+` is a space.
pub(super) fn pairs(raw: &str) -> Result<Vec<(String, String)>, RestError> {
    raw.split('&')
        .filter(|part| !part.is_empty())
        .map(|part| {
            let (key, value) = part.split_once('=').unwrap_or((part, ""));
            Ok((decode(key)?, decode(value)?))
        })
        .collect()
}

/// Decodes one part of a URL's query.
fn decode(part: &str) -> Result<String, RestError> {
    let spaced = part.replace('+', " ");
    let text = percent_decode(spaced.as_bytes()).decode_utf8().map_err(|_| RestError::Parse {
        message: "\"failed to parse the query string\"".into(),
        details: "the percent-encoded bytes are not UTF-8".into(),
    })?;
    if text.contains('\0') {
        return Err(RestError::Parse {
            message: "\"failed to parse the query string\"".into(),
            details: "the character U+0000 cannot be stored in a text".into(),
        });
    }
    Ok(text.into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decoding() {
        let pairs = pairs("a=eq.1%2B1&b=x+y&&c&a=in.(%22%C3%A4%22)=").unwrap();
        let expected = [("a", "eq.1+1"), ("b", "x y"), ("c", ""), ("a", "in.(\"ä\")=")];
        assert_eq!(pairs, expected.map(|(key, value)| (key.to_owned(), value.to_owned())));
    }

    #[test]
    fn bytes_that_are_no_text() {
        assert!(pairs("a=eq.%C0%AF").is_err(), "an overlong slash");
        assert!(pairs("a=eq.%00").is_err());
        assert!(pairs("%ff=eq.1").is_err());
    }
}
