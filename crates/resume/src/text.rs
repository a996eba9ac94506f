//! Text as files have it, made plain.

use unicode_normalization::UnicodeNormalization;

/// Characters that stand before an entry of a list. The last ones are those of the fonts Symbol and Wingdings.
pub(crate) const BULLETS: [char; 22] = [
    '•', '◦', '▪', '▫', '●', '○', '■', '□', '‣', '⁃', '∙', '·', '►', '▸', '➢', '✓', '✔', '\u{f0b7}', '\u{f0a7}',
    '\u{f0d8}', '\u{f076}', '\u{f0fc}',
];

/// Ligatures, odd spaces and invisible characters as plain text. Tabs stay.
pub(crate) fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for c in text.nfkc() {
        match c {
            '\t' => plain.push('\t'),
            '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}' => {}
            c if c.is_whitespace() => plain.push(' '),
            c if c.is_control() => {}
            c => plain.push(c),
        }
    }
    squeeze(&plain)
}

/// Single spaces, no spaces around tabs and at the ends.
pub(crate) fn squeeze(text: &str) -> String {
    let parts =
        text.split('\t').map(|part| part.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" "));
    parts.filter(|part| !part.is_empty()).collect::<Vec<_>>().join("\t")
}

/// For comparing: lower case, letters and digits alone, single spaces. Letters that are spread ("S K I L L S") are one word.
pub(crate) fn key(text: &str) -> String {
    let lower = text.to_lowercase();
    let words: Vec<&str> = lower.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    let spread = words.len() > 3 && words.iter().all(|word| word.chars().count() == 1);
    words.join(if spread { "" } else { " " })
}

/// Text of unknown encoding.
pub(crate) fn decode(bytes: &[u8]) -> String {
    if let Some((encoding, length)) = encoding_rs::Encoding::for_bom(bytes) {
        return encoding.decode_without_bom_handling(&bytes[length..]).0.into_owned();
    }
    match std::str::from_utf8(bytes) {
        Ok(text) => text.to_owned(),
        Err(_) => {
            let mut detector = chardetng::EncodingDetector::new();
            detector.feed(bytes, true);
            detector.guess(None, true).decode(bytes).0.into_owned()
        }
    }
}
