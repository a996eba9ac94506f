//! Texts as words that can be compared: what is searched and what is typed are folded alike. The browser folds in the same
//! way (`web/src/entities/marked/marks.ts`).

use unicode_normalization::UnicodeNormalization;

/// Marks of accents and vowels that a letter is the same without.
const fn is_mark(letter: char) -> bool {
    matches!(letter, '\u{300}'..='\u{36f}' | '\u{591}'..='\u{5bd}' | '\u{64b}'..='\u{65f}')
}

/// Signs that stand between words.
const fn is_between(letter: char) -> bool {
    matches!(letter,
        '\u{0}'..='\u{2f}' | '\u{3a}'..='\u{40}' | '\u{5b}'..='\u{60}' | '\u{7b}'..='\u{bf}' | '\u{d7}' | '\u{f7}'
        | '\u{2000}'..='\u{206f}' | '\u{20a0}'..='\u{20cf}' | '\u{2190}'..='\u{2bff}' | '\u{3000}'..='\u{303f}'
        | '\u{feff}' | '\u{fffc}' | '\u{fffd}')
}

/// A text without capitals, accents and ligatures.
pub fn fold(text: &str) -> String {
    if text.is_ascii() {
        return text.to_ascii_lowercase();
    }
    let plain: String = text.to_lowercase().nfkd().filter(|letter| !is_mark(*letter)).nfc().collect();
    let mut folded = String::with_capacity(plain.len());
    for letter in plain.chars() {
        match letter {
            'ø' => folded.push('o'),
            'ł' => folded.push('l'),
            'đ' | 'ð' => folded.push('d'),
            'ı' => folded.push('i'),
            'ħ' => folded.push('h'),
            'ß' => folded.push_str("ss"),
            'æ' => folded.push_str("ae"),
            'œ' => folded.push_str("oe"),
            'þ' => folded.push_str("th"),
            other => folded.push(other),
        }
    }
    folded
}

/// Names that consist of signs keep their meaning: C++, C#, .NET.
fn spell_signs(folded: &str) -> String {
    let mut spelled = String::with_capacity(folded.len());
    let mut before = None;
    let mut rest = folded;
    let is_letter = |letter: Option<char>| letter.is_some_and(char::is_alphanumeric);
    while let Some(letter) = rest.chars().next() {
        let starts_word = !is_letter(before);
        let taken = if starts_word && rest.starts_with("c++") {
            spelled.push_str("cplusplus");
            3
        } else if starts_word && matches!(letter, 'c' | 'f' | 'j') && rest[1..].starts_with('#') {
            spelled.push(letter);
            spelled.push_str("sharp");
            2
        } else if starts_word && rest.starts_with(".net") && !is_letter(rest[4..].chars().next()) {
            spelled.push_str("dotnet");
            4
        } else {
            spelled.push(letter);
            letter.len_utf8()
        };
        before = rest[..taken].chars().last();
        rest = &rest[taken..];
    }
    spelled
}

/// A text as words with single spaces between them.
pub fn clean(text: &str) -> String {
    let mut folded = fold(text);
    if folded.contains(['+', '#', '.']) {
        folded = spell_signs(&folded);
    }
    let words = folded.split(is_between).flat_map(str::split_whitespace);
    let mut cleaned = String::with_capacity(folded.len());
    for word in words {
        if !cleaned.is_empty() {
            cleaned.push(' ');
        }
        cleaned.push_str(word);
    }
    cleaned
}

/// At most so many characters of a text.
pub fn cut(text: &str, characters: usize) -> &str {
    text.char_indices().nth(characters).map_or(text, |(end, _)| &text[..end])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_folded_by_unicode() {
        for (text, folded) in [
            ("Zürich", "zurich"),
            ("Zu\u{308}rich", "zurich"),
            ("ﬁnance", "finance"),
            ("Łódź", "lodz"),
            ("Straße", "strasse"),
            ("Søren Þór", "soren thor"),
            ("İstanbul", "istanbul"),
            ("한국어", "한국어"),
        ] {
            assert_eq!(fold(text), folded, "{text}");
        }
    }

    #[test]
    fn signs_stand_between_words_unless_they_are_names() {
        for (text, words) in [
            ("C++, C# & F#", "cplusplus csharp fsharp"),
            (".NET/ASP.NET", "dotnet asp net"),
            ("Node.js", "node js"),
            ("c++-", "cplusplus"),
            ("a & b | !c <-> (d):*", "a b c d"),
            ("🙂 rust 🙂", "🙂 rust 🙂"),
            ("  ", ""),
            ("日本語のエンジニア", "日本語のエンジニア"),
        ] {
            assert_eq!(clean(text), clean(words), "{text}");
        }
        assert_eq!(clean("§4 %_\\"), "4");
        assert_eq!(clean("\u{202e}tsur\u{200f} "), "tsur");
    }

    #[test]
    fn a_text_is_cut_between_letters() {
        assert_eq!((cut("añb", 2), cut("a", 5), cut("", 1)), ("añ", "a", ""));
    }
}
