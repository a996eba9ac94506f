//! Where one post or one degree ends and the next begins.
//!
//! Dates show it: each entry has them once. What stands before the first date of a section says how the others are written
//! (title above the dates, dates above the title, both on one line).

use super::Line;
use crate::date::{Span, find_span, is_duration};

/// One entry: what names it, when, and the lines below.
#[derive(Debug)]
pub(super) struct Entry<'l> {
    /// Texts that name it, without dates.
    pub(super) head: Vec<(String, &'l Line)>,
    pub(super) span: Option<(Span, &'l Line)>,
    pub(super) body: Vec<&'l Line>,
    /// The heads of a group above it: a company with several posts.
    pub(super) group: Vec<(String, &'l Line)>,
}

/// Parts lines into entries by their dates. What comes before the first entry is given back.
pub(super) fn by_dates<'l>(lines: &[&'l Line]) -> (Vec<Entry<'l>>, Vec<&'l Line>) {
    let anchors: Vec<(usize, Span)> =
        lines.iter().enumerate().filter_map(|(place, line)| Some((place, anchor(line)?))).collect();
    let Some((first, first_span)) = anchors.first() else { return (Vec::new(), lines.to_vec()) };
    let heads_before = lines[..*first].iter().filter(|line| !line.bullet && !is_duration(&line.text)).count();
    let rest_of = |place: usize, span: &Span| rest(&lines[place].text, span);
    let first_rest = rest_of(*first, first_span);
    // More lines than name an entry aren't its names.
    let usual = if heads_before > 4 { 2 } else { heads_before };
    let indent = lines[..=*first].iter().map(|line| line.indent).fold(f32::MAX, f32::min);
    let style =
        lines[..*first].iter().filter(|line| !line.bullet).map(|line| (line.bold, line.size)).collect::<Vec<_>>();
    let styled = style.iter().any(|(bold, size)| *bold || *size > lines[*first].size + 0.4);
    let looks_like_head = |line: &Line| {
        !line.bullet
            && line.text.chars().count() <= 110
            && !line.text.ends_with('.')
            && (line.indent == 0.0 || line.indent <= indent + 4.0)
            && line.text.split(' ').count() <= 14
    };
    let mut starts: Vec<usize> = Vec::new();
    let mut floor = 0;
    for (place, span) in &anchors {
        let mut start = *place;
        let own = !rest_of(*place, span).is_empty();
        // With a name on the line of the dates, lines above are names only if they were so the first time.
        let most = if first_rest.is_empty() || !own { usual.max(usize::from(!own && usual > 0)) } else { usual };
        let mut taken = 0;
        while start > floor && taken < most {
            let line = lines[start - 1];
            let fits = looks_like_head(line) || is_duration(&line.text);
            let same_style = !styled
                || style.iter().any(|(bold, size)| line.bold == *bold && (line.size - size).abs() < 0.6)
                || is_duration(&line.text);
            if !fits || !same_style {
                break;
            }
            start -= 1;
            taken += usize::from(!is_duration(&line.text));
            // The first line of an entry stands a little apart.
            if line.gap
                && taken >= 1
                && start > floor
                && !looks_like_group(lines, start)
                && !same_look(lines[start - 1], line)
            {
                break;
            }
        }
        // The line above the total length of several posts is their company.
        if start >= 2 && start > floor && is_duration(&lines[start - 1].text) && looks_like_head(lines[start - 2]) {
            start -= 2;
        }
        starts.push(start);
        floor = place + 1;
    }
    let before = lines[..starts[0]].to_vec();
    let mut entries: Vec<Entry<'l>> = Vec::new();
    for (number, (place, span)) in anchors.iter().enumerate() {
        let end = starts.get(number + 1).copied().unwrap_or(lines.len());
        let mut head: Vec<(String, &Line)> = Vec::new();
        let mut group = Vec::new();
        for line in &lines[starts[number]..*place] {
            if is_duration(&line.text) {
                group.append(&mut head);
            } else {
                head.push((line.text.clone(), line));
            }
        }
        let own = rest_of(*place, span);
        if !own.is_empty() {
            head.push((own, lines[*place]));
        }
        entries.push(Entry {
            head,
            span: Some((span.clone(), lines[*place])),
            body: lines[place + 1..end].to_vec(),
            group,
        });
    }
    (entries, before)
}

fn looks_like_group(lines: &[&Line], start: usize) -> bool {
    start >= 1 && is_duration(&lines[start - 1].text)
}

fn same_look(a: &Line, b: &Line) -> bool {
    a.bold == b.bold && (a.size - b.size).abs() < 0.6
}

/// The dates of an entry: in a line that says little else.
fn anchor(line: &Line) -> Option<Span> {
    if line.bullet && line.text.chars().count() > 60 {
        return None;
    }
    let span = find_span(&line.text)?;
    let rest = rest(&line.text, &span);
    let is_range = span.from.is_some();
    let words = rest.split_whitespace().count();
    // A single year inside a sentence is none; one at the end or alone is.
    let at_edge = span.start <= 2
        || line.text[span.end..].chars().filter(|c| c.is_alphanumeric()).count() == 0
        || line.text[..span.start].ends_with('\t');
    let good = match is_range {
        true => words <= 16 && (at_edge || words <= 10),
        false => at_edge && words <= 12 && !line.bullet,
    };
    (good && !rest.ends_with('.')).then_some(span)
}

/// The text without the dates, their brackets and their length.
pub(super) fn rest(text: &str, span: &Span) -> String {
    let before = text[..span.start].trim_end_matches(|c: char| {
        c.is_whitespace() || matches!(c, '(' | '[' | '|' | '·' | '•' | ',' | '–' | '-' | '—' | ':' | ';')
    });
    let mut after = text[span.end..].trim_start_matches(|c: char| {
        matches!(c, ')' | ']' | ' ' | ':' | ',' | '|' | '·' | '•' | '–' | '—' | '-' | '.' | ';')
    });
    // "(2 years 3 months)", "· 2 yrs"
    if let Some(inner) = after.strip_prefix('(').and_then(|rest| rest.split_once(')'))
        && is_duration(inner.0)
    {
        after = inner.1.trim_start();
    } else if is_duration(after) {
        after = "";
    }
    let after = after.trim_matches([' ', '\t']);
    let before = before.trim_matches([' ', '\t']);
    match (before.is_empty(), after.is_empty()) {
        (true, _) => after.to_owned(),
        (_, true) => before.to_owned(),
        _ => format!("{before}\t{after}"),
    }
}
