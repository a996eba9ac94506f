//! `Content-Disposition` (RFC 6266): a file to be saved, under a name that cannot break out of the header, out of a
//! folder, or pass for another.

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};

/// Longest name, in characters.
const LONGEST: usize = 150;
/// What RFC 5987 leaves as it is.
const ENCODED: &AsciiSet = &NON_ALPHANUMERIC
    .remove(b'!')
    .remove(b'#')
    .remove(b'$')
    .remove(b'&')
    .remove(b'+')
    .remove(b'-')
    .remove(b'.')
    .remove(b'^')
    .remove(b'_')
    .remove(b'`')
    .remove(b'|')
    .remove(b'~');

/// The header's value; an empty name is left to the client.
pub(super) fn attachment(name: &str) -> String {
    let name: String = name.chars().filter(|c| is_shown(*c)).take(LONGEST).collect();
    let name = name.trim().trim_start_matches('.');
    if name.is_empty() {
        return "attachment".to_owned();
    }
    let plain: String =
        name.chars().map(|c| if c.is_ascii() && !matches!(c, '"' | '\\' | '%') { c } else { '_' }).collect();
    format!("attachment; filename=\"{plain}\"; filename*=UTF-8''{}", utf8_percent_encode(name, ENCODED))
}

/// No controls, no path separators, and nothing that turns the reading direction: `gpj.exe` must not read `exe.jpg`.
fn is_shown(c: char) -> bool {
    !c.is_control()
        && !matches!(c, '/' | '\\' | '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_stay_inside_the_header() {
        assert_eq!(attachment(""), "attachment");
        assert_eq!(attachment("cv.pdf"), "attachment; filename=\"cv.pdf\"; filename*=UTF-8''cv.pdf");
        assert_eq!(
            attachment("Grüße \"x\".txt"),
            "attachment; filename=\"Gr__e _x_.txt\"; filename*=UTF-8''Gr%C3%BC%C3%9Fe%20%22x%22.txt"
        );
        assert_eq!(
            attachment("a\r\nSet-Cookie: x=1"),
            "attachment; filename=\"aSet-Cookie: x=1\"; filename*=UTF-8''aSet-Cookie%3A%20x%3D1"
        );
        assert_eq!(attachment("../../etc/passwd"), "attachment; filename=\"etcpasswd\"; filename*=UTF-8''etcpasswd");
        assert_eq!(attachment("\u{202e}gpj.exe"), attachment("gpj.exe"));
        assert!(attachment(&"x".repeat(10_000)).len() < 500);
        assert_eq!(attachment("..."), "attachment");
    }
}
