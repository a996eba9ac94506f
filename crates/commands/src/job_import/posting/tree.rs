//! The tree of an HTML description, built only as far as it stays cheap: building is quadratic in what is left open, and
//! in the attributes of one tag; writing multiplies by the rows of a table and by the lines of a list.

use htmd::Node;
use html5ever::{
    Attribute, ExpandedName, ParseOpts, QualName, parse_document,
    tendril::{StrTendril, TendrilSink},
    tree_builder::{ElementFlags, NodeOrText, QuirksMode, TreeSink},
};
use markup5ever_rcdom::{Handle, NodeData, RcDom};
use std::{borrow::Cow, cell::Cell, rc::Rc};

/// Deepest nesting. The converter walks the tree by recursion, on a stack of 2 MB.
const MAX_DEPTH: usize = 64;
/// Tags of one description.
const MAX_TAGS: usize = 5_000;
/// Attributes of one tag.
const MAX_ATTRIBUTES: usize = 64;
/// Bytes that the parser is given at once; between them it can be stopped.
const CHUNK: usize = 512;
/// What the converter may write, roughly, in bytes.
const MAX_OUTPUT: usize = 1_000_000;
/// Lines times levels, each of which is indented.
const MAX_INDENTS: usize = 50_000;

/// The tree of some HTML, or nothing where it has too much structure.
pub(super) fn parse(html: &str) -> Option<Rc<Node>> {
    if html.matches('<').count() > MAX_TAGS || !has_few_attributes(html) {
        return None;
    }
    let bounded = build(html).ok()?;
    let document = bounded.dom.document;
    let size = size(&document);
    let indents = html.matches('\n').count().saturating_mul(size.depth);
    (size.depth <= MAX_DEPTH && size.output <= MAX_OUTPUT && indents <= MAX_INDENTS).then_some(document)
}

/// The tree of some HTML; where it becomes too deep, how many bytes were read until then.
fn build(html: &str) -> Result<Bounded, usize> {
    let mut parser = parse_document(Bounded::default(), ParseOpts::default());
    let mut rest = html;
    while !rest.is_empty() {
        let (chunk, behind) = rest.split_at(rest.ceil_char_boundary(CHUNK.min(rest.len())));
        parser.process(StrTendril::from(chunk));
        rest = behind;
        if parser.tokenizer.sink.sink.is_too_deep.get() {
            return Err(html.len() - rest.len());
        }
    }
    let bounded = parser.finish();
    if bounded.is_too_deep.get() { Err(html.len()) } else { Ok(bounded) }
}

/// Whether no tag has more attributes than a description needs. Every `<` is taken for a tag, also in comments and
/// scripts, where a parser would see none.
fn has_few_attributes(html: &str) -> bool {
    let bytes = html.as_bytes();
    let mut steps = 0;
    for start in
        html.match_indices('<').map(|(at, _)| at + 1).filter(|at| bytes.get(*at).is_some_and(u8::is_ascii_alphabetic))
    {
        let (mut attributes, mut quote, mut in_gap) = (0, None, false);
        for byte in &bytes[start..] {
            steps += 1;
            match (quote, byte) {
                (Some(mark), byte) if mark == *byte => (quote, in_gap) = (None, true),
                (Some(_), _) => {}
                (None, b'>') => break,
                (None, b'"' | b'\'') => quote = Some(*byte),
                (None, b' ' | b'\t' | b'\n' | b'\r' | b'\x0c' | b'/') => in_gap = true,
                (None, _) if in_gap => (attributes, in_gap) = (attributes + 1, false),
                (None, _) => {}
            }
            if attributes > MAX_ATTRIBUTES || steps > 16 * bytes.len() {
                return false;
            }
        }
    }
    true
}

/// How deep a tree is, and how much the converter would write of it.
struct Size {
    depth: usize,
    output: usize,
}

/// Recursion is fine here: the tree is known not to be deep.
fn size(node: &Handle) -> Size {
    let name = element(node);
    let mut size = Size { depth: 0, output: 8 };
    let (mut widest, mut rows, mut cells) = (0, 0, 0_usize);
    for child in node.children.borrow().iter() {
        let inner = self::size(child);
        size.depth = size.depth.max(inner.depth);
        size.output = size.output.saturating_add(inner.output);
        widest = widest.max(inner.output);
        rows += usize::from(element(child) == Some("tr"));
        cells += 1;
    }
    if let NodeData::Text { contents } = &node.data {
        size.output += contents.borrow().len();
    }
    // Cells are filled up to the widest of their column: here, to the widest of the table.
    if matches!(name, Some("table" | "thead" | "tbody" | "tfoot")) {
        size.output = size.output.saturating_add(rows.max(cells).saturating_mul(widest));
    }
    size.depth += 1;
    size
}

fn element(node: &Handle) -> Option<&str> {
    match &node.data {
        NodeData::Element { name, .. } => Some(&name.local),
        _ => None,
    }
}

/// A tree that notices when it becomes too deep.
#[derive(Default)]
struct Bounded {
    dom: RcDom,
    is_too_deep: Cell<bool>,
}

impl Bounded {
    /// Looks at the way from a new node up to the root.
    fn look_at(&self, parent: &Handle) {
        let mut node = Rc::clone(parent);
        for _ in 0..MAX_DEPTH {
            let above = node.parent.take();
            node.parent.set(above.clone());
            match above.and_then(|above| above.upgrade()) {
                Some(above) => node = above,
                None => return,
            }
        }
        self.is_too_deep.set(true);
    }
}

impl TreeSink for Bounded {
    type Handle = Handle;
    type Output = Self;
    type ElemName<'a> = ExpandedName<'a>;

    fn finish(self) -> Self {
        self
    }

    /// No one reads them.
    fn parse_error(&self, _: Cow<'static, str>) {}

    fn get_document(&self) -> Handle {
        self.dom.get_document()
    }

    fn elem_name<'a>(&'a self, target: &'a Handle) -> ExpandedName<'a> {
        self.dom.elem_name(target)
    }

    fn create_element(&self, name: QualName, attrs: Vec<Attribute>, flags: ElementFlags) -> Handle {
        self.dom.create_element(name, attrs, flags)
    }

    fn create_comment(&self, text: StrTendril) -> Handle {
        self.dom.create_comment(text)
    }

    fn create_pi(&self, target: StrTendril, data: StrTendril) -> Handle {
        self.dom.create_pi(target, data)
    }

    fn append(&self, parent: &Handle, child: NodeOrText<Handle>) {
        self.look_at(parent);
        self.dom.append(parent, child);
    }

    fn append_based_on_parent_node(&self, element: &Handle, prev_element: &Handle, child: NodeOrText<Handle>) {
        self.look_at(element);
        self.look_at(prev_element);
        self.dom.append_based_on_parent_node(element, prev_element, child);
    }

    fn append_doctype_to_document(&self, name: StrTendril, public_id: StrTendril, system_id: StrTendril) {
        self.dom.append_doctype_to_document(name, public_id, system_id);
    }

    fn get_template_contents(&self, target: &Handle) -> Handle {
        self.dom.get_template_contents(target)
    }

    fn same_node(&self, x: &Handle, y: &Handle) -> bool {
        self.dom.same_node(x, y)
    }

    fn set_quirks_mode(&self, mode: QuirksMode) {
        self.dom.set_quirks_mode(mode);
    }

    fn append_before_sibling(&self, sibling: &Handle, new_node: NodeOrText<Handle>) {
        self.look_at(sibling);
        self.dom.append_before_sibling(sibling, new_node);
    }

    fn add_attrs_if_missing(&self, target: &Handle, attrs: Vec<Attribute>) {
        self.dom.add_attrs_if_missing(target, attrs);
    }

    fn remove_from_parent(&self, target: &Handle) {
        self.dom.remove_from_parent(target);
    }

    fn reparent_children(&self, node: &Handle, new_parent: &Handle) {
        self.look_at(new_parent);
        self.dom.reparent_children(node, new_parent);
    }

    fn is_mathml_annotation_xml_integration_point(&self, handle: &Handle) -> bool {
        self.dom.is_mathml_annotation_xml_integration_point(handle)
    }

    fn maybe_clone_an_option_into_selectedcontent(&self, option: &Handle) {
        self.dom.maybe_clone_an_option_into_selectedcontent(option);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn h3_the_building_of_a_tree_stops_where_it_becomes_too_deep() {
        let html = "<div>".repeat(MAX_TAGS);
        let read = build(&html).map(drop).expect_err("it is too deep");
        assert!(read <= "<div>".len() * MAX_DEPTH + 2 * CHUNK, "{read} of {} bytes were read", html.len());
        assert!(build(&"<p>a</p>".repeat(100)).is_ok());
    }
}
