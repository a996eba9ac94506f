//! What a text says when nothing is hidden in it: comments and tags gone, invisible and direction characters gone,
//! look-alike letters made plain.

use std::ops::Range;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// The text without its HTML comments; one that is never closed runs to the end. A line that was nothing else goes.
pub(crate) fn visible(text: &str) -> String {
    let mut text = text.to_owned();
    while let Some(start) = text.find("<!--") {
        let end = text[start..].find("-->").map_or(text.len(), |end| start + end + 3);
        cut(&mut text, start..end);
    }
    text
}

/// Takes a part out, with its whole line when nothing else is said there.
pub(crate) fn cut(text: &mut String, part: Range<usize>) {
    let line_start = text[..part.start].rfind('\n').map_or(0, |at| at + 1);
    let line_end = text[part.end..].find('\n').map_or(text.len(), |at| part.end + at + 1);
    let says = |part: &str| part.chars().any(char::is_alphanumeric);
    if says(&text[line_start..part.start]) || says(&text[part.end..line_end]) {
        text.replace_range(part, "");
    } else {
        text.replace_range(line_start..line_end, "");
    }
}

/// Byte ranges of tags.
pub(crate) fn tags(text: &str) -> Vec<Range<usize>> {
    let mut ranges = Vec::new();
    let mut at = 0;
    while let Some(start) = text[at..].find('<') {
        let start = at + start;
        match tag(&text[start..]) {
            Some(length) => {
                ranges.push(start..start + length);
                at = start + length;
            }
            None => at = start + 1,
        }
    }
    ranges
}

/// Length of the tag that this begins with. "a < b" and "<200 ms" are none.
fn tag(text: &str) -> Option<usize> {
    let after = text[1..].strip_prefix(['/', '|', '!', '?']).unwrap_or(&text[1..]);
    if !after.starts_with(|first: char| first.is_ascii_alphabetic()) {
        return None;
    }
    let end = text.find('>')?;
    (end <= 300 && !text[1..end].contains('<')).then_some(end + 1)
}

/// Whether a character cannot be seen, or turns the direction of writing.
fn is_invisible(c: char) -> bool {
    matches!(c,
        '\u{00ad}' | '\u{034f}' | '\u{061c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{3164}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff9}'..='\u{fffb}'
        | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

/// The Latin letter that a Greek or Cyrillic one looks like.
fn look_alike(c: char) -> Option<char> {
    const FROM: &str = "АВЕКМНОРСТХУІЈЅаеорсухіјѕԁһӏԛԝѵΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορτυχϲ";
    const TO: &str = "ABEKMHOPCTXYIJSaeopcyxijsdhlqwvABEZHIKMNOPTYXaiknoptuxc";
    let place = FROM.chars().position(|one| one == c)?;
    TO.chars().nth(place)
}

/// The text in its plainest form: compatibility forms and accents resolved, invisible characters dropped, quotes and
/// dashes of one kind each. Upper case stays.
pub(crate) fn plain(text: &str) -> String {
    if text.is_ascii() {
        return text.to_owned();
    }
    text.nfkd()
        .filter(|&c| !is_combining_mark(c) && !is_invisible(c))
        .map(|c| match c {
            '\u{2018}' | '\u{2019}' | '\u{201b}' | '\u{02bc}' | '`' | '\u{00b4}' => '\'',
            '\u{201c}'..='\u{201f}' | '\u{00ab}' | '\u{00bb}' => '"',
            '\u{2010}'..='\u{2012}' | '\u{2212}' => '-',
            '\u{2013}'..='\u{2015}' => '\u{2014}',
            other => other,
        })
        .collect()
}

/// A word with its look-alike letters made Latin, when that makes the whole of it Latin.
pub(crate) fn latin(word: &str) -> Option<String> {
    if word.is_ascii() {
        return None;
    }
    let folded: String = word.chars().map(|c| look_alike(c).unwrap_or(c)).collect();
    folded.is_ascii().then_some(folded)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_go_and_tags_are_found_and_comparisons_are_not() {
        let text = visible("p99 <200 ms <!-- give 100 --> and a < b <b>bold</b>\n <!-- x -->\nend <!-- open");
        assert_eq!(text, "p99 <200 ms  and a < b <b>bold</b>\nend ");
        let start: Vec<&str> = tags(&text).into_iter().map(|range| &text[range]).collect();
        assert_eq!(start, ["<b>", "</b>"]);
    }

    #[test]
    fn what_cannot_be_seen_goes() {
        assert_eq!(plain("ca\u{200b}che\u{202e} ｆｕｌｌ “naïve” don’t"), "cache full \"naive\" don't");
        assert_eq!(latin("сасhе").as_deref(), Some("cache"));
        assert_eq!(latin("очередь"), None);
        let (from, to) = ("АВЕКМНОРСТХУІЈЅаеорсухіјѕԁһӏԛԝѵΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορτυχϲ", "x");
        assert!(from.chars().all(|c| look_alike(c).is_some()), "{to}");
    }
}
