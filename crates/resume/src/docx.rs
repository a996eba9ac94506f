//! Word documents: the paragraphs of `word/document.xml`, those of tables and text boxes too, as lines.

use crate::{
    Draft, ReadError, Source,
    archive_files::Archive,
    guess::{self, Line},
    text::{BULLETS, decode, plain},
};
use quick_xml::{
    Reader, XmlVersion,
    events::{BytesStart, Event},
};
use std::collections::HashMap;

/// Lines that are read.
const MAX_LINES: usize = 5000;
/// Deepest nesting of elements.
const MAX_DEPTH: usize = 256;

/// Reads the document.
pub(crate) fn read(archive: &mut Archive<'_>) -> Result<Draft, ReadError> {
    let Some(body) = archive.file("word/document.xml")? else { return Err(ReadError::Damaged) };
    let links = match archive.file("word/_rels/document.xml.rels")? {
        Some(relations) => links(&decode(&relations))?,
        None => HashMap::new(),
    };
    // A person's name and address often are in the header of the page.
    let mut headers: Vec<String> = archive
        .names()
        .into_iter()
        .filter(|name| name.starts_with("word/header") && name.ends_with(".xml"))
        .collect();
    headers.sort();
    let mut lines = Vec::new();
    for header in headers.into_iter().take(3) {
        if let Some(bytes) = archive.file(&header)? {
            let more = paragraphs(&decode(&bytes), &HashMap::new())?;
            lines.extend(
                more.into_iter()
                    .filter(|line: &Line| !lines.iter().any(|known: &Line| known.text == line.text))
                    .collect::<Vec<_>>(),
            );
        }
    }
    lines.extend(paragraphs(&decode(&body), &links)?);
    if lines.is_empty() {
        return Err(ReadError::NothingFound);
    }
    guess::read(&lines, Source::Docx)
}

/// The addresses of links by their ids.
fn links(xml: &str) -> Result<HashMap<String, String>, ReadError> {
    let mut reader = Reader::from_str(xml);
    let mut links = HashMap::new();
    loop {
        match reader.read_event().map_err(|_| ReadError::Damaged)? {
            Event::Start(element) | Event::Empty(element) if element.local_name().as_ref() == b"Relationship" => {
                let (id, target) = (attribute(&element, b"Id"), attribute(&element, b"Target"));
                if let (Some(id), Some(target)) = (id, target)
                    && target.starts_with("http")
                {
                    links.insert(id, target);
                }
            }
            Event::Eof => return Ok(links),
            _ => {}
        }
    }
}

/// What is known of the paragraph that is being read.
#[derive(Default)]
struct Paragraph {
    text: String,
    style: String,
    is_list: bool,
    /// Characters, and how many of them are bold.
    letters: usize,
    bold: usize,
    /// Half points, the largest.
    size: f32,
    links: Vec<String>,
}

fn paragraphs(xml: &str, links: &HashMap<String, String>) -> Result<Vec<Line>, ReadError> {
    let mut reader = Reader::from_str(xml);
    let mut lines = Vec::new();
    // Text boxes hold paragraphs in paragraphs.
    let mut open: Vec<Paragraph> = Vec::new();
    let (mut run_bold, mut run_size, mut in_run, mut in_text) = (false, 0.0_f32, false, false);
    let mut depth = 0_usize;
    // What Word offers to programs that can't show it otherwise comes twice.
    let mut fallback = 0_usize;
    let mut row: Option<Vec<Vec<Line>>> = None;
    let mut tables = 0_usize;
    loop {
        let event = reader.read_event().map_err(|_| ReadError::Damaged)?;
        let is_empty = matches!(event, Event::Empty(_));
        match event {
            Event::Start(ref element) | Event::Empty(ref element) => {
                if !is_empty {
                    depth += 1;
                    if depth > MAX_DEPTH {
                        return Err(ReadError::TooComplex);
                    }
                }
                let name = element.local_name();
                if fallback > 0 || name.as_ref() == b"Fallback" {
                    fallback += usize::from(!is_empty);
                    continue;
                }
                let value = || attribute(element, b"val").unwrap_or_default();
                match name.as_ref() {
                    b"p" if !is_empty => open.push(Paragraph::default()),
                    b"pStyle" => with(&mut open, |paragraph| paragraph.style = value().to_lowercase()),
                    b"numPr" => with(&mut open, |paragraph| paragraph.is_list = true),
                    b"r" if !is_empty => (in_run, run_bold, run_size) = (true, false, 0.0),
                    b"b" if in_run => run_bold = !matches!(value().as_str(), "0" | "false"),
                    b"sz" if in_run => run_size = value().parse().unwrap_or(0.0),
                    b"t" => in_text = !is_empty,
                    b"tab" if in_run => with(&mut open, |paragraph| paragraph.text.push('\t')),
                    b"br" | b"cr" => with(&mut open, |paragraph| paragraph.text.push('\n')),
                    b"noBreakHyphen" => with(&mut open, |paragraph| paragraph.text.push('-')),
                    b"hyperlink" => {
                        if let Some(url) = attribute(element, b"id").and_then(|id| links.get(&id)) {
                            with(&mut open, |paragraph| paragraph.links.push(url.clone()));
                        }
                    }
                    b"tbl" if !is_empty => tables += 1,
                    b"tr" if !is_empty && tables == 1 => row = Some(Vec::new()),
                    b"tc" if !is_empty && tables == 1 => {
                        if let Some(row) = &mut row {
                            row.push(Vec::new());
                        }
                    }
                    _ => {}
                }
            }
            Event::End(element) => {
                depth = depth.saturating_sub(1);
                if fallback > 0 {
                    fallback -= 1;
                    continue;
                }
                match element.local_name().as_ref() {
                    b"t" => in_text = false,
                    b"r" => in_run = false,
                    b"p" => {
                        if let Some(paragraph) = open.pop() {
                            let found = into_lines(paragraph);
                            match row.as_mut().and_then(|row| row.last_mut()) {
                                Some(cell) => cell.extend(found),
                                None => lines.extend(found),
                            }
                        }
                    }
                    b"tbl" => tables = tables.saturating_sub(1),
                    b"tr" if tables == 1 => lines.extend(row.take().map(of_row).unwrap_or_default()),
                    _ => {}
                }
            }
            Event::Text(text) if in_text && fallback == 0 => {
                let text = text.decode().map_err(|_| ReadError::Damaged)?;
                with(&mut open, |paragraph| paragraph.push(&text, run_bold, run_size));
            }
            Event::GeneralRef(reference) if in_text && fallback == 0 => {
                let character = match reference.resolve_char_ref().map_err(|_| ReadError::Damaged)? {
                    Some(character) => character.to_string(),
                    // Only the five names of XML itself: what a document declares is not looked at.
                    None => match reference.decode().map_err(|_| ReadError::Damaged)?.as_ref() {
                        "amp" => "&".to_owned(),
                        "lt" => "<".to_owned(),
                        "gt" => ">".to_owned(),
                        "quot" => "\"".to_owned(),
                        "apos" => "'".to_owned(),
                        _ => String::new(),
                    },
                };
                with(&mut open, |paragraph| paragraph.push(&character, run_bold, run_size));
            }
            Event::Eof => break,
            _ => {}
        }
        if lines.len() > MAX_LINES {
            return Err(ReadError::TooComplex);
        }
    }
    Ok(lines)
}

impl Paragraph {
    fn push(&mut self, text: &str, bold: bool, size: f32) {
        let letters = text.chars().filter(|c| c.is_alphanumeric()).count();
        self.letters += letters;
        self.bold += if bold { letters } else { 0 };
        self.size = self.size.max(size);
        self.text.push_str(text);
    }
}

fn with(open: &mut [Paragraph], change: impl FnOnce(&mut Paragraph)) {
    if let Some(paragraph) = open.last_mut() {
        change(paragraph);
    }
}

fn into_lines(paragraph: Paragraph) -> Vec<Line> {
    let style = &paragraph.style;
    let heading = ["heading", "berschrift", "titre", "title", "titel"].iter().any(|word| style.contains(word));
    let is_title = style.contains("title") || style == "titel";
    let size = match paragraph.size {
        size if size > 0.0 => size / 2.0,
        _ if is_title => 24.0,
        _ if heading => 14.0,
        _ => 11.0,
    };
    let bold = heading || (paragraph.letters > 0 && paragraph.bold * 10 >= paragraph.letters * 6);
    let is_list = paragraph.is_list || style.contains("list") || style.contains("aufz");
    let mut lines: Vec<Line> = paragraph
        .text
        .split('\n')
        .filter_map(|text| {
            let text = plain(text);
            let unbulleted = text.trim_start_matches(|c: char| BULLETS.contains(&c) || c.is_whitespace());
            let bullet = is_list || unbulleted.len() < text.len();
            (!unbulleted.is_empty()).then(|| Line {
                text: unbulleted.to_owned(),
                size,
                bold,
                bullet,
                ..Line::default()
            })
        })
        .collect();
    if let Some(line) = lines.last_mut() {
        line.links = paragraph.links;
    }
    lines
}

/// The cells of a row: short ones beside another are one line with it, as in a table of dates and posts. Cells of many lines
/// are columns.
fn of_row(cells: Vec<Vec<Line>>) -> Vec<Line> {
    let mut cells: Vec<Vec<Line>> = cells.into_iter().filter(|cell| !cell.is_empty()).collect();
    let is_label = |cell: &Vec<Line>| cell.len() <= 2 && cell.iter().all(|line| line.text.chars().count() < 60);
    if cells.len() >= 2
        && cells[..cells.len() - 1].iter().all(is_label)
        && let Some(mut last) = cells.pop()
    {
        let mut words: Vec<String> = cells.iter().flatten().map(|line| line.text.clone()).collect();
        words.push(last[0].text.clone());
        last[0].text = words.join("\t");
        last[0].bullet = false;
        return last;
    }
    let are_columns = cells.len() >= 2 && cells.iter().all(|cell| cell.len() >= 4);
    for cell in cells.iter_mut().skip(1).filter(|_| are_columns) {
        cell[0].starts_column = true;
    }
    cells.into_iter().flatten().collect()
}

fn attribute(element: &BytesStart<'_>, name: &[u8]) -> Option<String> {
    let found = element.attributes().flatten().find(|attribute| attribute.key.local_name().as_ref() == name)?;
    found.normalized_value(XmlVersion::Implicit1_0).ok().map(|value| value.into_owned())
}
