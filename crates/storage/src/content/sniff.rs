//! Finding out what bytes are, by the bytes.

use crate::error::StorageError;
use image::ImageFormat;

/// What is taken in at all.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    Png,
    Jpeg,
    Webp,
    Gif,
    Pdf,
    Text,
}

impl Kind {
    /// The type without parameters, as buckets list it.
    pub(crate) fn mime(self) -> &'static str {
        match self {
            Self::Png => "image/png",
            Self::Jpeg => "image/jpeg",
            Self::Webp => "image/webp",
            Self::Gif => "image/gif",
            Self::Pdf => "application/pdf",
            Self::Text => "text/plain",
        }
    }

    /// `Content-Type`, as it is stored and served.
    pub(crate) fn content_type(self) -> &'static str {
        if self == Self::Text { "text/plain; charset=utf-8" } else { self.mime() }
    }

    pub(super) fn image_format(self) -> Option<ImageFormat> {
        match self {
            Self::Png => Some(ImageFormat::Png),
            Self::Jpeg => Some(ImageFormat::Jpeg),
            Self::Webp => Some(ImageFormat::WebP),
            Self::Gif => Some(ImageFormat::Gif),
            Self::Pdf | Self::Text => None,
        }
    }
}

/// What a page may begin with (the MIME Sniffing standard's list for HTML, and SVG and XML).
const MARKUP: [&str; 20] = [
    "<!doctype",
    "<html",
    "<head",
    "<script",
    "<iframe",
    "<h1",
    "<div",
    "<font",
    "<table",
    "<a",
    "<style",
    "<title",
    "<b",
    "<body",
    "<br",
    "<p",
    "<!--",
    "<?xml",
    "<svg",
    "<meta",
];

/// What the bytes are. Text is plain UTF-8 that no browser would take for a page.
pub(super) fn sniff(bytes: &[u8]) -> Result<Kind, StorageError> {
    let refused = |kind: &'static str| Err(StorageError::InvalidMimeType(kind.into()));
    match bytes {
        [] => refused("application/x-empty"),
        [0x89, b'P', b'N', b'G', 0x0d, 0x0a, 0x1a, 0x0a, ..] => Ok(Kind::Png),
        [0xff, 0xd8, 0xff, ..] => Ok(Kind::Jpeg),
        [b'R', b'I', b'F', b'F', _, _, _, _, b'W', b'E', b'B', b'P', ..] => Ok(Kind::Webp),
        [b'G', b'I', b'F', b'8', b'7' | b'9', b'a', ..] => Ok(Kind::Gif),
        [b'%', b'P', b'D', b'F', b'-', ..] => Ok(Kind::Pdf),
        _ => match std::str::from_utf8(bytes) {
            Ok(text) if looks_like_markup(text) => refused("text/html"),
            Ok(text) if text.chars().all(is_plain) => Ok(Kind::Text),
            _ => refused("application/octet-stream"),
        },
    }
}

/// What text files hold; no control characters (a terminal would obey them) but the usual ones.
fn is_plain(c: char) -> bool {
    !c.is_control() || matches!(c, '\t' | '\n' | '\r' | '\u{c}')
}

fn looks_like_markup(text: &str) -> bool {
    let start = text.trim_start_matches(|c: char| c.is_whitespace() || c == '\u{feff}');
    MARKUP.iter().any(|tag| {
        let Some(rest) =
            start.get(..tag.len()).filter(|begin| begin.eq_ignore_ascii_case(tag)).map(|_| &start[tag.len()..])
        else {
            return false;
        };
        // "<a" is a tag in "<a>" and not in "<ab"; comments and declarations need no such end.
        !tag.ends_with(|c: char| c.is_ascii_alphanumeric())
            || rest.chars().next().is_none_or(|c| !c.is_ascii_alphanumeric())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_say_what_they_are() {
        let kind = |bytes: &[u8]| sniff(bytes).ok();
        assert_eq!(kind(b"\x89PNG\r\n\x1a\nrest"), Some(Kind::Png));
        assert_eq!(kind(b"\xff\xd8\xff\xe0"), Some(Kind::Jpeg));
        assert_eq!(kind(b"RIFF\0\0\0\0WEBPVP8 "), Some(Kind::Webp));
        assert_eq!(kind(b"GIF89a"), Some(Kind::Gif));
        assert_eq!(kind(b"%PDF-1.7\n"), Some(Kind::Pdf));
        assert_eq!(kind("Grüße, 世界\r\n\tx <b in the middle>".as_bytes()), Some(Kind::Text));
        assert_eq!(kind(b"<about this file"), Some(Kind::Text));
    }

    #[test]
    fn pages_programs_and_nothing_are_refused() {
        for bytes in [
            &b""[..],
            b"<html><script>alert(1)</script>",
            b"\n\t <HTML>",
            b"\xef\xbb\xbf<!DOCTYPE html>",
            b"<svg xmlns='http://www.w3.org/2000/svg'>",
            b"<?xml version='1.0'?><svg/>",
            b"<ScRiPt src=x>",
            b"<!-- x --><script>",
            b"<a href=x>",
            b"MZ\x90\0\x03",
            b"\x7fELF\x02",
            b"PK\x03\x04",
            b"\x1f\x8b\x08",
            b"text with \0 in it",
            b"text with \x1b[2J in it",
            b"not \xff UTF-8",
            b"BM\x3a\0",
            b"II*\0",
        ] {
            assert!(matches!(sniff(bytes), Err(StorageError::InvalidMimeType(_))), "{bytes:?}");
        }
    }
}
