//! Distributes blocks over pages.

use super::block::{Block, Item};

/// A4, in points.
pub(super) const PAGE_WIDTH: f32 = 595.0;
pub(super) const PAGE_HEIGHT: f32 = 842.0;
pub(super) const MARGIN: f32 = 48.0;
const BOTTOM: f32 = PAGE_HEIGHT - 44.0;

/// What is on a page, at its place on it.
#[derive(Default)]
pub(super) struct Page {
    pub items: Vec<Item>,
}

/// Blocks one below the other. A heading goes to the next page with what it is the heading of.
pub(super) fn flow(blocks: Vec<Block>) -> Vec<Page> {
    let mut pages = vec![Page::default()];
    let mut y = MARGIN;
    // How much room each block wants: its own, and that of those it can't be without.
    let wanted: Vec<f32> = (0..blocks.len()).map(|at| together(&blocks[at..])).collect();
    for (block, wanted) in blocks.into_iter().zip(wanted) {
        let gap = if y > MARGIN { block.gap } else { 0.0 };
        if y + gap + wanted > BOTTOM && y > MARGIN {
            pages.push(Page::default());
            y = MARGIN;
        } else {
            y += gap;
        }
        let items = block.items.into_iter().map(|item| Item { x: item.x + MARGIN, y: item.y + y, ..item });
        if let Some(page) = pages.last_mut() {
            page.items.extend(items);
        }
        y += block.height;
    }
    pages
}

fn together(blocks: &[Block]) -> f32 {
    let mut height = 0.0;
    for block in blocks {
        height += block.height;
        if !block.with_next {
            break;
        }
        height += block.gap;
    }
    height
}
