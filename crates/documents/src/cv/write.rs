//! Writes pages as a PDF (PDF/UA: it says what is a heading, a list and a link, and reads aloud in order).

use super::{
    block::{Ink, Item, Role},
    pages::{PAGE_HEIGHT, PAGE_WIDTH, Page},
    run::Fonts,
    tags::{Leaf, tree},
};
use crate::{look, text::Paragraph};
use krilla::{
    Document, SerializeSettings,
    action::{Action, LinkAction},
    annotation::{Annotation, LinkAnnotation, Target},
    color::rgb,
    configure::{Accessibility, ConfigurationBuilder},
    destination::XyzDestination,
    geom::{PathBuilder, Point, Rect},
    metadata::Metadata,
    num::NormalizedF32,
    outline::{Outline, OutlineNode},
    page::PageSettings,
    paint::{Fill, Stroke},
    surface::Surface,
    tagging::{ArtifactType, ContentTag, SpanTag},
};
use parley::layout::PositionedLayoutItem;

/// The file. Its language is that of the words around what the person wrote.
pub(super) fn pdf(pages: &[Page], title: &str, author: &str) -> Option<Vec<u8>> {
    let configuration = ConfigurationBuilder::new().with_accessibility_validator(Accessibility::UA1).finish().ok()?;
    let mut document = Document::new_with(SerializeSettings { configuration, ..SerializeSettings::default() });
    document.set_metadata(
        Metadata::new()
            .title(title.to_owned())
            .authors(vec![author.to_owned()])
            .language("en".to_owned())
            .creator("Devproof".to_owned()),
    );
    let (mut fonts, mut leaves, mut outline) = (Fonts::default(), Vec::new(), Outline::new());
    for (number, page) in pages.iter().enumerate() {
        let settings = PageSettings::from_wh(PAGE_WIDTH, PAGE_HEIGHT)?;
        let mut drawn = document.start_page_with(settings);
        let mut surface = drawn.surface();
        let from = leaves.len();
        for item in &page.items {
            leaves.extend(draw(&mut surface, item, &mut fonts)?);
        }
        surface.finish();
        for leaf in &mut leaves[from..] {
            if let Some((area, address)) = leaf.link.take() {
                let target = Target::Action(Action::Link(LinkAction::new(address.clone())));
                let annotation = Annotation::new_link(LinkAnnotation::new(area, target), Some(address));
                leaf.annotation = Some(drawn.add_tagged_annotation(annotation));
            }
        }
        drawn.finish();
        for item in &page.items {
            if let Ink::Text { paragraph, role: Role::Title | Role::Section, .. } = &item.ink {
                let place = XyzDestination::new(number, Point::from_xy(item.x, item.y));
                outline.push_child(OutlineNode::new(paragraph.text.clone(), place));
            }
        }
    }
    document.set_outline(outline);
    document.set_tag_tree(tree(leaves));
    document.finish().inspect_err(|error| tracing::error!(?error, "a profile could not be written as a PDF")).ok()
}

fn draw(surface: &mut Surface<'_>, item: &Item, fonts: &mut Fonts) -> Option<Option<Leaf>> {
    let (x, y) = (item.x, item.y);
    Some(match &item.ink {
        Ink::Text { paragraph, colour, role, link } => {
            let identifier = surface.start_tagged(ContentTag::Span(SpanTag::empty()));
            text(surface, paragraph, [x, y], *colour, fonts)?;
            surface.end_tagged();
            let area = Rect::from_xywh(x, y, paragraph.width().max(1.0), paragraph.height());
            let link = area.zip(link.clone());
            Some(Leaf { role: Some(*role), text: paragraph.text.clone(), identifier, link, annotation: None })
        }
        Ink::Fill { width, height, colour } => {
            decoration(surface, |surface| fill(surface, &[[x, y, *width, *height]], *colour));
            None
        }
        Ink::Mark { size } => {
            decoration(surface, |surface| mark(surface, [x, y], *size));
            None
        }
        Ink::Code { squares, size, leads_to } => {
            let identifier = surface.start_tagged(ContentTag::Other);
            code(surface, squares, [x, y], *size);
            surface.end_tagged();
            Some(Leaf {
                role: None,
                text: format!("QR code of {leads_to}"),
                identifier,
                link: None,
                annotation: None,
            })
        }
    })
}

/// Draws what is not read aloud.
fn decoration(surface: &mut Surface<'_>, draw: impl FnOnce(&mut Surface<'_>)) {
    surface.start_tagged(ContentTag::Artifact(krilla::tagging::Artifact::with_kind(ArtifactType::Other)));
    draw(surface);
    surface.end_tagged();
}

fn paint(colour: u32) -> rgb::Color {
    let [_, red, green, blue] = colour.to_be_bytes();
    rgb::Color::new(red, green, blue)
}

fn filled(colour: u32) -> Option<Fill> {
    Some(Fill { paint: paint(colour).into(), opacity: NormalizedF32::ONE, ..Fill::default() })
}

fn fill(surface: &mut Surface<'_>, boxes: &[[f32; 4]], colour: u32) {
    let mut path = PathBuilder::new();
    for [x, y, width, height] in boxes {
        if let Some(rect) = Rect::from_xywh(*x, *y, *width, *height) {
            path.push_rect(rect);
        }
    }
    if let Some(path) = path.finish() {
        surface.set_stroke(None);
        surface.set_fill(filled(colour));
        surface.draw_path(&path);
    }
}

fn mark(surface: &mut Surface<'_>, [x, y]: [f32; 2], size: f32) {
    let unit = size / 16.0;
    let mut path = PathBuilder::new();
    if let Some(frame) = Rect::from_xywh(x + 1.75 * unit, y + 1.75 * unit, 12.5 * unit, 12.5 * unit) {
        path.push_rect(frame);
    }
    path.move_to(x + 5.0 * unit, y + 8.4 * unit);
    path.line_to(x + 7.2 * unit, y + 10.6 * unit);
    path.line_to(x + 11.2 * unit, y + 5.8 * unit);
    if let Some(path) = path.finish() {
        surface.set_fill(None);
        surface.set_stroke(Some(Stroke { paint: paint(look::PROOF).into(), width: 1.5 * unit, ..Stroke::default() }));
        surface.draw_path(&path);
        surface.set_stroke(None);
    }
}

fn code(surface: &mut Surface<'_>, squares: &[Vec<bool>], [x, y]: [f32; 2], size: f32) {
    let side = size / f32::from(u16::try_from(squares.len().max(1)).unwrap_or(u16::MAX));
    let at = |index: usize| side * f32::from(u16::try_from(index).unwrap_or(u16::MAX));
    let mut boxes = Vec::new();
    for (row, line) in squares.iter().enumerate() {
        for column in line.iter().enumerate().filter(|(_, dark)| **dark).map(|(column, _)| column) {
            // A hair more than their side: no seam shows between them.
            boxes.push([x + at(column), y + at(row), side + 0.02, side + 0.02]);
        }
    }
    fill(surface, &boxes, look::INK);
}

fn text(
    surface: &mut Surface<'_>,
    paragraph: &Paragraph,
    [x, y]: [f32; 2],
    colour: u32,
    fonts: &mut Fonts,
) -> Option<()> {
    surface.set_stroke(None);
    surface.set_fill(filled(colour));
    for line in paragraph.layout.lines() {
        for item in line.items() {
            let PositionedLayoutItem::GlyphRun(run) = item else { continue };
            let shaped = run.run();
            for piece in fonts.get(shaped.font())?.pieces(shaped, &paragraph.text) {
                let at = Point::from_xy(x + run.offset() + piece.x, y + run.baseline());
                surface.draw_glyphs(at, &piece.glyphs, piece.font, &piece.text, shaped.font_size(), piece.outlined);
            }
        }
    }
    Some(())
}
