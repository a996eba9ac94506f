//! What a challenge proves.

use crate::SkillId;
use devproof_vocabulary::Difficulty;

/// A challenge, as far as a proof is concerned.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Challenge {
    /// How hard it is.
    pub difficulty: Difficulty,
    /// What it proves whatever language it is answered in, each once.
    pub skills: Vec<SkillId>,
}
