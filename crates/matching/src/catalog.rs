//! Names of what facts hold as numbers.

use crate::SkillId;
use std::collections::HashMap;

/// A skill's address and name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Skill {
    /// Part of an address: `rust`.
    pub slug: String,
    /// What people read: `Rust`.
    pub name: String,
}

/// A rank that completed challenges give.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rank {
    /// Its place among the ranks.
    pub position: u8,
    /// What people read.
    pub name: String,
    /// Challenges that it takes.
    pub min_challenges: u32,
}

/// The installation's skills and ranks.
#[derive(Debug, Clone, Default)]
pub struct Catalog {
    skills: HashMap<SkillId, Skill>,
    ranks: Vec<Rank>,
}

impl Catalog {
    /// A catalog of all skills and of the ranks that are reached by count, not of those given by hand.
    pub fn new(skills: impl IntoIterator<Item = (SkillId, Skill)>, mut ranks: Vec<Rank>) -> Self {
        ranks.sort_unstable_by_key(|rank| rank.position);
        Self { skills: skills.into_iter().collect(), ranks }
    }

    /// The skill with this number.
    pub fn skill(&self, id: SkillId) -> Option<&Skill> {
        self.skills.get(&id)
    }

    /// The rank at this position.
    pub fn rank(&self, position: u8) -> Option<&Rank> {
        self.ranks.iter().find(|rank| rank.position == position)
    }

    /// The highest rank that so many completed challenges give.
    pub fn rank_of(&self, completed: u32) -> Option<&Rank> {
        self.ranks.iter().rev().find(|rank| rank.min_challenges <= completed)
    }
}
