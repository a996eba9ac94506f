//! From letters to lines: which letters are a word, which words are a line, which lines are a column.

use super::glyphs::{Glyph, Page};
use crate::{
    date::find_span,
    guess::Line,
    text::{BULLETS, squeeze},
};

/// Words that stand side by side, without a wide gap.
#[derive(Debug, Clone)]
struct Chunk {
    text: String,
    x: f64,
    end: f64,
    y: f64,
    size: f64,
    bold: bool,
    links: Vec<String>,
}

/// All lines, the main column before the narrow one beside it.
pub(super) fn lines(pages: &[Page]) -> Vec<Line> {
    let (mut main, mut side) = (Vec::new(), Vec::new());
    for (number, page) in pages.iter().enumerate() {
        let chunks = chunks(page);
        match gutter(&chunks, page.width) {
            None => append(&mut main, &chunks, number),
            Some(x) => {
                let (left, right): (Vec<Chunk>, Vec<Chunk>) =
                    chunks.into_iter().partition(|chunk| chunk.end <= x + 1.0 && chunk.x < x);
                let right_is_side = letters(&right) < letters(&left);
                let (wide, narrow) = if right_is_side { (left, right) } else { (right, left) };
                append(&mut main, &wide, number);
                append(&mut side, &narrow, number);
            }
        }
    }
    if let Some(first) = side.first_mut() {
        first.starts_column = true;
    }
    main.extend(side);
    main
}

fn letters(chunks: &[Chunk]) -> usize {
    chunks.iter().map(|chunk| chunk.text.len()).sum()
}

/// The letters of a page as words side by side.
fn chunks(page: &Page) -> Vec<Chunk> {
    let mut glyphs: Vec<&Glyph> = page.glyphs.iter().filter(|glyph| !glyph.text.is_empty()).collect();
    glyphs.sort_by(|a, b| a.y.total_cmp(&b.y).then(a.x.total_cmp(&b.x)));
    let mut rows: Vec<Vec<&Glyph>> = Vec::new();
    for glyph in glyphs {
        match rows.last_mut() {
            Some(row) if (glyph.y - row[0].y).abs() <= 0.3 * glyph.size.min(row[0].size) => row.push(glyph),
            _ => rows.push(vec![glyph]),
        }
    }
    let mut chunks = Vec::new();
    for mut row in rows {
        row.sort_by(|a, b| a.x.total_cmp(&b.x));
        chunks.extend(of_row(&row));
    }
    for link in &page.links {
        let near = |chunk: &&mut Chunk| {
            link.x >= chunk.x - 2.0
                && link.x <= chunk.end + 2.0
                && link.y <= chunk.y + 4.0
                && link.y >= chunk.y - chunk.size * 1.3
        };
        if let Some(chunk) = chunks.iter_mut().find(near)
            && !chunk.links.contains(&link.url)
        {
            chunk.links.push(link.url.clone());
        }
    }
    chunks
}

fn of_row(row: &[&Glyph]) -> Vec<Chunk> {
    let mut chunks: Vec<Chunk> = Vec::new();
    let mut last: Option<&Glyph> = None;
    let mut bold = 0_usize;
    for glyph in row {
        // Some programs print a letter twice to make it bold.
        let is_twice =
            last.is_some_and(|last| last.text == glyph.text && (glyph.x - last.x).abs() < 0.12 * glyph.size);
        if is_twice {
            continue;
        }
        let gap = last.map_or(f64::MAX, |last| glyph.x - last.end.min(last.x + last.size * 1.2));
        match chunks.last_mut() {
            Some(chunk) if gap < 1.5 * glyph.size => {
                if gap > 0.17 * glyph.size && !chunk.text.ends_with(' ') {
                    chunk.text.push(' ');
                }
                chunk.text.push_str(&glyph.text);
                chunk.end = chunk.end.max(glyph.end);
                chunk.size = chunk.size.max(glyph.size);
                bold += usize::from(glyph.bold);
                chunk.bold = bold * 2 > chunk.text.chars().count();
            }
            _ if glyph.text == " " => continue,
            _ => {
                bold = usize::from(glyph.bold);
                chunks.push(Chunk {
                    text: glyph.text.clone(),
                    x: glyph.x,
                    end: glyph.end,
                    y: glyph.y,
                    size: glyph.size,
                    bold: glyph.bold,
                    links: Vec::new(),
                });
            }
        }
        // A space's own width says nothing about the gap behind it.
        if glyph.text != " " {
            last = Some(glyph);
        }
    }
    chunks
}

/// Where a page has two columns: the x between them. A table of dates and posts is one column.
fn gutter(chunks: &[Chunk], width: f64) -> Option<f64> {
    let (first, last) = (width * 0.15, width * 0.8);
    let mut best: Option<(usize, f64, f64)> = None;
    let mut run: Option<(usize, f64)> = None;
    let mut consider = |run: &mut Option<(usize, f64)>, end: f64| {
        if let Some((crossing, start)) = run.take() {
            let room = end - start;
            if room >= 8.0 && best.is_none_or(|(least, _, most)| (crossing, -room) < (least, -most)) {
                best = Some((crossing, f64::midpoint(start, end), room));
            }
        }
    };
    let most = (chunks.len() / 20).clamp(1, 4);
    let mut x = first;
    while x <= last {
        let crossing = chunks.iter().filter(|chunk| chunk.x < x - 0.5 && chunk.end > x + 0.5).count();
        match &run {
            Some((known, _)) if *known == crossing => {}
            _ => {
                consider(&mut run, x);
                run = (crossing <= most).then_some((crossing, x));
            }
        }
        x += 2.0;
    }
    consider(&mut run, last);
    let (_, x, _) = best?;
    let (left, right): (Vec<&Chunk>, Vec<&Chunk>) =
        chunks.iter().partition(|chunk| chunk.end <= x + 1.0 && chunk.x < x);
    let narrow = if left.len() < right.len() { &left } else { &right };
    let other = if left.len() < right.len() { &right } else { &left };
    if narrow.len() < 6 || other.len() < 6 {
        return None;
    }
    let rows = |count: usize| count * 100 / narrow.len();
    let dated = narrow.iter().filter(|chunk| find_span(&chunk.text).is_some() || chunk.text.ends_with(':')).count();
    let beside = narrow.iter().filter(|chunk| other.iter().any(|other| (other.y - chunk.y).abs() < 1.5)).count();
    let short = narrow.iter().filter(|chunk| chunk.text.chars().count() <= 28).count();
    let is_table = rows(dated) >= 40 || (rows(beside) >= 80 && rows(short) >= 70);
    (!is_table).then_some(x)
}

/// Joins what stands on one line, and adds the lines.
fn append(lines: &mut Vec<Line>, chunks: &[Chunk], page: usize) {
    let mut rows: Vec<Vec<&Chunk>> = Vec::new();
    for chunk in chunks {
        match rows.last_mut() {
            Some(row) if (row[0].y - chunk.y).abs() < 0.3 * chunk.size.min(row[0].size).max(4.0) => row.push(chunk),
            _ => rows.push(vec![chunk]),
        }
    }
    let mut leadings: Vec<f64> =
        rows.windows(2).map(|pair| pair[1][0].y - pair[0][0].y).filter(|gap| *gap > 0.0).collect();
    leadings.sort_by(f64::total_cmp);
    let usual = leadings.get(leadings.len() / 3).copied().unwrap_or(14.0);
    let mut before: Option<f64> = None;
    for mut row in rows {
        row.sort_by(|a, b| a.x.total_cmp(&b.x));
        let y = row[0].y;
        let joined = squeeze(&row.iter().map(|chunk| chunk.text.as_str()).collect::<Vec<_>>().join("\t"));
        let text = joined.trim_start_matches(|c: char| BULLETS.contains(&c) || c.is_whitespace());
        let dash = ["- ", "– ", "* ", "-\t", "–\t", "*\t"].iter().find_map(|dash| text.strip_prefix(dash));
        let bullet = text.len() < joined.len() || dash.is_some();
        let text = dash.unwrap_or(text).trim().to_owned();
        let gap = before.is_none_or(|before| y - before > usual * 1.35 || y < before);
        before = Some(y);
        if text.is_empty() {
            continue;
        }
        lines.push(Line {
            text,
            #[expect(clippy::cast_possible_truncation, reason = "points")]
            size: row.iter().map(|chunk| chunk.size).fold(0.0, f64::max) as f32,
            bold: row[0].bold,
            bullet,
            #[expect(clippy::cast_possible_truncation, reason = "points")]
            indent: row[0].x as f32,
            gap,
            starts_column: false,
            page,
            links: row.iter().flat_map(|chunk| chunk.links.clone()).collect(),
        });
    }
}
