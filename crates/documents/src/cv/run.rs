//! What each glyph of a line says: other programs read a PDF glyph by glyph.

use crate::fonts::{is_latin, is_mark};
use krilla::text::{Font, GlyphId, KrillaGlyph};
use parley::{
    FontData,
    layout::{Glyph, Run},
};
use std::{
    collections::{HashMap, hash_map::Entry},
    ops::Range,
};
use unicode_normalization::UnicodeNormalization;

/// How many copies of a font there can be.
const MAX_COPIES: usize = 8;

/// Fonts of the document by the number of their data.
#[derive(Default)]
pub(super) struct Fonts(HashMap<u64, DocumentFont>);

impl Fonts {
    /// The font as the document has it; nothing when it can't be read.
    pub fn get(&mut self, font: &FontData) -> Option<&mut DocumentFont> {
        let (data, number) = font.data.clone().into_raw_parts();
        Some(match self.0.entry(number) {
            Entry::Occupied(entry) => entry.into_mut(),
            Entry::Vacant(entry) => {
                let main = Font::new(data.into(), font.index)?;
                entry.insert(DocumentFont { source: font.clone(), main, copies: Vec::new() })
            }
        })
    }
}

/// A font of the document.
pub(super) struct DocumentFont {
    source: FontData,
    main: Font,
    /// A glyph of a PDF's font says one thing wherever it is drawn. Where it says another one, it is a copy's.
    copies: Vec<FontCopy>,
}

struct FontCopy {
    font: Font,
    says: HashMap<u32, String>,
}

/// Glyphs that are drawn together.
pub(super) struct GlyphPiece {
    /// Where it begins, from the beginning of the run.
    pub x: f32,
    pub font: Font,
    /// Drawn as a shape, which says nothing.
    pub outlined: bool,
    pub glyphs: Vec<KrillaGlyph>,
    /// What the ranges of the glyphs are of.
    pub text: String,
}

impl DocumentFont {
    /// The glyphs of a run.
    pub fn pieces(&mut self, run: &Run<'_, ()>, text: &str) -> Vec<GlyphPiece> {
        let size = run.font_size();
        let mut pieces: Vec<GlyphPiece> = Vec::new();
        let mut x = 0.0;
        for (glyphs, range) in clusters(run) {
            let whole = text.get(range).unwrap_or_default();
            match glyphs.as_slice() {
                // No letter exists for this one: it says all of it by its first glyph.
                [first, marks @ ..] if !marks.is_empty() && !run.is_rtl() && is_marked_letter(whole) => {
                    pieces.push(piece(x, self.saying(first.id, whole), false, &[*first], whole, size));
                    pieces.push(piece(x + first.advance, self.main.clone(), true, marks, whole, size));
                }
                glyphs => match pieces.last_mut().filter(|last| !last.outlined) {
                    Some(last) => add(last, glyphs, whole, size),
                    None => pieces.push(piece(x, self.main.clone(), false, glyphs, whole, size)),
                },
            }
            x += glyphs.iter().map(|glyph| glyph.advance).sum::<f32>();
        }
        pieces
    }

    /// The font, or a copy, in which this glyph says this and nothing else.
    fn saying(&mut self, glyph: u32, text: &str) -> Font {
        let free = |copy: &&mut FontCopy| copy.says.get(&glyph).is_none_or(|says| says == text);
        let is_full = self.copies.len() >= MAX_COPIES;
        if let Some(copy) = self.copies.iter_mut().find(free) {
            copy.says.insert(glyph, text.to_owned());
            return copy.font.clone();
        }
        // Fonts are one where their data is: what is behind the font makes it another one.
        let mut data = self.source.data.data().to_vec();
        data.extend(std::iter::repeat_n(0, self.copies.len() + 1));
        match Font::new(data.into(), self.source.index).filter(|_| !is_full) {
            Some(font) => {
                let says = HashMap::from([(glyph, text.to_owned())]);
                self.copies.push(FontCopy { font: font.clone(), says });
                font
            }
            None => self.main.clone(),
        }
    }
}

/// The glyphs of each letter, with the letter's place in the text. A ligature stands for all the letters that it was made
/// of.
fn clusters(run: &Run<'_, ()>) -> Vec<(Vec<Glyph>, Range<usize>)> {
    let mut clusters: Vec<(Vec<Glyph>, Range<usize>)> = Vec::new();
    for cluster in run.visual_clusters() {
        let range = cluster.text_range();
        if cluster.is_ligature_continuation()
            && let Some((_, whole)) = clusters.last_mut()
        {
            *whole = whole.start.min(range.start)..whole.end.max(range.end);
        } else {
            clusters.push((cluster.glyphs().collect(), range));
        }
    }
    clusters
}

/// Whether this is a Latin letter with marks.
fn is_marked_letter(text: &str) -> bool {
    let mut parts = text.nfd();
    parts.next().is_some_and(is_latin) && parts.all(is_mark)
}

fn piece(x: f32, font: Font, outlined: bool, glyphs: &[Glyph], text: &str, size: f32) -> GlyphPiece {
    let mut piece = GlyphPiece { x, font, outlined, glyphs: Vec::new(), text: String::new() };
    add(&mut piece, glyphs, text, size);
    piece
}

fn add(piece: &mut GlyphPiece, glyphs: &[Glyph], text: &str, size: f32) {
    let start = piece.text.len();
    piece.text.push_str(text);
    piece.glyphs.extend(glyphs.iter().map(|glyph| {
        let [advance, right, up] = [glyph.advance, glyph.x, -glyph.y].map(|length| length / size);
        KrillaGlyph::new(GlyphId::new(glyph.id), advance, right, up, 0.0, start..piece.text.len(), None)
    }));
}
