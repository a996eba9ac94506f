//! An email, ready for the outbox.

use crate::{Part, html, quoted, text};

/// One email to one address. Only this crate makes one, so its texts follow the rules of the crate.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Email {
    to: String,
    subject: String,
    text: String,
    html: Option<String>,
    headers: Vec<(String, String)>,
}

impl Email {
    /// Renders the parts as plain text and as HTML.
    #[must_use]
    pub fn new(to: &str, subject: &str, parts: &[Part<'_>]) -> Self {
        Self::render(to, subject, parts, None)
    }

    /// The same for an email that its recipients can switch off, without them: its last line leads to their settings.
    #[must_use]
    pub fn switchable(subject: &str, parts: &[Part<'_>], settings_url: &str) -> Self {
        Self::render("", subject, parts, Some(settings_url))
    }

    fn render(to: &str, subject: &str, parts: &[Part<'_>], settings_url: Option<&str>) -> Self {
        let subject = quoted::subject(subject);
        let (text, html) = (text::render(parts, settings_url), html::render(&subject, parts, settings_url));
        Self { to: to.to_owned(), subject, text, html: Some(html), headers: Vec::new() }
    }

    /// Text alone, its lines as they are: for reports to staff.
    #[must_use]
    pub fn plain(to: &str, subject: &str, text: &str) -> Self {
        let (subject, text) = (quoted::subject(subject), quoted::lines(text));
        Self { to: to.to_owned(), subject, text, html: None, headers: Vec::new() }
    }

    /// With a further header, of those that `devproof_outbound::Mail` allows.
    #[must_use]
    pub fn header(mut self, name: &str, value: &str) -> Self {
        self.headers.push((name.to_owned(), value.to_owned()));
        self
    }

    /// The recipient.
    #[must_use]
    pub fn to(&self) -> &str {
        &self.to
    }

    /// One line.
    #[must_use]
    pub fn subject(&self) -> &str {
        &self.subject
    }

    /// The plain text.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The HTML form of the same.
    #[must_use]
    pub fn html(&self) -> Option<&str> {
        self.html.as_deref()
    }

    /// Further headers.
    #[must_use]
    pub fn headers(&self) -> &[(String, String)] {
        &self.headers
    }
}

#[cfg(test)]
mod tests;
