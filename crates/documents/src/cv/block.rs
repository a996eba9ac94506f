//! What a page is put together from: blocks that are not torn apart, made of text and shapes.

use crate::{
    fonts::Weight,
    text::{Paragraph, Style, Typesetter},
};

/// The width of what is printed, in points.
pub(super) const WIDTH: f32 = 499.0;
/// Where the text of an entry begins, right of its dates.
pub(super) const INDENT: f32 = 92.0;

/// What a text is to who hears the document.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Role {
    /// The name of the person.
    Title,
    /// The name of a section.
    Section,
    /// The name of an entry.
    Entry,
    Body,
    /// One of a list.
    Item,
}

/// What is drawn.
pub(super) enum Ink {
    Text {
        paragraph: Box<Paragraph>,
        colour: u32,
        role: Role,
        link: Option<String>,
    },
    Fill {
        width: f32,
        height: f32,
        colour: u32,
    },
    /// The tick in a square; the words beside it say the same.
    Mark {
        size: f32,
    },
    /// Squares of a code, with what it leads to.
    Code {
        squares: Vec<Vec<bool>>,
        size: f32,
        leads_to: String,
    },
}

/// Something at its place within a block.
pub(super) struct Item {
    pub x: f32,
    pub y: f32,
    pub ink: Ink,
}

/// What stays together.
#[derive(Default)]
pub(super) struct Block {
    pub items: Vec<Item>,
    pub height: f32,
    /// The space before it, but at the top of a page.
    pub gap: f32,
    /// Whether it is nothing without the next one.
    pub with_next: bool,
}

/// How a text is written.
#[derive(Debug, Clone, Copy)]
pub(super) struct Pen {
    pub size: f32,
    pub weight: Weight,
    pub colour: u32,
    pub role: Role,
    pub lines: usize,
}

impl Pen {
    pub const fn body(colour: u32, lines: usize) -> Self {
        Self { size: 9.5, weight: Weight::Regular, colour, role: Role::Body, lines }
    }

    pub const fn bold(self) -> Self {
        Self { weight: Weight::SemiBold, ..self }
    }

    pub const fn sized(self, size: f32) -> Self {
        Self { size, ..self }
    }

    pub const fn role(self, role: Role) -> Self {
        Self { role, ..self }
    }
}

/// Puts blocks together.
pub(super) struct Builder<'a> {
    setter: &'a mut Typesetter,
    scale: f32,
    blocks: Vec<Block>,
    block: Block,
}

impl<'a> Builder<'a> {
    pub fn new(setter: &'a mut Typesetter, scale: f32) -> Self {
        Self { setter, scale, blocks: Vec::new(), block: Block::default() }
    }

    /// The blocks, in their order.
    pub fn blocks(mut self) -> Vec<Block> {
        self.end();
        self.blocks
    }

    /// Begins a block, so far below the one before.
    pub fn begin(&mut self, gap: f32) {
        self.end();
        self.block.gap = gap * self.scale;
    }

    fn end(&mut self) {
        let block = std::mem::take(&mut self.block);
        if !block.items.is_empty() {
            self.blocks.push(block);
        }
    }

    /// Where the next line begins.
    pub fn bottom(&self) -> f32 {
        self.block.height
    }

    /// Leaves room.
    pub fn skip(&mut self, height: f32) {
        self.block.height += height * self.scale;
    }

    /// Writes below what there is.
    pub fn write(&mut self, text: &str, pen: Pen, x: f32) {
        let (_, height) = self.put(text, pen, [x, self.block.height, WIDTH - x], None);
        self.block.height += height;
    }

    /// Writes a text that leads to an address, on one line.
    pub fn write_link(&mut self, text: &str, address: &str, pen: Pen, x: f32) {
        let (_, height) = self.put(text, pen, [x, self.block.height, WIDTH - x], Some(address.to_owned()));
        self.block.height += height;
    }

    /// Writes at a place and says how much room that took. The block grows when it is told to.
    pub fn put(&mut self, text: &str, pen: Pen, [x, y, width]: [f32; 3], link: Option<String>) -> (f32, f32) {
        let style = Style { size: pen.size * self.scale, weight: pen.weight, leading: 1.35, aligned: true };
        let lines = if link.is_some() { 1 } else { pen.lines };
        let paragraph = self.setter.set(text, style, width, lines);
        if paragraph.text.is_empty() {
            return (0.0, 0.0);
        }
        let size = (paragraph.width(), paragraph.height());
        self.block.items.push(Item {
            x,
            y,
            ink: Ink::Text { paragraph: Box::new(paragraph), colour: pen.colour, role: pen.role, link },
        });
        size
    }

    /// Draws a shape at a place.
    pub fn draw(&mut self, x: f32, y: f32, ink: Ink) {
        self.block.items.push(Item { x, y, ink });
    }

    /// The block is at least so high.
    pub fn reach(&mut self, bottom: f32) {
        self.block.height = self.block.height.max(bottom);
    }

    /// A block that stays with the next one.
    pub fn keep_with_next(&mut self) {
        self.block.with_next = true;
    }

    /// The size of something at this scale.
    pub fn scaled(&self, size: f32) -> f32 {
        size * self.scale
    }

    /// A line across with the name of a section under it.
    pub fn section(&mut self, title: &str) {
        self.begin(11.0);
        self.draw(0.0, 0.0, Ink::Fill { width: WIDTH, height: 0.6, colour: crate::look::LINE });
        self.skip(7.0);
        self.write(title, Pen::body(crate::look::INK, 1).bold().sized(11.0).role(Role::Section), 0.0);
        self.keep_with_next();
    }
}
