//! The letters of a page.

use crate::{ReadError, text::plain};
use hayro_interpret::{
    BlendMode, ClipPath, Context, Device, DrawMode, DrawProps, Image, ImageDrawProps, InterpreterCache,
    InterpreterSettings, SoftMask, TransformExt,
    font::{Glyph as Shape, GlyphRun},
    hayro_cmap::BfString,
    hayro_syntax::{
        Pdf,
        object::{Array, Dict, Rect as Area, String as Text},
        page::Page as PdfPage,
    },
    interpret_page,
    kurbo::{Affine, BezPath, Point, Rect},
};
use unicode_normalization::char::is_combining_mark;

/// Letters of one page that are read.
const MAX_GLYPHS: usize = 60_000;
/// Links of one page that are read.
const MAX_LINKS: usize = 200;

/// A letter, in points from the page's top left corner.
#[derive(Debug, Clone)]
pub(super) struct Glyph {
    pub(super) text: String,
    pub(super) x: f64,
    /// Where the next one would be.
    pub(super) end: f64,
    /// The baseline.
    pub(super) y: f64,
    pub(super) size: f64,
    pub(super) bold: bool,
}

impl Glyph {
    /// Whether a mark that is drawn here, next, is over, under or across this letter.
    fn carries(&self, mark: Point, size: f64) -> bool {
        self.text.chars().next_back().is_some_and(|c| c.is_alphabetic() || is_combining_mark(c))
            && (self.x - size * 0.5..=self.end + size * 0.5).contains(&mark.x)
            && (mark.y - self.y).abs() < size
    }
}

/// Whether this is no letter of its own.
fn is_mark(text: &str) -> bool {
    !text.is_empty() && text.chars().all(is_combining_mark)
}

/// A link: the middle of its area, and its address.
pub(super) struct Link {
    pub(super) x: f64,
    pub(super) y: f64,
    pub(super) url: String,
}

/// A page's letters and links.
pub(super) struct Page {
    pub(super) width: f64,
    pub(super) glyphs: Vec<Glyph>,
    pub(super) links: Vec<Link>,
}

/// Reads a page.
pub(super) fn page<'a>(page: &'a PdfPage<'a>, pdf: &'a Pdf) -> Result<Page, ReadError> {
    let (width, height) = page.render_dimensions();
    let (width, height) = (f64::from(width), f64::from(height));
    let cache = InterpreterCache::new();
    let area = Rect::new(0.0, 0.0, width, height);
    let place = page.initial_transform(true).to_kurbo();
    let mut context = Context::new(place, area, &cache, pdf.xref(), InterpreterSettings::default());
    let mut letters = Letters { glyphs: Vec::new(), too_many: false };
    interpret_page(page, &mut context, &mut letters);
    if letters.too_many {
        return Err(ReadError::TooComplex);
    }
    Ok(Page { width, glyphs: letters.glyphs, links: links(page, place) })
}

fn links(page: &PdfPage<'_>, place: Affine) -> Vec<Link> {
    let Some(annotations) = page.raw().get::<Array<'_>>(b"Annots".as_slice()) else { return Vec::new() };
    let link = |annotation: Dict<'_>| {
        let area: Area = annotation.get(b"Rect".as_slice())?;
        let uri = annotation.get::<Dict<'_>>(b"A".as_slice())?.get::<Text<'_>>(b"URI".as_slice())?;
        let url = String::from_utf8(uri.as_bytes().to_vec()).ok().filter(|url| url.starts_with("http"))?;
        let middle = place * Point::new((area.x0 + area.x1) / 2.0, (area.y0 + area.y1) / 2.0);
        Some(Link { x: middle.x, y: middle.y, url })
    };
    annotations.iter::<Dict<'_>>().take(MAX_LINKS).filter_map(link).collect()
}

/// Takes the letters of what is drawn, and nothing else.
struct Letters {
    glyphs: Vec<Glyph>,
    too_many: bool,
}

impl Device<'_> for Letters {
    fn draw_path(&mut self, _: &BezPath, _: DrawProps<'_>, _: &DrawMode) {}
    fn push_clip_path(&mut self, _: &ClipPath) {}
    fn push_transparency_group(&mut self, _: f32, _: Option<SoftMask<'_>>, _: BlendMode) {}
    fn draw_image(&mut self, _: Image<'_, '_>, _: ImageDrawProps<'_>) {}
    fn pop_clip(&mut self) {}
    fn pop_transparency_group(&mut self) {}

    fn draw_glyph_run(&mut self, run: &GlyphRun<'_, '_>, props: DrawProps<'_>, _: &DrawMode) {
        let mut bold = None;
        for glyph in run.glyphs() {
            if self.glyphs.len() >= MAX_GLYPHS {
                self.too_many = true;
                return;
            }
            let transform = props.transform * glyph.transform();
            // Letters that stand on their side aren't text of a line.
            let [a, b, ..] = transform.as_coeffs();
            if !(a.is_finite() && b.is_finite()) || a <= 0.0 || b.abs() > a * 0.1 {
                continue;
            }
            let text = match glyph.as_unicode() {
                Some(BfString::Char(c)) => c.to_string(),
                Some(BfString::String(text)) => text,
                None => String::new(),
            };
            let is_space = text.chars().all(char::is_whitespace) && !text.is_empty();
            let advance = match &**glyph {
                Shape::Outline(outline) => outline.advance_width(),
                Shape::Type3(type3) => type3.advance_width(),
            };
            let start = transform * Point::ZERO;
            let end = transform * Point::new(f64::from(advance.unwrap_or(500.0)), 0.0);
            if !(start.x.is_finite() && start.y.is_finite() && end.x.is_finite()) {
                continue;
            }
            let bold = *bold.get_or_insert_with(|| is_bold(glyph));
            let text = if is_space { " ".to_owned() } else { plain(&text) };
            if is_mark(&text)
                && let Some(letter) = self.glyphs.last_mut().filter(|letter| letter.carries(start, a * 1000.0))
            {
                letter.text = plain(&format!("{}{text}", letter.text));
                continue;
            }
            self.glyphs.push(Glyph { text, x: start.x, end: end.x.max(start.x), y: start.y, size: a * 1000.0, bold });
        }
    }
}

fn is_bold(glyph: &Shape<'_>) -> bool {
    let Shape::Outline(outline) = glyph else { return false };
    let Some(font) = outline.font_data() else { return false };
    font.weight.is_some_and(|weight| weight >= 600)
        || font.postscript_name.is_some_and(|name| {
            let name = name.to_lowercase();
            ["bold", "black", "heavy", "semibold"].iter().any(|word| name.contains(word))
        })
}
