//! Reading the mails that were written.

use crate::kit::TestApp;
use devproof_queue::outbox::{self, OutboxEntry};

/// One mail.
pub(super) struct Mail(pub(super) OutboxEntry);

/// The mails to an address, newest first.
pub(super) async fn mails(app: &TestApp, to: &str) -> Vec<Mail> {
    let mut entries = outbox::list(&app.db, Some(to)).await.expect("the outbox");
    entries.sort_by_key(|entry| std::cmp::Reverse(entry.created_at));
    entries.into_iter().map(Mail).collect()
}

impl Mail {
    /// The link in it.
    pub(super) fn link(&self) -> String {
        let line = self.0.text.lines().find(|line| line.starts_with("http"));
        line.unwrap_or_else(|| panic!("no link in {}", self.0.text)).to_owned()
    }

    /// The link's token.
    pub(super) fn link_token(&self) -> String {
        let link = reqwest::Url::parse(&self.link()).expect("a link");
        let token = link.query_pairs().find(|(name, _)| name == "token").expect("a token");
        token.1.into_owned()
    }

    /// The code in it.
    pub(super) fn code(&self) -> String {
        let digits = |word: &&str| matches!(word.len(), 6 | 10) && word.bytes().all(|b| b.is_ascii_digit());
        self.0.text.split_whitespace().find(digits).unwrap_or_else(|| panic!("no code in {}", self.0.text)).to_owned()
    }

    /// Its subject.
    pub(super) fn subject(&self) -> &str {
        &self.0.subject
    }
}
