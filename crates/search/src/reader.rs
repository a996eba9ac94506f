//! Who searches.

use crate::document::Kind;
use uuid::Uuid;

/// What someone may find, as the caller of a command.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reader {
    /// Kinds they may search, the first one first.
    pub kinds: Vec<Kind>,
    /// Signed in, and through with onboarding.
    pub is_member: bool,
    /// Their company, for which people are found that do not hide from it.
    pub company: Option<Uuid>,
}

impl Reader {
    /// Someone who has no account.
    pub fn visitor() -> Self {
        Self { kinds: vec![Kind::Jobs, Kind::Companies], is_member: false, company: None }
    }
}
