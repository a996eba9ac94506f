//! Sentences of notes as people write them: prose, bullets, numbered lines, lines cut by hand.

use crate::word_list::{WordList, word_list};
use std::ops::Range;

/// A sentence of a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Span {
    /// Its bytes in the text, without bullet and blanks around it
    pub(crate) range: Range<usize>,
    /// The line that ends with a colon above the list this is in: index among the spans
    pub(crate) under: Option<usize>,
}

/// Short forms whose full stop ends no sentence.
static SHORT: WordList = word_list!("sentence-short");

/// All sentences, in their order.
pub(crate) fn split(text: &str) -> Vec<Span> {
    let mut spans = Vec::new();
    let mut under = None;
    for line in lines(text) {
        split_line(text, &line, &mut under, &mut spans);
    }
    spans
}

struct Line {
    range: Range<usize>,
    bullet: bool,
    /// Comes after an empty line
    apart: bool,
}

/// Lines; one that was only cut to fit is joined with the one before.
fn lines(text: &str) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    let mut at = 0;
    let mut apart = false;
    for raw in text.split_inclusive('\n') {
        let begin = at;
        at += raw.len();
        let trimmed = raw.trim();
        if trimmed.is_empty() {
            apart = true;
            continue;
        }
        let offset = begin + (raw.len() - raw.trim_start().len());
        let (skip, bullet) = bullet(trimmed);
        let range = offset + skip..offset + trimmed.len();
        if range.is_empty() {
            continue;
        }
        if let Some(last) = lines.last_mut()
            && !bullet
            && !apart
            && continues(&text[last.range.clone()], &text[range.clone()])
        {
            last.range.end = range.end;
        } else {
            lines.push(Line { range, bullet, apart });
        }
        apart = false;
    }
    lines
}

/// Whether a line continues with the sentence of the line before.
fn continues(before: &str, line: &str) -> bool {
    before.len() > 40
        && !before.ends_with(['.', '!', '?', ':', ';'])
        && line.starts_with(|first: char| first.is_lowercase())
}

/// How many bytes of the line are its bullet, number or heading mark.
fn bullet(line: &str) -> (usize, bool) {
    let marks = line.len() - line.trim_start_matches(['-', '*', '•', '·', '–', '—', '+', '>', '#', '▪', '◦']).len();
    if marks > 0 {
        let after = line[marks..].trim_start();
        let blanks = line.len() - marks - after.len();
        if blanks > 0 || after.is_empty() || !line.starts_with(['-', '+', '>']) {
            return (marks + blanks, true);
        }
        return (0, false);
    }
    let head = line.trim_start_matches('(');
    let number = head.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(head.len());
    let is_number = (1..=2).contains(&number) && (head[..number].chars().all(|c| c.is_ascii_digit()) || number == 1);
    if is_number
        && let Some(after) = head[number..].strip_prefix(['.', ')'])
        && after.starts_with(' ')
    {
        return (line.len() - after.trim_start().len(), true);
    }
    (0, false)
}

fn split_line(text: &str, line: &Line, under: &mut Option<usize>, spans: &mut Vec<Span>) {
    if !line.bullet && (line.apart || under.is_some()) {
        // A list continues under its line without bullets as well, as long as its lines are short.
        let short = text[line.range.clone()].split_whitespace().count() <= 12;
        if line.apart || !short {
            *under = None;
        }
    }
    let of_line = *under;
    let mut start = line.range.start;
    let end = line.range.end;
    let mut places = text[line.range.clone()].char_indices().peekable();
    while let Some((offset, c)) = places.next() {
        if !matches!(c, '.' | '!' | '?' | '…' | '。' | '！' | '？') {
            continue;
        }
        let here = line.range.start + offset;
        let after = here + c.len_utf8();
        if places.peek().is_some_and(|(_, next)| matches!(next, '.' | '!' | '?' | '…')) {
            continue;
        }
        if ends(&text[start..here], &text[after..end], c) {
            // A closing bracket or quote belongs to the sentence.
            let closing: usize = text[after..end]
                .chars()
                .take_while(|c| matches!(c, ')' | '"' | '”' | '\'' | '’'))
                .map(char::len_utf8)
                .sum();
            push(text, start..after + closing, of_line, spans);
            start = after + closing;
        }
    }
    push(text, start..end, of_line, spans);
    if text[line.range.clone()].trim_end().ends_with(':') && !line.bullet {
        *under = spans.len().checked_sub(1);
    }
}

/// Whether the mark between `before` and `after` ends a sentence.
fn ends(before: &str, after: &str, mark: char) -> bool {
    if matches!(mark, '。' | '！' | '？') || after.is_empty() {
        return true;
    }
    let next = after.trim_start_matches([')', '"', '”', '\'', '’']);
    if !next.starts_with(char::is_whitespace) {
        return next.is_empty();
    }
    if mark != '.' {
        return true;
    }
    let word = before.rsplit(|c: char| c.is_whitespace() || c == '(').next().unwrap_or("");
    let lower = word.to_lowercase();
    let number_follows = next.trim_start().starts_with(|c: char| c.is_ascii_digit());
    let lower_follows = next.trim_start().starts_with(char::is_lowercase);
    if SHORT.contains(&lower.as_str()) {
        // "etc." may end a sentence, "e.g." never does.
        return lower == "etc" && !lower_follows
            || matches!(lower.as_str(), "no" | "min" | "max" | "sec" | "ms" | "req" | "st")
                && !lower_follows
                && !number_follows;
    }
    // A single letter is a name or an enumeration, unless it is a word.
    !(word.chars().count() == 1 && word.chars().all(char::is_alphabetic) && !matches!(lower.as_str(), "i" | "a"))
}

fn push(text: &str, range: Range<usize>, under: Option<usize>, spans: &mut Vec<Span>) {
    let part = &text[range.clone()];
    let trimmed = part.trim();
    if !trimmed.chars().any(char::is_alphanumeric) {
        return;
    }
    let start = range.start + (part.len() - part.trim_start().len());
    spans.push(Span { range: start..start + trimmed.len(), under });
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sentences(text: &str) -> Vec<&str> {
        split(text).into_iter().map(|span| &text[span.range]).collect()
    }

    #[test]
    fn prose() {
        assert_eq!(
            sentences("We keep 1.5 TB, e.g. photos. Node.js runs it (see v1.2). Fast? Yes!"),
            ["We keep 1.5 TB, e.g. photos.", "Node.js runs it (see v1.2).", "Fast?", "Yes!"]
        );
    }

    #[test]
    fn lists_and_lines_cut_by_hand() {
        let text = "Out of scope:\n- billing\n* chat\n1. search\n\nA line that is cut because\nit was long.";
        let long = "A line that is cut because it would not fit into the window\nit was written in. Next.";
        assert_eq!(
            sentences(text),
            ["Out of scope:", "billing", "chat", "search", "A line that is cut because", "it was long."]
        );
        assert_eq!(sentences(long).len(), 2);
        assert_eq!(
            split(text).iter().map(|span| span.under).collect::<Vec<_>>(),
            [None, Some(0), Some(0), Some(0), None, None]
        );
    }
}
