//! Events of a Markdown parser, as many as one page can bear: what nests too deeply loses its frame and keeps its
//! words, tables end at a number of cells, and everything ends at a number of bytes.

use pulldown_cmark::{Event, Tag};

/// Elements inside each other. Lists count twice, tables four times.
const NESTING: usize = 64;
/// Columns of a table.
const COLUMNS: usize = 32;
/// Cells of all tables.
const CELLS: usize = 2_000;
/// What is written of one text, in bytes, roughly.
const OUTPUT: usize = 400_000;
/// What a pair of tags adds to it, and what a link does, whose host is written behind it.
const ELEMENT: usize = 24;
const LINK: usize = 240;

/// What becomes of an element that has begun.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fate {
    Whole,
    /// Its content alone.
    Unwrapped,
    /// Nothing of it.
    Dropped,
}

/// The events of `events` that are within the limits. Each start that is let through has its end.
pub(crate) struct Bounded<I> {
    events: I,
    open: Vec<Fate>,
    /// How many of `open` are whole, and how many are dropped.
    whole: usize,
    dropped: usize,
    column: usize,
    cells: usize,
    output: usize,
}

/// Bounds events.
pub(crate) fn bounded<'a, I: Iterator<Item = Event<'a>>>(events: I) -> Bounded<I> {
    Bounded { events, open: Vec::new(), whole: 0, dropped: 0, column: 0, cells: 0, output: 0 }
}

impl<'a, I: Iterator<Item = Event<'a>>> Iterator for Bounded<I> {
    type Item = Event<'a>;

    fn next(&mut self) -> Option<Event<'a>> {
        loop {
            let event = self.events.next()?;
            let passes = match &event {
                Event::Start(tag) => self.start(tag),
                Event::End(_) => self.end(),
                other => self.dropped == 0 && self.fits(size(other)),
            };
            if passes {
                return Some(event);
            }
        }
    }
}

impl<'a, I: Iterator<Item = Event<'a>>> Bounded<I> {
    fn start(&mut self, tag: &Tag<'_>) -> bool {
        let fate = self.fate(tag);
        self.whole += usize::from(fate == Fate::Whole);
        self.dropped += usize::from(fate == Fate::Dropped);
        self.open.push(fate);
        fate == Fate::Whole
    }

    fn fate(&mut self, tag: &Tag<'_>) -> Fate {
        if self.dropped > 0 {
            return Fate::Dropped;
        }
        match tag {
            Tag::TableHead | Tag::TableRow => self.column = 0,
            Tag::TableCell => {
                self.column += 1;
                if self.column > COLUMNS || self.cells == CELLS {
                    return Fate::Dropped;
                }
                self.cells += 1;
            }
            _ => {}
        }
        // A list without points, or a table without rows, would be no better than none.
        let levels = match tag {
            Tag::Table(_) => 4,
            Tag::List(_) => 2,
            _ => 1,
        };
        let size = match tag {
            Tag::Link { dest_url, title, .. } => LINK + dest_url.len() + title.len(),
            _ => ELEMENT,
        };
        if self.whole + levels > NESTING || !self.fits(size) { Fate::Unwrapped } else { Fate::Whole }
    }

    fn end(&mut self) -> bool {
        let fate = self.open.pop().unwrap_or(Fate::Whole);
        self.whole -= usize::from(fate == Fate::Whole && self.whole > 0);
        self.dropped -= usize::from(fate == Fate::Dropped);
        fate == Fate::Whole
    }

    fn fits(&mut self, size: usize) -> bool {
        self.output = self.output.saturating_add(size);
        self.output <= OUTPUT
    }
}

fn size(event: &Event<'_>) -> usize {
    match event {
        Event::Text(text) | Event::Code(text) | Event::Html(text) | Event::InlineHtml(text) => text.len() + 8,
        _ => ELEMENT,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pulldown_cmark::{Options, Parser};

    fn deepest(text: &str) -> usize {
        let (mut depth, mut deepest) = (0_usize, 0);
        for event in bounded(Parser::new_ext(text, Options::ENABLE_TABLES)) {
            match event {
                Event::Start(_) => depth += 1,
                Event::End(_) => depth = depth.checked_sub(1).expect("an end without its start"),
                _ => {}
            }
            deepest = deepest.max(depth);
        }
        assert_eq!(depth, 0, "a start without its end");
        deepest
    }

    #[test]
    fn h3_elements_that_nest_too_deeply_lose_their_frame_and_keep_their_words() {
        for text in [">".repeat(5000), "- ".repeat(2000), format!("{}x{}", "**a ".repeat(400), " a**".repeat(400))] {
            let text = format!("{text}the words");
            assert!((40..=NESTING).contains(&deepest(&text)), "{}", deepest(&text));
            let words: String = bounded(Parser::new(&text))
                .filter_map(|event| if let Event::Text(text) = event { Some(text.to_string()) } else { None })
                .collect();
            assert!(words.ends_with("the words"), "{words}");
        }
    }

    #[test]
    fn h3_tables_and_output_end() {
        let wide =
            format!("{}|\n{}|\n{}", "|a".repeat(500), "|-".repeat(500), format!("{}\n", "|x".repeat(500)).repeat(90));
        let cells = bounded(Parser::new_ext(&wide, Options::ENABLE_TABLES))
            .filter(|event| matches!(event, Event::Start(Tag::TableCell)))
            .count();
        assert_eq!(cells, CELLS);
        let links = "<https://a.example/b> ".repeat(20_000);
        let all = bounded(Parser::new(&links)).filter(|event| matches!(event, Event::Start(_))).count();
        assert!((1_000..2_000).contains(&all), "{all}");
    }
}
