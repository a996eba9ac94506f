//! A mailer that sends nothing and remembers everything.

use crate::{Mail, Mailer, SendError};
use parking_lot::Mutex;
use std::collections::VecDeque;

/// Keeps what it was given. Failures can be put in front, to test how callers try again.
#[derive(Debug, Default)]
pub struct Recorder {
    sent: Mutex<Vec<(String, Mail)>>,
    failures: Mutex<VecDeque<SendError>>,
}

impl Recorder {
    /// Everything that was sent, oldest first, with its id.
    pub fn sent(&self) -> Vec<(String, Mail)> {
        self.sent.lock().clone()
    }

    /// Lets the next unanswered send fail like this.
    pub fn fail_next(&self, error: SendError) {
        self.failures.lock().push_back(error);
    }
}

#[async_trait::async_trait]
impl Mailer for Recorder {
    async fn send(&self, id: &str, mail: &Mail) -> Result<(), SendError> {
        if let Some(error) = self.failures.lock().pop_front() {
            return Err(error);
        }
        self.sent.lock().push((id.to_owned(), mail.clone()));
        Ok(())
    }
}
