//! The order in which a document is read aloud, and what each part of it is.

use super::block::Role;
use krilla::{
    geom::Rect,
    tagging::{Identifier, ListNumbering, Node, Tag, TagGroup, TagTree},
};
use std::num::NonZeroU16;

/// Something that was drawn.
pub(super) struct Leaf {
    /// What it is; nothing for a picture, which `text` describes.
    pub role: Option<Role>,
    pub text: String,
    pub identifier: Identifier,
    /// Where it leads, until that was put on the page.
    pub link: Option<(Rect, String)>,
    pub annotation: Option<Identifier>,
}

/// The tree of all parts: items that follow each other are one list.
pub(super) fn tree(leaves: Vec<Leaf>) -> TagTree {
    let mut tree = TagTree::new().with_lang(Some("en".to_owned()));
    let mut list: Option<TagGroup> = None;
    for leaf in leaves {
        if leaf.role == Some(Role::Item) {
            let body = TagGroup::with_children(Tag::LBody, vec![content(&leaf)]);
            let item = TagGroup::with_children(Tag::LI, vec![Node::Group(body)]);
            list.get_or_insert_with(|| TagGroup::new(Tag::L(ListNumbering::None))).push(item);
            continue;
        }
        tree.children.extend(list.take().map(Node::Group));
        tree.push(group(leaf));
    }
    tree.children.extend(list.take().map(Node::Group));
    tree
}

fn group(leaf: Leaf) -> TagGroup {
    let heading = |level: NonZeroU16, text: &str| Tag::Hn(level, Some(text.to_owned()));
    const FIRST: NonZeroU16 = NonZeroU16::MIN;
    match leaf.role {
        Some(Role::Title) => TagGroup::with_children(heading(FIRST, &leaf.text), vec![content(&leaf)]),
        Some(Role::Section) => {
            TagGroup::with_children(heading(FIRST.saturating_add(1), &leaf.text), vec![content(&leaf)])
        }
        Some(Role::Entry) => {
            TagGroup::with_children(heading(FIRST.saturating_add(2), &leaf.text), vec![content(&leaf)])
        }
        Some(Role::Body | Role::Item) => TagGroup::with_children(Tag::P, vec![content(&leaf)]),
        None => {
            let identifier = leaf.identifier;
            TagGroup::with_children(Tag::Figure(Some(leaf.text)), vec![Node::Leaf(identifier)])
        }
    }
}

/// What was drawn, with its link around it.
fn content(leaf: &Leaf) -> Node {
    match leaf.annotation {
        Some(annotation) => {
            let parts = vec![Node::Leaf(leaf.identifier), Node::Leaf(annotation)];
            Node::Group(TagGroup::with_children(Tag::Link, parts))
        }
        None => Node::Leaf(leaf.identifier),
    }
}
