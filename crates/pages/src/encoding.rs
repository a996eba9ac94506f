//! Which compressed copy of a file a client can read.

use http::{HeaderMap, header};

/// A compression that the build of the web app leaves a copy in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Encoding {
    Brotli,
    Gzip,
}

impl Encoding {
    /// The smallest first.
    const ALL: [Self; 2] = [Self::Brotli, Self::Gzip];

    /// Its name in `Accept-Encoding` and `Content-Encoding`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Brotli => "br",
            Self::Gzip => "gzip",
        }
    }

    /// What the name of such a copy ends with.
    pub const fn suffix(self) -> &'static str {
        match self {
            Self::Brotli => ".br",
            Self::Gzip => ".gz",
        }
    }

    /// Those that a client names, the smallest first.
    pub fn accepted(headers: &HeaderMap) -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(move |encoding| {
            let values = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
            values.flat_map(|value| value.split(',')).any(|choice| names(choice, encoding.name()))
        })
    }
}

/// Whether a choice such as `gzip;q=0.5` is of this name. A weight of nought means "not this one".
fn names(choice: &str, name: &str) -> bool {
    let (coding, weight) = choice.split_once(';').unwrap_or((choice, ""));
    let weight = weight.trim().strip_prefix("q=").map_or(Ok(1.0), str::parse::<f32>);
    coding.trim().eq_ignore_ascii_case(name) && weight.is_ok_and(|weight| weight > 0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_client_gets_only_what_it_names() {
        let accepted = |value: &'static str| {
            let headers = HeaderMap::from_iter([(header::ACCEPT_ENCODING, http::HeaderValue::from_static(value))]);
            Encoding::accepted(&headers).map(Encoding::name).collect::<Vec<_>>()
        };
        assert_eq!(accepted("gzip, deflate, br, zstd"), ["br", "gzip"]);
        assert_eq!(accepted("GZIP;q=0.5"), ["gzip"]);
        assert_eq!(accepted("br;q=0, gzip; q=1"), ["gzip"]);
        assert!(accepted("identity, brotli, x-gzip, br;q=no").is_empty());
        assert_eq!(Encoding::accepted(&HeaderMap::new()).count(), 0);
    }
}
