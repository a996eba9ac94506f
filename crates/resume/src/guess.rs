//! From the lines of a page to a résumé: headings part the lines into sections, and each section has a reader.
//!
//! Everything here is a guess. Each value keeps the line that it was read from, and each line that no reader took is
//! given back.

mod contact;
mod education;
mod entries;
mod headings;
mod lists;
mod words;
mod work;

use crate::{Draft, LeftOut, ReadError, Source, draft::Drafting};
use headings::{Section, section_of};

/// A line of text as it looks.
#[derive(Debug, Clone, Default, PartialEq)]
pub(crate) struct Line {
    /// Words; a tab is a wide gap.
    pub(crate) text: String,
    pub(crate) size: f32,
    pub(crate) bold: bool,
    /// An entry of a list. Its mark isn't in the text.
    pub(crate) bullet: bool,
    /// From the left, in points; 0 where it isn't known.
    pub(crate) indent: f32,
    /// More room above it than above most.
    pub(crate) gap: bool,
    /// The first line of a narrow column beside the others.
    pub(crate) starts_column: bool,
    pub(crate) page: usize,
    /// Addresses of links in it.
    pub(crate) links: Vec<String>,
}

/// Lines under one heading.
#[derive(Debug)]
struct Part<'l> {
    section: Section,
    heading: String,
    lines: Vec<&'l Line>,
}

/// Reads the lines.
pub(crate) fn read(lines: &[Line], source: Source) -> Result<Draft, ReadError> {
    let mut draft = Drafting::default();
    let parts = parts(lines);
    let name = contact::name(lines, &parts, &mut draft);
    let mut left_out: Vec<LeftOut> = Vec::new();
    for part in &parts {
        let unread = match part.section {
            Section::Head | Section::Contact => contact::read(part, name, lines, &mut draft),
            Section::Summary => contact::summary(part, &mut draft),
            Section::Work => work::read(part, &mut draft),
            Section::Education => education::read(part, &mut draft),
            Section::Projects => work::projects(part, &mut draft),
            Section::Skills => lists::skills(part, &mut draft),
            Section::Languages => lists::languages(part, &mut draft),
            Section::Certificates => lists::certificates(part, &mut draft),
            Section::Other => part.lines.clone(),
        };
        let texts: Vec<String> = unread.iter().map(|line| line.text.replace('\t', " ")).collect();
        if !texts.is_empty() {
            left_out.push(LeftOut { heading: part.heading.clone(), lines: texts });
        }
    }
    let found = ["work", "education", "skills", "projects"].iter().any(|list| draft.len(list) > 0);
    if !found && !(draft.has_basic("name") && (draft.has_basic("email") || draft.has_basic("label"))) {
        return Err(ReadError::NothingFound);
    }
    draft.left_out = left_out;
    Ok(draft.finish(source))
}

/// The lines by the headings above them.
fn parts(lines: &[Line]) -> Vec<Part<'_>> {
    let body = body_size(lines);
    let mut parts: Vec<Part<'_>> =
        vec![Part { section: Section::Head, heading: "Top of the page".to_owned(), lines: Vec::new() }];
    let mut styles: Vec<(i32, bool, bool)> = Vec::new();
    for (place, line) in lines.iter().enumerate() {
        if headings::is_page_mark(&line.text) {
            continue;
        }
        if line.starts_column {
            parts.push(Part { section: Section::Head, heading: "Beside the text".to_owned(), lines: Vec::new() });
        }
        let known = if line.bullet { None } else { section_of(&line.text) };
        // A word that is a heading elsewhere can be a label of a list: "Languages: Rust, Go".
        if let Some((section, rest)) = known {
            styles.push(style(line));
            parts.push(Part { section, heading: line.text.clone(), lines: Vec::new() });
            if rest {
                parts.last_mut().map(|part| part.lines.push(line)).unwrap_or_default();
            }
            continue;
        }
        // What looks just like two headings before it is one, even if its word isn't known.
        let alike = styles.iter().filter(|known| **known == style(line)).count() >= 2;
        let short = line.text.split(' ').count() <= 4 && !line.text.contains(['\t', ',', '@', '.']) && place > 3;
        let stands_out = line.size > body * 1.12 || (is_capitals(&line.text) && line.bold);
        if alike && short && stands_out && !line.bullet {
            parts.push(Part { section: Section::Other, heading: line.text.clone(), lines: Vec::new() });
            continue;
        }
        if let Some(part) = parts.last_mut() {
            part.lines.push(line);
        }
    }
    parts.retain(|part| !part.lines.is_empty());
    parts
}

#[expect(clippy::cast_possible_truncation, reason = "a class, not a figure")]
fn style(line: &Line) -> (i32, bool, bool) {
    ((line.size * 2.0).round() as i32, line.bold, is_capitals(&line.text))
}

fn is_capitals(text: &str) -> bool {
    text.chars().any(char::is_uppercase) && !text.chars().any(char::is_lowercase)
}

/// The size of most letters.
fn body_size(lines: &[Line]) -> f32 {
    let mut sizes: Vec<(f32, usize)> = lines.iter().map(|line| (line.size, line.text.len())).collect();
    sizes.sort_by(|a, b| a.0.total_cmp(&b.0));
    let total: usize = sizes.iter().map(|(_, letters)| letters).sum();
    let mut seen = 0;
    for (size, letters) in sizes {
        seen += letters;
        if seen * 2 >= total {
            return size;
        }
    }
    0.0
}

/// Lines of prose as paragraphs: a line that goes on is joined, a word that was parted too.
fn prose(lines: &[&Line]) -> String {
    let mut text = String::new();
    for line in lines {
        let line_text = line.text.replace('\t', " ");
        if text.is_empty() {
            text = line_text;
        } else if line.bullet {
            text.push_str("\n- ");
            text.push_str(&line_text);
        } else if line.gap || line.indent == 0.0 {
            // Paragraphs of a document come whole.
            text.push_str("\n\n");
            text.push_str(&line_text);
        } else {
            join(&mut text, &line_text);
        }
    }
    if lines.first().is_some_and(|line| line.bullet) { format!("- {text}") } else { text }
}

/// Goes on in the next line.
fn join(text: &mut String, next: &str) {
    let parted = text.ends_with('-') && next.chars().next().is_some_and(char::is_lowercase);
    if parted && text.chars().rev().nth(1).is_some_and(char::is_lowercase) {
        text.pop();
    } else {
        text.push(' ');
    }
    text.push_str(next);
}
