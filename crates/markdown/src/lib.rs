//! The Markdown that people write. [`excess`] says whether a text has more structure than one text can have, before it
//! is stored; [`to_html`] draws it, whatever was stored, at a cost that grows no faster than the text.

mod bounded;
mod html;
mod limits;

pub use html::{has_heading, link_host, to_html, to_text};
pub use limits::{Excess, excess};
