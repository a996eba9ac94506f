//! Emails from typed parts: `Email::new(to, subject, &[Part::Paragraph(…), Part::Button(…)])` renders plain text and HTML.
//!
//! HTML is escaped by type. It is written with `maud`, which the public pages use already: its templates are checked by
//! the compiler, every value in them is escaped, and only `PreEscaped` (used nowhere here) goes around that. A library
//! with template files would need two files for each email and brings a parser of its own; every email of this product
//! has the same layout, so that layout is one function and an email is data.
//!
//! An [`Email`] can only be made here, so no caller can forget the rules for what people typed (`quoted`): no control or
//! bidirectional characters, no line breaks in a subject, and no links but the button.

mod email;
mod html;
mod part;
mod quoted;
mod text;

pub use email::Email;
pub use part::Part;
pub use quoted::is_invisible;

/// The name that the emails are sent in.
const PRODUCT: &str = "Devproof";
/// The last line of every email.
const FOOTER: &str = "Devproof sends this email automatically.";
/// What leads to the settings, in emails that can be switched off.
const SETTINGS: &str = "Choose which emails you get";
