//! How a query is understood. There are no operators: what is typed is words, whatever it looks like.

use crate::{
    skills::Skills,
    words::{clean, cut},
};

/// Words that say nothing fall away while others are left.
const FILLERS: [&str; 23] = [
    "a",
    "an",
    "and",
    "as",
    "at",
    "by",
    "for",
    "from",
    "in",
    "is",
    "near",
    "of",
    "on",
    "or",
    "the",
    "to",
    "with",
    "job",
    "jobs",
    "company",
    "companies",
    "people",
    "work",
];
/// Characters of a query that count.
const MAX_CHARACTERS: usize = 200;
/// Words of a query that count.
const MAX_WORDS: usize = 8;
/// Words that a spelling of a skill may have.
const MAX_SKILL_WORDS: usize = 4;

/// One word of a query.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Word {
    /// As it is compared.
    pub text: String,
    /// The same with or without a plural's s.
    pub other_number: Option<String>,
    /// Whether it may be the beginning of a word: the last one, which may not be finished.
    pub begins: bool,
    /// Slips that it is forgiven.
    pub slips: u8,
}

/// One thing that is asked for: a word, or several that are a spelling of a skill.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Group {
    /// As it was typed.
    pub typed: String,
    /// All of them have to be there.
    pub words: Vec<Word>,
    /// The skill that it spells, which does as well.
    pub skill: Option<u64>,
    /// Skills that it nearly spells.
    pub near_skills: Vec<u64>,
}

/// What a query asks for.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Plan {
    /// The query as it is compared with names.
    pub phrase: String,
    /// A document has all of them.
    pub groups: Vec<Group>,
}

fn other_number(word: &str) -> Option<String> {
    if word.chars().count() <= 3 || word.ends_with("ss") {
        return None;
    }
    Some(word.strip_suffix('s').map_or_else(|| format!("{word}s"), str::to_owned))
}

impl Plan {
    /// Understands a query. Its words are whole words as typed, with or without a plural's s; the last one also begins a
    /// word, unless it names a skill ("java" does not find JavaScript); up to four words that are a spelling of a skill
    /// also stand for that skill.
    pub fn new(query: &str, skills: &Skills) -> Self {
        let query = cut(query, MAX_CHARACTERS).to_lowercase();
        let units = query.split(|letter: char| letter.is_whitespace() || matches!(letter, ',' | ';'));
        let units: Vec<(&str, String)> = units
            .map(|unit| (unit, clean(unit)))
            .filter(|(_, cleaned)| !cleaned.is_empty())
            .take(MAX_WORDS)
            .collect();
        let is_filler = |cleaned: &str| FILLERS.contains(&cleaned);
        let drops_fillers = !units.iter().all(|(_, cleaned)| is_filler(cleaned));
        let mut plan = Self { phrase: clean(&query), groups: Vec::new() };
        let mut rest = units.as_slice();
        while !rest.is_empty() {
            let joined = |count: usize| rest[..count].iter().map(|(unit, _)| *unit).collect::<Vec<_>>().join(" ");
            let spelled = (1..=rest.len().min(MAX_SKILL_WORDS)).rev();
            let (count, skill) = spelled
                .map(|count| (count, skills.find(&joined(count))))
                .find(|(_, skill)| skill.is_some())
                .unwrap_or((1, None));
            let typed = joined(count);
            rest = &rest[count..];
            let cleaned = clean(&typed);
            if skill.is_none() && drops_fillers && is_filler(&cleaned) {
                continue;
            }
            let mut words: Vec<Word> = Vec::new();
            for text in cleaned.split(' ') {
                if words.iter().all(|word| word.text != text) {
                    words.push(Word {
                        text: text.to_owned(),
                        other_number: other_number(text),
                        begins: false,
                        slips: 0,
                    });
                }
            }
            if let Some(last) = words.last_mut().filter(|_| rest.is_empty() && skill.is_none()) {
                last.begins = last.text.chars().count() > 1 || !plan.groups.is_empty();
            }
            plan.groups.push(Group { typed, words, skill, near_skills: Vec::new() });
        }
        plan
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn skills() -> Skills {
        let spellings = [("c++", 1), ("machine learning", 2), ("java", 3)];
        Skills::new(spellings.map(|(text, skill)| (text.to_owned(), skill)), [])
    }

    fn words(query: &str) -> Vec<String> {
        let plan = Plan::new(query, &skills());
        let groups = plan.groups.iter().map(|group| {
            let words: Vec<String> = group
                .words
                .iter()
                .map(|word| format!("{}{}", word.text, if word.begins { "*" } else { "" }))
                .collect();
            words.join("+") + &group.skill.map(|skill| format!("#{skill}")).unwrap_or_default()
        });
        groups.collect()
    }

    #[test]
    fn queries_are_words_and_skills() {
        assert_eq!(words("jobs in Oslo for a C++ developer"), ["oslo", "cplusplus#1", "developer*"]);
        assert_eq!(words("machine  learning"), ["machine+learning#2"]);
        assert_eq!(words("java"), ["java#3"]);
        assert_eq!(words("jav"), ["jav*"]);
        assert_eq!(words("r"), ["r"]);
        assert_eq!(words("node.js"), ["node+js*"]);
        assert_eq!(words("for the"), ["for", "the*"]);
        assert_eq!(words("\"rust\" & !go"), ["rust", "go*"]);
        assert_eq!(words("  🙂§ "), ["🙂"]);
        assert_eq!(words(&"rust ".repeat(100)).len(), 8);
    }

    #[test]
    fn one_and_many_are_the_same() {
        assert_eq!(
            ["engineer", "engineers", "class", "aws"].map(other_number),
            [Some("engineers".to_owned()), Some("engineer".to_owned()), None, None]
        );
    }
}
