//! Pictures that other sites show beside a link: 1200 × 630, to be read at a quarter of that.

mod company;
mod job;
mod person;
#[cfg(test)]
mod tests;

pub use company::CompanyCard;
pub use job::JobCard;
pub use person::{Evidence, PersonCard};

use crate::{
    canvas::Canvas,
    fonts::Fonts,
    look::{INK, LINE, MUTED, PAPER, SUNKEN, proof_mark},
    text::{Paragraph, Style, Typesetter},
};

/// The size that sites ask for.
pub const CARD_WIDTH: u32 = 1200;
/// The size that sites ask for.
pub const CARD_HEIGHT: u32 = 630;

const WIDTH: f32 = 1200.0;
const MARGIN: f32 = 72.0;
/// What is between the margins.
const INNER: f32 = WIDTH - 2.0 * MARGIN;
/// Where the lower part begins.
const FOOT: f32 = 446.0;

/// What a picture can be drawn of.
pub trait Preview: std::fmt::Debug + Send + 'static {
    /// The picture as a PNG; nothing when there are no fonts.
    fn png(&self) -> Option<Vec<u8>>;
}

/// Whether there is anything to draw with.
pub fn can_draw() -> bool {
    Fonts::get().is_some()
}

/// A picture that is being drawn.
struct Card {
    canvas: Canvas,
    setter: Typesetter,
}

impl Card {
    /// Empty but for the logo; nothing when there are no fonts.
    fn new() -> Option<Self> {
        let setter = Typesetter::new()?;
        let mut card = Self { canvas: Canvas::new(CARD_WIDTH, CARD_HEIGHT, PAPER)?, setter };
        let word = card.set("devproof", Style::bold(32.0), 300.0, 1);
        let left = WIDTH - MARGIN - word.width();
        proof_mark(&mut card.canvas, left - 50.0, 62.0, 38.0, true);
        card.canvas.text(&word, left, 62.0, INK);
        Some(card)
    }

    fn set(&mut self, text: &str, style: Style, width: f32, lines: usize) -> Paragraph {
        self.setter.set(text, style, width, lines)
    }

    /// Draws text and says where it ends.
    fn write(&mut self, text: &str, style: Style, lines: usize, y: f32, colour: u32) -> f32 {
        if text.trim().is_empty() {
            return y;
        }
        let paragraph = self.set(text, style, INNER, lines);
        self.canvas.text(&paragraph, MARGIN, y, colour);
        y + paragraph.height()
    }

    /// Draws a name as large as it fits: on one line, else smaller on two.
    fn title(&mut self, text: &str, largest: f32, y: f32) -> f32 {
        let one = self.set(text, Style::bold(largest), INNER, 2);
        let paragraph = if one.lines() == 1 { one } else { self.set(text, Style::bold(largest * 0.74), INNER, 2) };
        self.canvas.text(&paragraph, MARGIN, y, INK);
        y + paragraph.height()
    }

    /// The square with the first letters of a company, and words beside it.
    fn company(&mut self, name: &str, beside: &str) {
        self.canvas.fill_box([MARGIN, 50.0, 64.0, 64.0], 10.0, SUNKEN);
        self.canvas.frame_box([MARGIN, 50.0, 64.0, 64.0], 10.0, 2.0, LINE);
        let letters = self.set(&initials(name), Style::bold(26.0), 60.0, 1);
        let (x, y) = (MARGIN + 32.0 - letters.width() / 2.0, 82.0 - letters.height() / 2.0);
        self.canvas.text(&letters, x, y, INK);
        let name = self.set(beside, Style::regular(32.0), INNER - 84.0 - 240.0, 1);
        self.canvas.text(&name, MARGIN + 84.0, 82.0 - name.height() / 2.0, MUTED);
    }

    /// A line across.
    fn rule(&mut self, y: f32) {
        self.canvas.fill_box([MARGIN, y, INNER, 2.0], 0.0, LINE);
    }

    /// Figures beside each other, the value over what it counts; the mark is beside what the server counted.
    fn figures(&mut self, figures: &[Figure], y: f32) {
        let width = INNER / 3.0;
        for (index, figure) in figures.iter().take(3).enumerate() {
            let left = MARGIN + width * f32::from(u8::try_from(index).unwrap_or_default());
            let value = self.set(&figure.value, Style::bold(42.0), width - 60.0, 1);
            self.canvas.text(&value, left, y, INK);
            if figure.proved {
                proof_mark(&mut self.canvas, left + value.width() + 12.0, y + 8.0, 34.0, false);
            }
            let label = self.set(figure.label, Style::regular(27.0), width - 20.0, 1);
            self.canvas.text(&label, left, y + 50.0, MUTED);
        }
    }

    fn png(&self) -> Option<Vec<u8>> {
        self.canvas.png()
    }
}

/// A figure with what it counts.
struct Figure {
    value: String,
    label: &'static str,
    proved: bool,
}

/// The first letters of the first and the last word.
fn initials(name: &str) -> String {
    let mut words = name.split_whitespace().filter_map(|word| word.chars().find(|c| c.is_alphanumeric()));
    let first = words.next();
    [first, words.next_back()].into_iter().flatten().flat_map(char::to_uppercase).collect()
}

/// What there is of these, with a point between.
fn joined<'a>(parts: impl IntoIterator<Item = Option<&'a str>>) -> String {
    parts.into_iter().flatten().filter(|part| !part.trim().is_empty()).collect::<Vec<_>>().join("  ·  ")
}
