//! A picture that shapes and set text are drawn on.

use crate::text::Paragraph;
use image::{
    ExtendedColorType, ImageEncoder,
    codecs::png::{CompressionType, FilterType, PngEncoder},
};
use parley::layout::PositionedLayoutItem;
use skrifa::{
    FontRef, GlyphId, MetadataProvider,
    instance::{LocationRef, Size},
    outline::{DrawSettings, OutlinePen},
};
use tiny_skia::{Color, FillRule, LineCap, LineJoin, Paint, Path, PathBuilder, Pixmap, Rect, Stroke, Transform};

/// A picture.
pub(crate) struct Canvas {
    pixels: Pixmap,
}

impl Canvas {
    /// Of one colour.
    pub fn new(width: u32, height: u32, colour: u32) -> Option<Self> {
        let mut pixels = Pixmap::new(width, height)?;
        pixels.fill(rgb(colour, 1.0));
        Some(Self { pixels })
    }

    /// Fills a rectangle with round corners.
    pub fn fill_box(&mut self, [x, y, width, height]: [f32; 4], radius: f32, colour: u32) {
        if let Some(path) = rounded(x, y, width, height, radius) {
            let at = Transform::identity();
            self.pixels.fill_path(&path, &paint(colour, 1.0), FillRule::Winding, at, None);
        }
    }

    /// Draws the edge of a rectangle with round corners, inside of it.
    pub fn frame_box(&mut self, [x, y, width, height]: [f32; 4], radius: f32, line: f32, colour: u32) {
        let half = line / 2.0;
        if let Some(path) = rounded(x + half, y + half, width - line, height - line, radius - half) {
            self.stroke(&path, line, colour, 1.0, Transform::identity());
        }
    }

    /// Draws lines through points of a square of 24 units that is drawn `size` wide.
    pub fn lines(
        &mut self,
        points: &[[f32; 2]],
        closed: bool,
        [x, y, size]: [f32; 3],
        width: f32,
        colour: u32,
        opacity: f32,
    ) {
        let mut builder = PathBuilder::new();
        for (index, [x, y]) in points.iter().enumerate() {
            if index == 0 { builder.move_to(*x, *y) } else { builder.line_to(*x, *y) }
        }
        if closed {
            builder.close();
        }
        if let Some(path) = builder.finish() {
            let scale = size / 24.0;
            self.stroke(&path, width / scale, colour, opacity, Transform::from_row(scale, 0.0, 0.0, scale, x, y));
        }
    }

    fn stroke(&mut self, path: &Path, width: f32, colour: u32, opacity: f32, at: Transform) {
        let stroke = Stroke { width, line_cap: LineCap::Round, line_join: LineJoin::Round, ..Stroke::default() };
        self.pixels.stroke_path(path, &paint(colour, opacity), &stroke, at, None);
    }

    /// Draws text with its upper left corner here.
    pub fn text(&mut self, paragraph: &Paragraph, x: f32, y: f32, colour: u32) {
        for line in paragraph.layout.lines() {
            for item in line.items() {
                let PositionedLayoutItem::GlyphRun(run) = item else { continue };
                let font = run.run().font();
                let Ok(font) = FontRef::from_index(font.data.data(), font.index) else { continue };
                let (outlines, size) = (font.outline_glyphs(), run.run().font_size());
                for glyph in run.positioned_glyphs() {
                    let mut pen = GlyphPen(PathBuilder::new());
                    let settings = DrawSettings::unhinted(Size::new(size), LocationRef::default());
                    let drawn =
                        outlines.get(GlyphId::new(glyph.id)).is_some_and(|one| one.draw(settings, &mut pen).is_ok());
                    let Some(path) = pen.0.finish().filter(|_| drawn) else { continue };
                    // Outlines count upwards.
                    let at = Transform::from_row(1.0, 0.0, 0.0, -1.0, x + glyph.x, y + glyph.y);
                    self.pixels.fill_path(&path, &paint(colour, 1.0), FillRule::Winding, at, None);
                }
            }
        }
    }

    /// The picture as a file.
    pub fn png(&self) -> Option<Vec<u8>> {
        let opaque: Vec<u8> =
            self.pixels.pixels().iter().flat_map(|one| [one.red(), one.green(), one.blue()]).collect();
        let mut file = Vec::new();
        PngEncoder::new_with_quality(&mut file, CompressionType::Default, FilterType::Adaptive)
            .write_image(&opaque, self.pixels.width(), self.pixels.height(), ExtendedColorType::Rgb8)
            .ok()?;
        Some(file)
    }
}

fn rgb(colour: u32, opacity: f32) -> Color {
    let [_, red, green, blue] = colour.to_be_bytes();
    let mut colour = Color::from_rgba8(red, green, blue, 255);
    colour.set_alpha(opacity);
    colour
}

fn paint(colour: u32, opacity: f32) -> Paint<'static> {
    let mut paint = Paint::default();
    paint.set_color(rgb(colour, opacity));
    paint
}

fn rounded(x: f32, y: f32, width: f32, height: f32, radius: f32) -> Option<Path> {
    let r = radius.min(width / 2.0).min(height / 2.0).max(0.0);
    if r == 0.0 {
        return Rect::from_xywh(x, y, width, height).map(PathBuilder::from_rect);
    }
    // How far the handles of a curve are from its ends for it to look like a quarter of a circle.
    let c = r * 0.447_715;
    let (right, bottom) = (x + width, y + height);
    let mut path = PathBuilder::new();
    path.move_to(x + r, y);
    path.line_to(right - r, y);
    path.cubic_to(right - c, y, right, y + c, right, y + r);
    path.line_to(right, bottom - r);
    path.cubic_to(right, bottom - c, right - c, bottom, right - r, bottom);
    path.line_to(x + r, bottom);
    path.cubic_to(x + c, bottom, x, bottom - c, x, bottom - r);
    path.line_to(x, y + r);
    path.cubic_to(x, y + c, x + c, y, x + r, y);
    path.close();
    path.finish()
}

struct GlyphPen(PathBuilder);

impl OutlinePen for GlyphPen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.0.move_to(x, y);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.0.line_to(x, y);
    }

    fn quad_to(&mut self, cx: f32, cy: f32, x: f32, y: f32) {
        self.0.quad_to(cx, cy, x, y);
    }

    fn curve_to(&mut self, ax: f32, ay: f32, bx: f32, by: f32, x: f32, y: f32) {
        self.0.cubic_to(ax, ay, bx, by, x, y);
    }

    fn close(&mut self) {
        self.0.close();
    }
}
