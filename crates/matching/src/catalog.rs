//! Names of what facts hold as numbers, and the content by which facts are made and explained.

use crate::{Challenge, SkillId, families::Families, rates::Rates};
use foldhash::HashMap;
use uuid::Uuid;

/// The address of the skill that the system design interview proves.
const SYSTEM_DESIGN: &str = "system-design";

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

/// The installation's skills, ranks, challenges, families of work and exchange rates.
#[derive(Debug, Default)]
pub struct Catalog {
    skills: HashMap<SkillId, Skill>,
    by_slug: HashMap<String, SkillId>,
    ranks: Vec<Rank>,
    challenges: HashMap<Uuid, Challenge>,
    families: Families,
    rates: Option<Rates>,
}

impl Catalog {
    /// A catalog of all skills and of the ranks that are reached by count, not of those given by hand.
    pub fn new(skills: impl IntoIterator<Item = (SkillId, Skill)>, mut ranks: Vec<Rank>) -> Self {
        ranks.sort_unstable_by_key(|rank| rank.position);
        let skills: HashMap<_, _> = skills.into_iter().collect();
        let by_slug = skills.iter().map(|(id, skill)| (skill.slug.clone(), *id)).collect();
        Self { skills, by_slug, ranks, ..Self::default() }
    }

    /// The skill that the system design interview proves.
    pub fn system_design(&self) -> Option<SkillId> {
        self.find_skill(SYSTEM_DESIGN)
    }

    /// The skill of an address.
    pub fn find_skill(&self, slug: &str) -> Option<SkillId> {
        self.by_slug.get(slug).copied()
    }

    /// The same with challenges. Without them no passed challenge proves anything.
    #[must_use]
    pub fn with_challenges(self, challenges: impl IntoIterator<Item = (Uuid, Challenge)>) -> Self {
        Self { challenges: challenges.into_iter().collect(), ..self }
    }

    /// The same with families of work. Without them no kind of work is known.
    #[must_use]
    pub fn with_families(self, families: Families) -> Self {
        Self { families, ..self }
    }

    /// The same with exchange rates. Without them pay in different currencies is not compared.
    #[must_use]
    pub fn with_rates(self, rates: Rates) -> Self {
        Self { rates: Some(rates), ..self }
    }

    /// Families of work, by which facts are made.
    pub const fn families(&self) -> &Families {
        &self.families
    }

    /// Exchange rates, by which facts are made and receipts explain them.
    pub const fn rates(&self) -> Option<&Rates> {
        self.rates.as_ref()
    }

    /// The skill with this number.
    pub fn skill(&self, id: SkillId) -> Option<&Skill> {
        self.skills.get(&id)
    }

    /// The ids of all skills, ascending.
    pub fn skills(&self) -> impl Iterator<Item = SkillId> {
        let mut ids: Vec<_> = self.skills.keys().copied().collect();
        ids.sort_unstable();
        ids.into_iter()
    }

    /// What this challenge proves.
    pub fn challenge(&self, id: Uuid) -> Option<&Challenge> {
        self.challenges.get(&id)
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
