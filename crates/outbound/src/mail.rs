//! One mail, checked so that nothing a person typed can add a header or a second recipient.

use lettre::Address;

/// Longest subject that is taken, in characters.
const MAX_SUBJECT: usize = 500;
/// Names of further headers that a mail may carry; everything else is ours to set.
const ALLOWED_HEADERS: [&str; 3] = ["List-Unsubscribe", "List-Unsubscribe-Post", "Reply-To"];

/// A mail to one person.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mail {
    to: String,
    subject: String,
    text: String,
    html: Option<String>,
    headers: Vec<(String, String)>,
}

/// Why a mail was refused before anything was sent.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum MailError {
    /// The recipient is not exactly one address.
    #[error("the recipient is not one email address")]
    Recipient,
    /// The subject holds a control character or is too long.
    #[error("the subject holds a control character or is longer than {MAX_SUBJECT} characters")]
    Subject,
    /// A header is not one that callers may set, or its value holds a control character.
    #[error("the header {0} can't be set to this value")]
    Header(String),
}

/// Why a mail was not handed over.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SendError {
    /// The receiving side refused for good, or the mail itself is not valid.
    #[error("refused: {0}")]
    Permanent(String),
    /// Connection, time-out, or a temporary refusal.
    #[error("not delivered yet: {0}")]
    Transient(String),
}

impl Mail {
    /// A plain text mail.
    ///
    /// # Errors
    /// When the recipient is not exactly one address, or the subject could break the header.
    pub fn new(
        to: impl Into<String>,
        subject: impl Into<String>,
        text: impl Into<String>,
    ) -> Result<Self, MailError> {
        let (to, subject) = (to.into(), subject.into());
        if has_control(&to) || to.parse::<Address>().is_err() {
            return Err(MailError::Recipient);
        }
        if has_control(&subject) || subject.chars().count() > MAX_SUBJECT {
            return Err(MailError::Subject);
        }
        Ok(Self { to, subject, text: text.into(), html: None, headers: Vec::new() })
    }

    /// Adds the HTML form of the same content.
    #[must_use]
    pub fn with_html(mut self, html: impl Into<String>) -> Self {
        self.html = Some(html.into());
        self
    }

    /// Adds one of the headers that callers may set: `List-Unsubscribe`, `List-Unsubscribe-Post`, `Reply-To`.
    ///
    /// # Errors
    /// For every other name, and for values with control characters.
    pub fn with_header(mut self, name: &str, value: &str) -> Result<Self, MailError> {
        let known = ALLOWED_HEADERS.iter().find(|allowed| allowed.eq_ignore_ascii_case(name));
        match known {
            Some(name) if !has_control(value) => self.headers.push(((*name).to_owned(), value.to_owned())),
            _ => return Err(MailError::Header(name.chars().filter(|c| !c.is_control()).take(60).collect())),
        }
        Ok(self)
    }

    /// The one recipient.
    pub fn to(&self) -> &str {
        &self.to
    }

    /// The subject line.
    pub fn subject(&self) -> &str {
        &self.subject
    }

    /// The plain text body.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The HTML body, if there is one.
    pub fn html(&self) -> Option<&str> {
        self.html.as_deref()
    }

    /// The further headers.
    pub fn headers(&self) -> &[(String, String)] {
        &self.headers
    }
}

fn has_control(text: &str) -> bool {
    text.chars().any(char::is_control)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_recipient_is_exactly_one_address() {
        for bad in ["", "a", "a@b, c@d", "a@b\r\nBcc: c@d", "a@b\nc", "A <a@b.c>", "a@b c@d", "a@b>", "<a@b"] {
            assert_eq!(Mail::new(bad, "s", "t"), Err(MailError::Recipient), "{bad:?}");
        }
        assert!(Mail::new("seeker@demo.devproof.test", "s", "t").is_ok());
    }

    #[test]
    fn neither_subject_nor_header_can_start_another_line() {
        assert_eq!(Mail::new("a@b.test", "x\r\nBcc: c@d", "t"), Err(MailError::Subject));
        assert_eq!(Mail::new("a@b.test", "x".repeat(501), "t"), Err(MailError::Subject));
        let mail = Mail::new("a@b.test", "Grüße", "t").unwrap();
        assert!(mail.clone().with_header("Bcc", "c@d").is_err());
        assert!(mail.clone().with_header("Reply-To", "a@b\r\nBcc: c@d").is_err());
        assert_eq!(mail.with_header("reply-to", "a@b").unwrap().headers()[0].0, "Reply-To");
    }
}
