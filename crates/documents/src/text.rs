//! Sets text: lines that fit a width, in both directions of writing, with letters that there are.

use crate::fonts::{Fonts, Weight, is_latin, is_mark};
use parley::{
    BaseDirection, FontContext, Layout, LayoutContext,
    layout::{Alignment, AlignmentOptions},
    style::{FontFamily, LineHeight, OverflowWrap, StyleProperty},
};
use std::{borrow::Cow, ops::Range};
use unicode_normalization::{UnicodeNormalization, char::is_combining_mark};
use unicode_segmentation::UnicodeSegmentation;

/// Marks over and under one letter; some scripts need three.
const MARKS: usize = 3;

/// How text is set.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Style {
    pub size: f32,
    pub weight: Weight,
    /// The height of a line as a multiple of the size.
    pub leading: f32,
    /// Whether text of a right-to-left script begins at the right.
    pub aligned: bool,
}

impl Style {
    pub const fn regular(size: f32) -> Self {
        Self { size, weight: Weight::Regular, leading: 1.3, aligned: false }
    }

    pub const fn bold(size: f32) -> Self {
        Self { size, weight: Weight::SemiBold, leading: 1.15, aligned: false }
    }
}

/// Text in lines.
pub(crate) struct Paragraph {
    pub text: String,
    pub layout: Layout<()>,
}

impl Paragraph {
    pub fn height(&self) -> f32 {
        self.layout.height()
    }

    pub fn width(&self) -> f32 {
        self.layout.width()
    }

    pub fn lines(&self) -> usize {
        self.layout.len()
    }
}

/// Sets text with the fonts of the process.
pub(crate) struct Typesetter {
    fonts: &'static Fonts,
    font_context: FontContext,
    layout_context: LayoutContext<()>,
}

impl Typesetter {
    /// Nothing when there are no fonts.
    pub fn new() -> Option<Self> {
        let fonts = Fonts::get()?;
        Some(Self { fonts, font_context: fonts.context(), layout_context: LayoutContext::new() })
    }

    /// The text without what no font can draw and what would break the lines: control characters, towers of marks.
    pub fn drawable(&self, text: &str) -> String {
        let mut marks = 0;
        let mut out = String::with_capacity(text.len());
        for letter in text.nfc() {
            marks = if is_combining_mark(letter) { marks + 1 } else { 0 };
            if letter.is_whitespace() || letter.is_control() {
                if !out.ends_with(' ') {
                    out.push(' ');
                }
            } else if marks <= MARKS && !is_direction(letter) && self.fonts.has(letter) {
                out.push(letter);
            }
        }
        out.trim().to_owned()
    }

    /// Text in lines of this width. What is too long for `lines` ends with an ellipsis.
    pub fn set(&mut self, text: &str, style: Style, width: f32, lines: usize) -> Paragraph {
        // No line has more letters than points, so what is behind these is never seen.
        let most = lines.saturating_mul(200);
        let cut = text.char_indices().nth(most).map_or(text, |(at, _)| &text[..at]);
        let whole = self.drawable(cut);
        let paragraph = self.lay_out(&whole, style, width);
        if paragraph.lines() <= lines && cut.len() == text.len() {
            return paragraph;
        }
        let end = paragraph.layout.get(lines.saturating_sub(1)).map_or(whole.len(), |line| line.text_range().end);
        self.shortened(whole.get(..end).unwrap_or(&whole), style, width, lines)
    }

    /// The longest beginning that fits with an ellipsis behind it.
    fn shortened(&mut self, text: &str, style: Style, width: f32, lines: usize) -> Paragraph {
        let ends: Vec<usize> = text.grapheme_indices(true).map(|(at, _)| at).chain([text.len()]).collect();
        for end in ends.into_iter().rev() {
            let paragraph = self.lay_out(&format!("{}…", text[..end].trim_end()), style, width);
            if paragraph.lines() <= lines || end == 0 {
                return paragraph;
            }
        }
        self.lay_out("…", style, width)
    }

    fn lay_out(&mut self, text: &str, style: Style, width: f32) -> Paragraph {
        let mut builder = self.layout_context.ranged_builder(&mut self.font_context, text, 1.0, false);
        builder.set_base_direction(BaseDirection::Auto);
        builder.push_default(StyleProperty::FontFamily(FontFamily::List(Cow::Borrowed(self.fonts.families()))));
        builder.push_default(StyleProperty::FontSize(style.size));
        builder.push_default(StyleProperty::FontWeight(parley::style::FontWeight::new(style.weight.value())));
        builder.push_default(StyleProperty::LineHeight(LineHeight::FontSizeRelative(style.leading)));
        builder.push_default(StyleProperty::OverflowWrap(OverflowWrap::Anywhere));
        for (range, family) in marked(text, self.fonts) {
            let families = self.fonts.families();
            let first = families[family..].iter().chain(&families[..family]).cloned().collect();
            builder.push(StyleProperty::FontFamily(FontFamily::List(Cow::Owned(first))), range);
        }
        let mut layout = builder.build(text);
        layout.break_all_lines(Some(width));
        let alignment = if style.aligned { Alignment::Start } else { Alignment::Left };
        layout.align(alignment, AlignmentOptions::default());
        Paragraph { text: text.to_owned(), layout }
    }
}

/// Letters with marks, each with the family that draws it as it is written. Without it, the layout takes the first family
/// that has the letter's parts: the same letter in pieces, which other programs read as several.
fn marked(text: &str, fonts: &Fonts) -> Vec<(Range<usize>, usize)> {
    let mut found = Vec::new();
    if text.is_ascii() {
        return found;
    }
    let mut letters = text.char_indices().peekable();
    while let Some((start, letter)) = letters.next() {
        let mut end = start + letter.len_utf8();
        if !is_latin(letter) {
            continue;
        }
        while let Some((at, mark)) = letters.next_if(|(_, next)| is_mark(*next)) {
            end = at + mark.len_utf8();
        }
        let cluster = &text[start..end];
        // The first family is the layout's first choice too.
        if !cluster.is_ascii()
            && let Some(family) = fonts.latin_family(cluster).filter(|family| *family > 0)
        {
            found.push((start..end, family));
        }
    }
    found
}

/// Marks that turn the direction of what follows: text says its direction by its letters.
const fn is_direction(letter: char) -> bool {
    matches!(letter, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(text: &str, width: f32, lines: usize) -> Paragraph {
        Typesetter::new().expect("there are fonts").set(text, Style::regular(20.0), width, lines)
    }

    #[test]
    fn what_fits_stays_and_what_does_not_ends_with_an_ellipsis() {
        assert_eq!(set("Ada Lovelace", 300.0, 1).text, "Ada Lovelace");
        let long = set(&"Ada ".repeat(200), 300.0, 2);
        assert!(long.text.ends_with('…') && long.lines() == 2, "{}", long.text);
        let one = set(&"a".repeat(50_000), 300.0, 1);
        assert!(one.text.ends_with('…') && one.lines() == 1 && one.width() <= 300.0, "{}", one.text);
        let rtl = set(&"مهندسة برمجيات ".repeat(50), 300.0, 1);
        assert!(rtl.text.ends_with('…') && rtl.layout.is_rtl(), "{}", rtl.text);
    }

    #[test]
    fn only_what_can_be_drawn_is() {
        let setter = Typesetter::new().expect("there are fonts");
        assert_eq!(setter.drawable("Zoe\u{308}\u{0}\n \u{202e}K\u{e000}"), "Zoë K");
        assert_eq!(setter.drawable(&format!("a{}b", "\u{301}".repeat(500))).chars().count(), 5);
        assert_eq!(setter.drawable("🦀"), "");
    }

    #[test]
    fn no_glyph_is_an_empty_box() {
        let text = "Zoë Łukasz Жанна Αθηνά דנה عائشة मीरा ไทย Nguyễn";
        let paragraph = set(text, 2_000.0, 3);
        let glyphs = paragraph.layout.lines().flat_map(|line| {
            line.runs()
                .flat_map(|run| run.clusters().flat_map(|one| one.glyphs().map(|glyph| glyph.id)).collect::<Vec<_>>())
                .collect::<Vec<_>>()
        });
        assert_eq!(glyphs.filter(|id| *id == 0).count(), 0);
        assert_eq!(paragraph.text, text);
    }
}
