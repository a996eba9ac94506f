//! What the index holds of a job, a company, a person or a challenge: only what somebody may read.

use std::hash::{DefaultHasher, Hash, Hasher};
use uuid::Uuid;

/// A kind of what can be found.
pub use devproof_vocabulary::SearchKind as Kind;

/// How many kinds there are.
pub(crate) const KINDS: usize = Kind::ALL.len();

/// The term of those who find a document of a kind.
pub(crate) fn audience(kind: Kind, is_public: bool) -> String {
    format!("{kind}{}", if is_public { "" } else { " members" })
}

/// One document. Texts are as they are shown; the index cleans them.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Document {
    /// What it is of.
    pub kind: Kind,
    /// Whose it is.
    pub id: Uuid,
    /// Whether visitors find it too.
    pub is_public: bool,
    /// Companies that do not find it.
    pub hidden_from: Vec<Uuid>,
    /// The title or name, which a query may be the whole of.
    pub name: String,
    /// Title, name, headline: what suggestions look at.
    pub names: String,
    /// Skills, company, what a company does.
    pub topics: String,
    /// Places and terms.
    pub terms: String,
    /// Longer texts.
    pub text: String,
    /// Skills by their numbers.
    pub skills: Vec<u64>,
    /// Facets as `NAME=VALUE`, folded.
    pub facets: Vec<String>,
    /// Ties go to the greater: when it was published or changed, in microseconds.
    pub fresh: i64,
    /// Found from this moment on, in microseconds.
    pub opens: i64,
    /// Found before this moment, in microseconds.
    pub expires: i64,
    /// The most that a job pays a year.
    pub pay_max: Option<i64>,
    /// Challenges that a person passed.
    pub proofs: u64,
}

impl Document {
    /// Says whether two documents are the same. Another build of the server may count otherwise; then all are written anew.
    pub(crate) fn stamp(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.hash(&mut hasher);
        hasher.finish()
    }
}
