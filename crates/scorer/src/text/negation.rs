//! What of a sentence is said not to be so.
//!
//! A list of cues with their reach, nothing cleverer. Irony, "as if", and what is taken back three sentences later are
//! not seen; docs/interview.md says so.

use super::token::{Mark, Token};
use crate::word_list::{WordList, word_list};

/// What the negations of a sentence reach.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Negated {
    /// For each word, whether it lies in the reach of a negation
    pub(crate) words: Vec<bool>,
    /// The sentence takes back what the one before says: "I decided against it."
    pub(crate) before: bool,
    /// The sentence ends with an open negation that reaches the list under it: "We do not build:"
    pub(crate) below: bool,
}

/// Words that turn what follows them.
static CUES: WordList = word_list!("negation-cues");
/// Words that end a reach.
static ENDS: WordList = word_list!("negation-ends");
/// Phrases that take back what stands before them. The flag: it must name what it takes back by a small word (it, that),
/// or end the sentence.
const DENIALS: &[(&[&str], bool)] = &[
    (&["decided", "against"], false),
    (&["decide", "against"], false),
    (&["chose", "against"], false),
    (&["am", "against"], false),
    (&["leave", "out"], true),
    (&["left", "out"], true),
    (&["leave", "it"], true),
    (&["leave", "that"], true),
    (&["leave", "this"], true),
    (&["skip"], true),
    (&["ignore"], true),
    (&["reject"], true),
    (&["rejected"], true),
    (&["dropped"], true),
    (&["drop"], true),
    (&["overkill"], false),
    (&["unnecessary"], false),
    (&["needless"], false),
    (&["superfluous"], false),
    (&["useless"], false),
    (&["too", "complicated"], false),
    (&["too", "complex"], false),
    (&["not", "necessary"], false),
    (&["not", "needed"], false),
    (&["not", "required"], false),
    (&["not", "important"], false),
    (&["not", "worth"], false),
    (&["not", "used"], false),
    (&["not", "now"], true),
    (&["not", "yet"], true),
    (&["not", "need"], true),
    (&["not", "do"], true),
    (&["not", "use"], true),
    (&["not", "build"], true),
    (&["not", "have"], true),
    (&["not", "want"], true),
    (&["not", "care"], false),
    (&["not", "planned"], false),
    (&["not", "handled"], false),
    (&["not", "solve"], true),
    (&["do", "without"], true),
    (&["live", "without"], true),
    (&["without"], true),
    (&["some", "day"], true),
    (&["out", "of", "scope"], false),
    (&["no", "time", "for"], true),
    (&["do", "later"], true),
    (&["for", "later"], true),
];
/// Small words by which a denial names what it takes back.
static NAMED: WordList = word_list!("negation-named");

/// Finds what is negated in a sentence.
pub(crate) fn find(tokens: &[Token]) -> Negated {
    let mut negated = Negated { words: vec![false; tokens.len()], ..Negated::default() };
    for at in 0..tokens.len() {
        if is_cue(tokens, at) {
            let open = reach(tokens, at, &mut negated.words);
            negated.below |= open;
        }
        rejected(tokens, at, &mut negated.words);
        denial(tokens, at, &mut negated);
    }
    negated
}

/// Whether the word turns what follows. "No more than", "not only" and "whether or not" turn nothing.
pub(crate) fn is_cue(tokens: &[Token], at: usize) -> bool {
    let word = |place: usize| tokens.get(place).map_or("", |token| token.text.as_str());
    if !CUES.contains(&word(at)) {
        return false;
    }
    let (next, after) = (word(at + 1), word(at + 2));
    let before = if at == 0 { "" } else { word(at - 1) };
    let compares = matches!(
        next,
        "more"
            | "longer"
            | "later"
            | "less"
            | "fewer"
            | "larger"
            | "bigger"
            | "higher"
            | "lower"
            | "slower"
            | "worse"
    ) && matches!(after, "than" | "then");
    !(compares
        || matches!(next, "only" | "just" | "merely" | "matter" | "simply" | "necessarily") && word(at) != "without"
        || matches!((before, word(at)), ("or" | "why" | "if" | "nothing" | "than", "not" | "no" | "nothing"))
        || word(at) == "no" && matches!(next, "problem" | "doubt" | "1" | "one" if at == 0))
}

/// Marks what follows a cue, to the end of its clause. Answers whether nothing follows.
fn reach(tokens: &[Token], cue: usize, words: &mut [bool]) -> bool {
    let without = matches!(tokens[cue].text.as_str(), "without" | "no");
    let most = if without { 5 } else { 8 };
    let mut content = 0;
    for at in cue + 1..tokens.len() {
        let token = &tokens[at];
        if token.before >= Mark::Comma || ENDS.contains(&token.text.as_str()) || content >= most {
            return false;
        }
        words[at] = true;
        content += usize::from(!token.small);
    }
    content == 0 || tokens.len() - cue <= 3
}

/// "Instead of X", "rather than X", "not X but Y": the X.
fn rejected(tokens: &[Token], at: usize, words: &mut [bool]) {
    let word = |place: usize| tokens.get(place).map_or("", |token| token.text.as_str());
    let start = match (word(at), word(at + 1)) {
        ("instead", "of") | ("rather", "than") | ("better", "than") => at + 2,
        ("against", _) if at > 0 && matches!(word(at - 1), "decided" | "decide" | "chose") => at + 1,
        _ => return,
    };
    for place in start..tokens.len().min(start + 6) {
        if tokens[place].before >= Mark::Comma || ENDS.contains(&word(place)) {
            break;
        }
        words[place] = true;
    }
}

/// "…, but I leave it out", "… is not needed": what stands before.
fn denial(tokens: &[Token], at: usize, negated: &mut Negated) {
    let word = |place: usize| tokens.get(place).map_or("", |token| token.text.as_str());
    for (phrase, names) in DENIALS {
        if !phrase.iter().enumerate().all(|(offset, part)| word(at + offset) == *part) {
            continue;
        }
        let end = at + phrase.len();
        let ends_here = |place: usize| {
            tokens.get(place).is_none_or(|token| token.before >= Mark::Comma || ENDS.contains(&token.text.as_str()))
        };
        let by_name = NAMED.contains(&word(end)) && ends_here(end + 1)
            || phrase.len() == 2
                && NAMED.contains(&phrase[1])
                && (ends_here(end)
                    || matches!(word(end), "out" | "like" | "as" | "so" | "be" | "open" | "there" | "for"))
            || at > 0 && NAMED.contains(&word(at - 1)) && phrase[0] != "without";
        if *names && !by_name && !(ends_here(end) && tokens[end - 1].before == Mark::None && end == tokens.len()) {
            continue;
        }
        // "Not needed" says it of its own clause; a denial by name reaches over the comma before it.
        let mut start = at;
        while start > 0 {
            let token = &tokens[start];
            if token.before >= Mark::Stop || (token.before == Mark::Clause && !*names) {
                break;
            }
            if token.before == Mark::Comma && !(by_name || turns(tokens, start)) {
                break;
            }
            start -= 1;
        }
        for flag in &mut negated.words[start..at] {
            *flag = true;
        }
        let content_before = tokens[..at].iter().filter(|token| !token.small).count();
        negated.before |= by_name && content_before == 0 && at <= 6;
        return;
    }
}

/// Whether the clause that begins here turns against the one before.
fn turns(tokens: &[Token], start: usize) -> bool {
    matches!(tokens[start].text.as_str(), "but" | "however" | "though" | "yet" | "and" | "so" | "which")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::token::Lexicon;

    fn negated(text: &str) -> Vec<String> {
        let tokens = Lexicon::new().tokens(text);
        let found = find(&tokens);
        tokens
            .iter()
            .zip(found.words)
            .filter(|(token, flag)| *flag && !token.small)
            .map(|(token, _)| token.text.clone())
            .collect()
    }

    #[test]
    fn a_negation_reaches_to_the_end_of_its_clause() {
        assert_eq!(negated("We do not use a queue, the server writes directly."), ["queue"]);
        assert_eq!(negated("The order is stored without a queue and sent again."), ["queue"]);
        assert_eq!(negated("No more than 200 ms, and not only for readers."), [""; 0]);
        assert_eq!(negated("We take a log instead of a table because it is quick."), ["table"]);
    }

    #[test]
    fn what_is_taken_back_is_negated() {
        assert_eq!(negated("A cache would be quick, but I decided against it."), ["cache", "quick"]);
        assert_eq!(negated("Retries with backoff are overkill here."), ["retries", "backoff"]);
        assert_eq!(negated("A second region is not needed."), ["second", "region", "needed"]);
        assert_eq!(
            negated("The balancer is a single point of failure and I leave it like that."),
            ["balancer", "single", "point", "failure"]
        );
        let tokens = Lexicon::new().tokens("I decided against it.");
        assert!(find(&tokens).before);
        assert!(find(&Lexicon::new().tokens("We do not build:")).below);
    }
}
