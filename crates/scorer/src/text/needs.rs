//! What a passage must have besides its words: a number, a reason, a choice.

use super::token::{Mark, Token};
use crate::check::Need;
use crate::word_list::{WordList, word_list};

/// Whether the words have it.
pub(crate) fn has(tokens: &[Token], need: Need) -> bool {
    match need {
        Need::Number => (0..tokens.len()).any(|at| is_number(tokens, at)),
        Need::Reason => any_phrase(tokens, REASONS),
        Need::Choice => any_phrase(tokens, CHOICES) || not_but(tokens),
    }
}

/// Numbers in words that no one writes without counting something.
static COUNTS: WordList = word_list!("needs-counts");

/// What a number names when it counts nothing.
static NAMES: WordList = word_list!("needs-names");

fn is_number(tokens: &[Token], at: usize) -> bool {
    let token = &tokens[at];
    let next = tokens.get(at + 1);
    let followed = next.is_some_and(|next| next.before <= Mark::Comma && !next.number);
    if COUNTS.contains(&token.text.as_str()) {
        return followed;
    }
    if !token.number {
        return false;
    }
    let named = at > 0 && token.before == Mark::None && NAMES.contains(&tokens[at - 1].text.as_str());
    let about = at > 0
        && matches!(
            tokens[at - 1].text.as_str(),
            "about" | "roughly" | "than" | "under" | "below" | "of" | "is" | "to" | "every" | "most"
        );
    !named && (token.unit || followed || about || (at > 0 && token.before == Mark::Clause))
}

const REASONS: &[&[&str]] = &[
    &["because"],
    &["since"],
    &["so", "that"],
    &["so"],
    &["otherwise"],
    &["therefore"],
    &["thus"],
    &["hence"],
    &["thereby"],
    &["in", "order", "to"],
    &["to", "avoid"],
    &["to", "prevent"],
    &["to", "keep"],
    &["to", "make"],
    &["to", "reduce"],
    &["to", "save"],
    &["to", "protect"],
    &["to", "allow"],
    &["to", "not"],
    &["to", "be", "able"],
    &["this", "way"],
    &["that", "way"],
    &["which", "means"],
    &["this", "means"],
    &["that", "means"],
    &["means"],
    &["mean", "that"],
    &["due", "to"],
    &["or", "else"],
    &["else"],
    &["reason"],
    &["why"],
    &["given", "that"],
    &["thanks", "to"],
    &["leads", "to"],
    &["as", "it"],
    &["as", "we"],
    &["as", "they"],
    &["as", "the"],
    &["as", "a", "result"],
    &["in", "case"],
    &["for", "the", "sake"],
    &["lets", "us"],
    &["allows"],
    &["depends", "on"],
    &["if", "not"],
    &["prevents"],
    &["avoids"],
    &["avoiding"],
    &["helps"],
];

const CHOICES: &[&[&str]] = &[
    &["instead"],
    &["rather"],
    &["over"],
    &["versus"],
    &["vs"],
    &["prefer"],
    &["preferred"],
    &["choose"],
    &["chose"],
    &["chosen"],
    &["choice"],
    &["considered"],
    &["took"],
    &["went", "for"],
    &["go", "for"],
    &["weaker"],
    &["compared"],
    &["compare"],
    &["alternative"],
    &["alternatives"],
    &["either"],
    &["better"],
    &["worse"],
    &["cheaper"],
    &["simpler"],
    &["whereas"],
    &["other", "way"],
    &["option"],
    &["options"],
    &["trade"],
    &["tradeoff"],
    &["tradeoffs"],
    &["decided"],
    &["decide"],
    &["against"],
    &["pick"],
    &["picked"],
    &["at", "the", "price"],
    &["at", "the", "cost"],
    &["price"],
    &["opposite"],
    &["unlike"],
    &["sooner"],
    &["and", "not"],
    &["but", "not"],
    &["than"],
    &["would", "be"],
    &["would", "have"],
    &["could", "also"],
    &["take"],
    &["not", "a"],
];

fn any_phrase(tokens: &[Token], phrases: &[&[&str]]) -> bool {
    (0..tokens.len()).any(|at| {
        phrases.iter().any(|phrase| {
            phrase
                .iter()
                .enumerate()
                .all(|(offset, word)| tokens.get(at + offset).is_some_and(|token| token.text == *word))
        })
    })
}

/// "Not a log but a table".
fn not_but(tokens: &[Token]) -> bool {
    let not = tokens.iter().position(|token| token.text == "not" || token.text == "no");
    not.is_some_and(|not| tokens[not..].iter().any(|token| token.text == "but"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::token::Lexicon;

    #[test]
    fn numbers_count_something() {
        let has_number = |text: &str| has(&Lexicon::new().tokens(text), Need::Number);
        assert!(
            has_number("within 200ms")
                && has_number("three copies")
                && has_number("99.9 %")
                && has_number("about 40 000 shops")
        );
        assert!(!has_number("see step 2") && !has_number("p99 and http2") && !has_number("many users"));
    }

    #[test]
    fn reasons_and_choices() {
        let tokens = |text: &str| Lexicon::new().tokens(text);
        assert!(has(&tokens("a queue, so the sender does not wait"), Need::Reason));
        assert!(!has(&tokens("a queue between the two"), Need::Reason));
        assert!(has(&tokens("not a log but a table"), Need::Choice));
        assert!(has(&tokens("Postgres over Cassandra"), Need::Choice));
        assert!(!has(&tokens("we store it in Postgres"), Need::Choice));
    }
}
