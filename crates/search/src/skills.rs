//! The catalog's skills by each of their spellings: what makes two words the same skill.

use crate::slips::Measure;
use std::collections::{BTreeMap, HashMap};

/// A spelling as it is compared.
pub fn spelling(text: &str) -> String {
    text.to_lowercase().split_whitespace().collect::<Vec<_>>().join(" ")
}

/// By a number of letters, spellings of so many and their skills.
type ByLength = BTreeMap<usize, Vec<(Box<[char]>, u64)>>;

/// Skills by their spellings and by their slugs.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub struct Skills {
    by_spelling: HashMap<String, u64>,
    /// The same by how many letters they have.
    by_length: ByLength,
    by_slug: HashMap<String, u64>,
}

impl Skills {
    /// Of spellings and slugs with the numbers of their skills.
    pub fn new(
        spellings: impl IntoIterator<Item = (String, u64)>,
        slugs: impl IntoIterator<Item = (String, u64)>,
    ) -> Self {
        let by_spelling: HashMap<String, u64> = spellings.into_iter().collect();
        let mut by_length = ByLength::new();
        for (spelling, skill) in &by_spelling {
            let letters: Box<[char]> = spelling.chars().collect();
            by_length.entry(letters.len()).or_default().push((letters, *skill));
        }
        // Two catalogs are compared.
        by_length.values_mut().for_each(|spellings| spellings.sort_unstable());
        Self { by_spelling, by_length, by_slug: slugs.into_iter().collect() }
    }

    /// The skill that a spelling means. Whole words only: "Java" never finds "JavaScript".
    pub fn find(&self, text: &str) -> Option<u64> {
        self.by_spelling.get(&spelling(text)).copied()
    }

    /// The skill with this slug.
    pub fn with_slug(&self, slug: &str) -> Option<u64> {
        self.by_slug.get(slug).copied()
    }

    /// Skills of which a spelling is so many slips away, or fewer. All of them are public, so they tell of no one.
    pub(crate) fn near(&self, text: &str, slips: u8) -> Vec<u64> {
        let mut typed = Measure::new(&spelling(text));
        let slips = usize::from(slips);
        let lengths = typed.len().saturating_sub(slips)..=typed.len() + slips;
        let like = self.by_length.range(lengths).flat_map(|(_, spellings)| spellings);
        let near = like.filter(|(known, _)| typed.distance(known, slips).is_some());
        let mut near: Vec<u64> = near.map(|(_, skill)| *skill).collect();
        near.sort_unstable();
        near.dedup();
        near
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_spelling_finds_its_skill() {
        let spellings = [("postgresql", 1), ("postgres", 1), ("java", 2), ("javascript", 3)];
        let spellings = spellings.map(|(text, skill)| (text.to_owned(), skill));
        let skills = Skills::new(spellings, [("java".to_owned(), 2)]);
        assert_eq!([" Postgres ", "JAVA", "jav"].map(|text| skills.find(text)), [Some(1), Some(2), None]);
        assert_eq!((skills.near("postgers", 1), skills.near("jva", 1)), (vec![1], vec![2]));
        assert_eq!((skills.with_slug("java"), skills.with_slug("rust")), (Some(2), None));
    }
}
