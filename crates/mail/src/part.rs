//! What emails are made of.

/// A part of an email. Labels are the product's own words, which is why they are `'static`; texts can quote what people
/// typed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part<'a> {
    /// A paragraph. Line breaks stay; addresses in it are no links.
    Paragraph(&'a str),
    /// What to press, and the address that it opens. The only link of an email.
    Button(&'static str, &'a str),
    /// A code to type, and what it is.
    Code(&'static str, &'a str),
    /// A note in small print: how long a link works, what to do if it wasn't you.
    Notice(&'a str),
}
