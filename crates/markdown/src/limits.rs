//! How much structure one text can have. The same limits stand in `web/src/ui/markdown-limits.ts` and in
//! `db/functions/private/markdown_excess.sql`; `limits.json` holds cases on which all three agree.
//!
//! A text is counted line by line and never parsed, because parsing is what hostile text makes expensive. Code counts
//! like everything else: only a parser knows for sure what is code.

/// Quotes and lists inside each other.
const DEPTH: usize = 24;
/// Lines of a text.
const LINES: usize = 1_000;
/// Quote and list markers of the whole text.
const MARKERS: usize = 1_000;
/// Bars in the line that makes a table of the lines around it.
const COLUMNS: usize = 32;
/// Cells of all tables.
const CELLS: usize = 1_000;
/// Brackets and marks of emphasis between two blank lines.
const INLINE: usize = 1_000;
/// Brackets and marks of emphasis of the whole text.
const INLINE_TOTAL: usize = 4_000;

/// The limit that a text exceeds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Excess {
    /// Quotes and lists inside each other.
    Depth,
    /// Lines.
    Lines,
    /// Quote and list markers.
    Markers,
    /// Columns of a table.
    Columns,
    /// Cells of all tables.
    Cells,
    /// Brackets and marks of emphasis in one paragraph.
    Inline,
    /// Brackets and marks of emphasis of the whole text.
    InlineTotal,
}

impl Excess {
    /// Its name, the same in Rust, SQL and the browser.
    pub fn code(self) -> &'static str {
        match self {
            Self::Depth => "depth",
            Self::Lines => "lines",
            Self::Markers => "markers",
            Self::Columns => "columns",
            Self::Cells => "cells",
            Self::Inline => "inline",
            Self::InlineTotal => "inline_total",
        }
    }

    /// What is wrong with the text, for whoever wrote it. Stands behind the name of a field.
    pub fn message(self) -> String {
        match self {
            Self::Depth => format!("nests quotes or lists too deeply; use at most {DEPTH} levels"),
            Self::Lines => format!("has too many lines; use at most {LINES}"),
            Self::Markers => format!("has too many quote and list markers; use at most {MARKERS}"),
            Self::Columns => format!("has a table that is too wide; use at most {} columns", COLUMNS - 1),
            Self::Cells => format!("has too many table cells; use at most {CELLS}"),
            Self::Inline => {
                format!("has too many brackets, asterisks or underscores in one paragraph; use at most {INLINE}")
            }
            Self::InlineTotal => {
                format!("has too many brackets, asterisks or underscores; use at most {INLINE_TOTAL}")
            }
        }
    }
}

/// The first limit that a text exceeds.
pub fn excess(text: &str) -> Option<Excess> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let (mut markers, mut columns, mut cells) = (0, 0, 0);
    let (mut inline, mut inline_total) = (0, 0);
    if lines(text).count() > LINES {
        return Some(Excess::Lines);
    }
    for line in lines(text) {
        if line.iter().all(|byte| is_blank(*byte)) {
            (columns, inline) = (0, 0);
            continue;
        }
        let start = Start::of(line);
        if start.markers > 0 && start.markers + start.indent / 2 > DEPTH {
            return Some(Excess::Depth);
        }
        markers += start.markers;
        let bars = line.iter().filter(|byte| **byte == b'|').count();
        if bars > 0 && line.contains(&b'-') && line.iter().all(|byte| b" \t>*+-0123456789.)|:".contains(byte)) {
            if bars > COLUMNS {
                return Some(Excess::Columns);
            }
            columns = columns.max(bars + 1);
        }
        if columns > 0 {
            cells += columns.max(bars + 1);
        }
        let marks = inline_marks(line);
        inline += marks;
        inline_total += marks;
        let sums = [
            (markers, MARKERS, Excess::Markers),
            (cells, CELLS, Excess::Cells),
            (inline, INLINE, Excess::Inline),
            (inline_total, INLINE_TOTAL, Excess::InlineTotal),
        ];
        if let Some((.., excess)) = sums.into_iter().find(|(sum, limit, _)| sum > limit) {
            return Some(excess);
        }
    }
    None
}

/// Lines as Markdown ends them: LF, CR, or both.
fn lines(text: &str) -> impl Iterator<Item = &[u8]> {
    let mut rest = Some(text.as_bytes());
    std::iter::from_fn(move || {
        let text = rest?;
        match text.iter().position(|byte| matches!(byte, b'\n' | b'\r')) {
            Some(end) => {
                let both = text[end..].starts_with(b"\r\n");
                rest = Some(&text[end + 1 + usize::from(both)..]);
                Some(&text[..end])
            }
            None => {
                rest = None;
                Some(text)
            }
        }
    })
}

fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t')
}

/// The start of a line, up to its last quote or list marker.
#[derive(Default)]
struct Start {
    markers: usize,
    /// Columns of blanks up to the last marker.
    indent: usize,
}

impl Start {
    fn of(line: &[u8]) -> Self {
        let mut start = Self::default();
        // `- - -` and `* * *` are rules across the page, not lists; `- -` are two lists.
        let rule = |mark: u8| {
            line.iter().all(|byte| *byte == mark || is_blank(*byte))
                && line.iter().filter(|byte| **byte == mark).count() >= 3
        };
        if rule(b'-') || rule(b'*') {
            return start;
        }
        let mut indent = 0;
        for (at, byte) in line.iter().enumerate() {
            let before_blank = line.get(at + 1).is_none_or(|next| is_blank(*next));
            match byte {
                b' ' => indent += 1,
                b'\t' => indent += 4,
                b'>' => start = Self { markers: start.markers + 1, indent },
                b'-' | b'+' | b'*' | b'.' | b')' if before_blank => {
                    start = Self { markers: start.markers + 1, indent };
                }
                b'-' | b'+' | b'*' | b'.' | b')' | b'0'..=b'9' => {}
                _ => break,
            }
        }
        start
    }
}

/// Brackets and marks of emphasis. An underscore inside a word marks nothing.
fn inline_marks(line: &[u8]) -> usize {
    let in_word = |at: Option<usize>| at.and_then(|at| line.get(at)).is_some_and(u8::is_ascii_alphanumeric);
    line.iter()
        .enumerate()
        .filter(|(at, byte)| match byte {
            b'*' | b'~' | b'[' | b']' => true,
            b'_' => !(in_word(at.checked_sub(1)) && in_word(Some(at + 1))),
            _ => false,
        })
        .count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;

    #[derive(Deserialize)]
    struct Case {
        name: String,
        parts: Vec<(String, usize)>,
        excess: Option<String>,
    }

    #[test]
    fn h3_the_cases_that_browser_and_database_share() {
        let cases: Vec<Case> = serde_json::from_str(include_str!("../limits.json")).expect("cases");
        assert!(cases.len() > 30, "{}", cases.len());
        for case in cases {
            let text: String = case.parts.iter().map(|(part, times)| part.repeat(*times)).collect();
            assert_eq!(excess(&text).map(Excess::code), case.excess.as_deref(), "{}", case.name);
        }
    }
}
