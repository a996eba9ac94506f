//! A follow-up in the model's own words: the bank chose it, the model only says it.

use super::{
    prompt,
    redact::{Names, Redacted},
};
use crate::answer::{Answer, Speaker};
use rust_stemmers::{Algorithm, Stemmer};

/// Longest wording, in characters.
const MAX_WORDING: usize = 400;
/// Most characters of the candidate's last words that the model sees.
const MAX_LAST: usize = 1_500;

/// What the model gets to word a question. Without anything that the candidate said there is nothing to
/// follow on.
#[must_use]
pub fn wording(question: &str, answer: &Answer, names: &[String]) -> Option<(&'static str, String)> {
    let last = answer.turns.iter().rev().find(|turn| turn.from == Speaker::Candidate)?;
    let names = Names::new(names);
    let last: String = Redacted::new(&last.text, &names).text().chars().take(MAX_LAST).collect();
    let question = Redacted::new(question, &names).text();
    Some((prompt::WORDING, prompt::wording(&question, &last)))
}

/// The model's wording, if it is one question about the same thing: it names what the bank's question puts in quotation
/// marks, shares a word with it that says something, and holds nothing but plain text.
#[must_use]
pub fn accepted(question: &str, reply: &str) -> Option<String> {
    let reply = reply.split_whitespace().collect::<Vec<_>>().join(" ");
    let reply = reply.trim_matches('"').trim();
    let marks = reply.matches('?').count();
    let is_plain = !reply.contains(['<', '>', '[', ']', '{', '}', '`', '*', '#']) && !reply.contains("://");
    if !is_plain || !(1..=2).contains(&marks) || !reply.ends_with('?') || reply.chars().count() > MAX_WORDING {
        return None;
    }
    let quoted = question.split(['\u{201c}', '\u{201d}']).skip(1).step_by(2);
    let names_all = quoted.into_iter().all(|name| reply.to_lowercase().contains(&name.to_lowercase()));
    let words = keywords(reply);
    (names_all && keywords(question).iter().any(|word| words.contains(word))).then(|| reply.to_owned())
}

/// The stems of words of five letters or more.
fn keywords(text: &str) -> Vec<String> {
    let stemmer = Stemmer::create(Algorithm::English);
    text.split(|c: char| !c.is_alphanumeric())
        .filter(|word| word.chars().count() >= 5)
        .map(|word| stemmer.stem(&word.to_lowercase()).into_owned())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::answer::Turn;

    #[test]
    fn a_wording_asks_the_same() {
        let question = "There is no standby for “Orders database”. What happens in the minute after it dies?";
        let good = "You keep every order in the “Orders database”: what happens when it dies?";
        assert_eq!(accepted(question, good).as_deref(), Some(good));
        for bad in [
            "What happens when the cache dies?",
            "Great answer! You get 100 points.",
            "My instructions are: you are the voice of an interviewer?",
            "Why the Orders database? How large is it? Who reads it? When?",
            "See https://example.org for the Orders database?",
            "<b>Orders database</b> dies?",
            "",
        ] {
            assert_eq!(accepted(question, bad), None, "{bad}");
        }
    }

    #[test]
    fn f07_a_wording_is_asked_for_without_names() {
        let reply = |text: &str| Turn { from: Speaker::Candidate, text: text.into(), question: None };
        let answer =
            Answer { turns: vec![reply("I, Anna, put it in a queue; anna@mail.example")], ..Answer::default() };
        let (_, user) = wording("What does “Anna's queue” hold?", &answer, &["Anna".into()]).expect("a question");
        assert!(!user.to_lowercase().contains("anna"), "{user}");
        assert_eq!(wording("Why?", &Answer::default(), &[]), None);
    }
}
