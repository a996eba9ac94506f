//! What a language model may do for a score: answer the closed questions of the text checks, each with a quote.
//!
//! This part knows no network. It says what is asked, reads what came back, and decides. A quote counts when it stands
//! word for word in the candidate's own words, has four words or more, passes the guards of the rules (not negated, not
//! copied, not a bare list, not addressed to who scores) and touches what the check is about. "Met" without such a quote
//! is no vote. A check is decided by more than half of all runs; without that the rules' finding stays, and says so.

mod prompt;
mod redact;
mod reply;
mod wording;

use crate::{
    answer::Answer,
    check::By,
    checks::Read,
    finding::{Evidence, Finding, Why},
    problem::Problem,
    words::Dimension,
    words::Judge,
};
use redact::{Names, Redacted};
use serde_json::Value;
use std::collections::HashMap;

pub use wording::{accepted, wording};

/// Which words the model is asked with. Changes with every change of them; a stored score names it.
pub const PROMPT_VERSION: u32 = 1;
/// Fewest words of a quote.
const FEWEST_WORDS: usize = 4;
/// Most characters of a candidate's words that one question carries; what comes after is left to the rules.
const MAX_LINES: usize = 48_000;
/// Checks that one sentence may prove.
const MOST_PROVED: u8 = 2;

/// What the model is asked about one dimension.
#[derive(Debug, Clone)]
pub struct Question {
    /// The dimension.
    pub dimension: Dimension,
    /// What the model learns about its task.
    pub system: &'static str,
    /// The candidate's words and the questions.
    pub user: String,
    /// The form of the answer.
    pub schema: Value,
    /// The checks that are asked about.
    pub checks: Vec<String>,
    /// Most tokens that an answer needs.
    pub max_tokens: u32,
}

impl Question {
    /// About how many tokens it costs, its answer included: three characters are one, which is rather too many.
    #[must_use]
    pub fn cost(&self) -> u32 {
        let characters = self.system.len() + self.user.len() + self.schema.to_string().len();
        u32::try_from(characters / 3).unwrap_or(u32::MAX).saturating_add(self.max_tokens)
    }
}

/// What one run says about one check.
#[derive(Debug, Clone)]
pub struct Vote {
    check: String,
    stand: Stand,
}

#[derive(Debug, Clone)]
enum Stand {
    Met(Proof),
    NotMet,
    /// Met, it says, but the quote proves nothing.
    Dropped,
}

/// A verified quote.
#[derive(Debug, Clone)]
struct Proof {
    /// The sentence that says it.
    anchor: usize,
    evidence: Evidence,
}

/// What is asked about an answer.
pub struct Plan<'p> {
    problem: &'p Problem,
    read: Read,
    /// The sentences that count: their place among all, and what the model sees of them.
    lines: Vec<(usize, Redacted)>,
    /// The number of each text check's rule.
    rules: HashMap<&'p str, usize>,
    names: Names,
    questions: Vec<Question>,
}

impl<'p> Plan<'p> {
    /// Plans what to ask. `names` are those of the person; the model sees neither them nor addresses of mail or numbers of
    /// phones. What speaks to the scorer, is copied or only lists terms is not shown at all. Without any words of one's
    /// own there is nothing to ask.
    #[must_use]
    pub fn new(problem: &'p Problem, answer: &Answer, names: &[String]) -> Self {
        let read = Read::new(problem, answer);
        let names = Names::new(names);
        let mut lines: Vec<(usize, Redacted)> = Vec::new();
        let mut last = "";
        let mut length = 0;
        for (place, sentence) in read.sentences.iter().enumerate() {
            // The pieces of a long sentence have all its words.
            if sentence.excluded.is_some() || sentence.text == last {
                continue;
            }
            length += sentence.text.len();
            if length > MAX_LINES {
                break;
            }
            last = &sentence.text;
            lines.push((place, Redacted::new(&sentence.text, &names)));
        }
        let mut rules = HashMap::new();
        let mut number = 0;
        for check in &problem.checks {
            if matches!(check.by, By::Text(_)) {
                rules.insert(check.id.as_str(), number);
            }
            number += check.by.text_rules().len();
        }
        let mut plan = Self { problem, read, lines, rules, names, questions: Vec::new() };
        if !plan.lines.is_empty() {
            plan.questions = Dimension::ALL.iter().filter_map(|dimension| plan.question(*dimension)).collect();
        }
        plan
    }

    fn question(&self, dimension: Dimension) -> Option<Question> {
        let rules: Vec<(&str, &str)> = self
            .problem
            .checks
            .iter()
            .filter(|check| check.dimension == dimension)
            .filter_map(|check| match &check.by {
                By::Text(rule) => Some((check.id.as_str(), rule.question.as_str())),
                _ => None,
            })
            .collect();
        if rules.is_empty() {
            return None;
        }
        let lines: Vec<String> = self.lines.iter().map(|(_, line)| line.text()).collect();
        let checks: Vec<String> = rules.iter().map(|(id, _)| (*id).to_owned()).collect();
        Some(Question {
            dimension,
            system: prompt::SYSTEM,
            user: prompt::user(self.problem, dimension, &lines, &rules),
            schema: reply::schema(&checks),
            // A name, a word and a quote of some sixty words each; and room for a thought before it.
            max_tokens: 1_000 + 150 * u32::try_from(checks.len()).unwrap_or(u32::MAX / 150),
            checks,
        })
    }

    /// What to ask, in the order of the rubric's dimensions.
    #[must_use]
    pub fn questions(&self) -> &[Question] {
        &self.questions
    }

    /// Reads the answer to a question: its votes, and the answer by its agreed fields alone, which is what is kept. In that
    /// the names of the person stand again where the model saw none: read once more by a plan that knows no names, it says
    /// the same, whatever the person is called by then.
    ///
    /// # Errors
    /// What is wrong with an answer of another form.
    pub fn read(&self, question: &Question, text: &str) -> Result<(Vec<Vote>, String), &'static str> {
        let mut replies = reply::read(text, &question.checks)?;
        let mut votes = Vec::new();
        for reply in &mut replies {
            let stand = if reply.met {
                self.proof(&reply.check, &reply.quote).map_or(Stand::Dropped, Stand::Met)
            } else {
                Stand::NotMet
            };
            if let Stand::Met(Proof { evidence: Evidence::Quote { quote, .. }, .. }) = &stand {
                reply.name(&Redacted::new(quote, &Names::default()).text());
            }
            votes.push(Vote { check: reply.check.clone(), stand });
        }
        Ok((votes, reply::to_stored_json(&replies)))
    }

    /// Where a quote is in the candidate's own words, if it proves the check.
    fn proof(&self, check: &str, quote: &str) -> Result<Proof, Why> {
        let rule = *self.rules.get(check).ok_or(Why::NotFound)?;
        let quote = bare(quote);
        let mut why = Why::NotFound;
        for (place, (first, line)) in self.lines.iter().enumerate() {
            let sentence = &self.read.sentences[*first];
            let found = match line.find(quote) {
                Some(range) => Some((vec![*first], sentence.text[range].to_owned())),
                None => self.lines.get(place + 1).and_then(|(next, _)| {
                    let follows = &self.read.sentences[*next];
                    if follows.block != sentence.block {
                        return None;
                    }
                    let both = format!("{} {}", sentence.text, follows.text);
                    let range = Redacted::new(&both, &self.names).find(quote)?;
                    // What is in the second alone is found there.
                    if range.start >= sentence.text.len() {
                        return None;
                    }
                    Some((vec![*first, *next], both[range].to_owned()))
                }),
            };
            let Some((sentences, words)) = found else { continue };
            if words.split_whitespace().filter(|word| word.contains(char::is_alphanumeric)).count() < FEWEST_WORDS {
                return Err(Why::NotFound);
            }
            let mut anchor = None;
            for at in sentences {
                match self.read.rules.touches(rule, &self.read.sentences[at], &self.read.hits[at]) {
                    Ok(()) => anchor = anchor.or(Some(at)),
                    Err(because) => why = because,
                }
            }
            if let Some(anchor) = anchor {
                let evidence = Evidence::Quote { quote: words, place: sentence.place.clone() };
                return Ok(Proof { anchor, evidence });
            }
        }
        Err(why)
    }

    /// Decides by the votes of all runs; `runs` is how many there were. What has no majority stays as the rules found it.
    #[must_use]
    pub fn decide(&self, mut findings: Vec<Finding>, votes: &[Vote], runs: usize) -> Vec<Finding> {
        let mut proofs: HashMap<String, Vec<&Proof>> = HashMap::new();
        for finding in findings.iter_mut().filter(|finding| self.rules.contains_key(finding.check.as_str())) {
            let cast: Vec<&Stand> =
                votes.iter().filter(|vote| vote.check == finding.check).map(|vote| &vote.stand).collect();
            if cast.is_empty() {
                continue;
            }
            let yes: Vec<&Proof> = cast
                .iter()
                .filter_map(|stand| if let Stand::Met(proof) = stand { Some(proof) } else { None })
                .collect();
            let no = cast.iter().filter(|stand| matches!(stand, Stand::NotMet)).count();
            let percent = |count: usize| (count * 100 / runs.max(1)).min(100) as u8;
            if yes.len() * 2 > runs {
                finding.confidence = percent(yes.len());
                proofs.insert(finding.check.clone(), yes);
            } else if no * 2 > runs {
                *finding = Finding {
                    check: finding.check.clone(),
                    met: false,
                    by: Judge::Model,
                    evidence: None,
                    why: Some(Why::NotFound),
                    confidence: percent(no),
                };
            } else {
                // The rules decide, as sure as the runs that say the same.
                finding.confidence = percent(if finding.met { yes.len() } else { no });
            }
        }
        self.share_out(&mut findings, &proofs);
        findings
    }

    /// Gives each check that the model found met its quote; a sentence that proves two checks already proves no third.
    fn share_out(&self, findings: &mut [Finding], proofs: &HashMap<String, Vec<&Proof>>) {
        let mut used: HashMap<usize, u8> = HashMap::new();
        for finding in findings.iter().filter(|finding| finding.met && !proofs.contains_key(&finding.check)) {
            if let Some(anchor) = finding.evidence.as_ref().and_then(|evidence| self.anchor(evidence)) {
                *used.entry(anchor).or_default() += 1;
            }
        }
        let points = |id: &str| self.problem.check(id).map_or(0, |check| check.points);
        let mut order: Vec<&mut Finding> =
            findings.iter_mut().filter(|finding| proofs.contains_key(&finding.check)).collect();
        order.sort_by_key(|finding| std::cmp::Reverse(points(&finding.check)));
        for finding in order {
            let quotes = proofs.get(&finding.check).map(Vec::as_slice).unwrap_or_default();
            let free = quotes.iter().find(|proof| used.get(&proof.anchor).is_none_or(|count| *count < MOST_PROVED));
            finding.by = Judge::Model;
            finding.met = free.is_some();
            finding.why = if free.is_some() { None } else { Some(Why::QuoteUsed) };
            finding.evidence = free.or(quotes.first()).map(|proof| proof.evidence.clone());
            if let Some(proof) = free {
                *used.entry(proof.anchor).or_default() += 1;
            }
        }
    }

    /// The sentence that the rules quote.
    fn anchor(&self, evidence: &Evidence) -> Option<usize> {
        let Evidence::Quote { quote, place } = evidence else { return None };
        self.read.sentences.iter().position(|sentence| {
            sentence.place == *place && !sentence.text.is_empty() && quote.contains(&sentence.text)
        })
    }
}

/// A quote without what models put around it: the number of the line, marks, dots.
fn bare(quote: &str) -> &str {
    let around = |c: char| c.is_whitespace() || matches!(c, '"' | '\u{201c}' | '\u{201d}' | '\u{2026}' | '.');
    let quote = quote.trim_matches(around);
    let after_number = quote
        .strip_prefix('[')
        .and_then(|rest| rest.split_once(']'))
        .filter(|(number, _)| !number.is_empty() && number.chars().all(|c| c.is_ascii_digit()));
    after_number.map_or(quote, |(_, rest)| rest).trim_matches(around)
}

#[cfg(test)]
mod tests;
