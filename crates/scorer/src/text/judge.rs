//! The text rules of a problem, made ready, and what an answer's sentences come to under them.

use super::group::{Groups, Hit};
use super::lists::{self, List};
use super::nearest::{Examples, Features, Nearness, Rarity, measure};
use super::needs;
use super::passage::{Reader, Sentence};
use super::plagiarism::{Material, SourceTexts};
use super::token::Lexicon;
use super::typo::Spelling;
use crate::answer::Answer;
use crate::check::{Need, Negation, TextRule};
use crate::finding::Why;
use crate::words::Dimension;
use std::collections::{BTreeMap, BTreeSet};

/// Furthest that the words of one thought stand apart.
const REACH: usize = 32;
/// How near a passage of one sentence must at least be to a reference, and by how much nearer than to every
/// counterexample, in thousandths. Measured on the calibration set.
const NEAR_ONE: (u64, i64) = (70, 0);
/// The same of two sentences: the more words, the more of them meet by chance.
const NEAR_TWO: (u64, i64) = (100, 10);

/// A text rule made ready.
struct Ready {
    needs: Vec<Need>,
    /// How many of its groups must be there
    at_least: usize,
    /// Numbers of its groups in the index
    groups: Vec<usize>,
    /// Groups that a reference negates: there the negation is meant
    negatable: Vec<bool>,
    /// How many words a list may have that counts: half as much again as the longest list among the references
    list: usize,
    questions: bool,
    examples: Examples,
}

/// The text rules of a problem.
pub(crate) struct Rules {
    sources: SourceTexts,
    lexicon: Lexicon,
    spelling: Spelling,
    groups: Groups,
    ready: Vec<Ready>,
    lists: BTreeMap<List, usize>,
    rarity: Rarity,
}

impl std::fmt::Debug for Rules {
    fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(to, "Rules({})", self.ready.len())
    }
}

/// A passage that meets a rule.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Passage {
    /// Its first sentence, and how many there are
    pub(crate) first: usize,
    pub(crate) count: usize,
    /// The sentence that says the most of it: no sentence may prove more than two checks
    pub(crate) anchor: usize,
    /// How much nearer it is to a reference, in thousandths
    pub(crate) margin: i64,
}

/// What an answer's sentences come to under one rule.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct RuleResult {
    /// What meets it, best first
    pub(crate) passages: Vec<Passage>,
    /// What came nearest to it when nothing does, and why it fell
    pub(crate) nearest_miss: Option<(Passage, Why)>,
}

/// A sentence with the groups that are in it.
pub(crate) struct SentenceHits {
    own: Vec<Hit>,
    around: Vec<usize>,
}

impl Rules {
    /// Makes the rules of a problem ready.
    pub(crate) fn new(problem: &Material<'_>) -> Self {
        let mut lexicon = Lexicon::new();
        let mut groups = Groups::default();
        let rules: Vec<(Dimension, &TextRule)> = problem
            .checks
            .iter()
            .flat_map(|check| check.by.text_rules().into_iter().map(|rule| (check.dimension, rule)))
            .collect();
        let mut words: Vec<String> = Vec::new();
        let mut learn = |text: &str, lexicon: &mut Lexicon| {
            words.extend(lexicon.tokens(text).into_iter().map(|token| token.text));
        };
        learn(problem.statement, &mut lexicon);
        for text in problem.answers.iter().chain(&problem.questions) {
            learn(text, &mut lexicon);
        }
        let mut numbers = Vec::new();
        for (_, rule) in &rules {
            for text in rule.groups.iter().flatten().chain(&rule.references).chain(&rule.counterexamples) {
                learn(text, &mut lexicon);
            }
            numbers.push(rule.groups.iter().map(|group| groups.add(group, &mut lexicon)).collect::<Vec<_>>());
        }
        let spelling = Spelling::new(words.iter().map(String::as_str));
        let mut lists = BTreeMap::new();
        for (list, words) in lists::ALL {
            let words: Vec<String> = words.iter().map(|word| (*word).to_owned()).collect();
            lists.insert(list, groups.add(&words, &mut lexicon));
        }
        let sources = SourceTexts::of_problem(problem, &mut lexicon);
        let mut built =
            Self { sources, lexicon, spelling, groups, ready: Vec::new(), lists, rarity: Rarity::default() };
        let mut ready = Vec::new();
        for ((dimension, rule), groups) in rules.into_iter().zip(numbers) {
            ready.push(built.make_ready(dimension, rule, groups));
        }
        for (mut ready, sides) in ready {
            let [references, counterexamples] = sides;
            ready.examples = Examples::new(references, counterexamples, &built.rarity);
            built.ready.push(ready);
        }
        built
    }

    fn make_ready(
        &mut self,
        dimension: Dimension,
        rule: &TextRule,
        groups: Vec<usize>,
    ) -> (Ready, [Vec<Features>; 2]) {
        let mut negatable = vec![rule.negation == Negation::Meant; groups.len()];
        let (mut list, mut questions) = (0, dimension == Dimension::Requirements);
        let mut sides = [Vec::new(), Vec::new()];
        for (side, texts) in [&rule.references, &rule.counterexamples].into_iter().enumerate() {
            for text in texts {
                let (sentences, lexicon) = self.read_one(text);
                // Stems of the examples are the problem's stems.
                self.lexicon = lexicon;
                let mut features = Features::default();
                for sentence in &sentences {
                    features.add(&sentence.tokens, &sentence.negated);
                }
                self.rarity.count(&features);
                sides[side].push(features);
                if side == 1 {
                    continue;
                }
                questions |= sentences.iter().any(|one| one.question);
                let hits: Vec<(Hit, &Sentence)> = sentences
                    .iter()
                    .flat_map(|one| {
                        self.groups.find(&one.tokens, &self.lexicon).into_iter().map(move |hit| (hit, one))
                    })
                    .collect();
                for (place, group) in groups.iter().enumerate() {
                    let mut of_group = hits.iter().filter(|(hit, _)| hit.group == *group).peekable();
                    if of_group.peek().is_none() {
                        continue;
                    }
                    negatable[place] |= of_group.clone().all(|(hit, one)| is_negated(*hit, one));
                    let is_listed = |(hit, one): &(Hit, &Sentence)| {
                        one.listed[hit.from..hit.to].iter().any(|flag| *flag) || one.excluded == Some(Why::OnlyListed)
                    };
                    if of_group.clone().all(is_listed) {
                        let longest = of_group.map(|(_, one)| one.tokens.len()).max();
                        list = list.max(longest.unwrap_or(0) * 3 / 2);
                    }
                }
            }
        }
        let examples = Examples::new(Vec::new(), Vec::new(), &self.rarity);
        let (needs, at_least) = (rule.needs.clone(), rule.at_least());
        (Ready { needs, at_least, groups, negatable, list, questions, examples }, sides)
    }

    /// Everything in an answer, in sentences, and their stems.
    pub(crate) fn read(&self, answer: &Answer) -> (Vec<Sentence>, Lexicon) {
        Reader::new(&self.sources, self.lexicon.clone(), &self.spelling).read(answer)
    }

    /// A text on its own, in sentences, and their stems.
    pub(crate) fn read_one(&self, text: &str) -> (Vec<Sentence>, Lexicon) {
        Reader::new(&self.sources, self.lexicon.clone(), &self.spelling).read_one(text)
    }

    /// Where the groups of all rules stand.
    pub(crate) fn find(&self, sentences: &[Sentence], lexicon: &Lexicon) -> Vec<SentenceHits> {
        let in_context = |sentence: &Sentence| {
            let mut around: Vec<usize> =
                self.groups.find(&sentence.context, lexicon).into_iter().map(|hit| hit.group).collect();
            around.sort_unstable();
            around.dedup();
            around
        };
        let mut last: Option<(&Sentence, Vec<usize>)> = None;
        let mut hits = Vec::with_capacity(sentences.len());
        for sentence in sentences {
            let around = match &last {
                Some((one, around)) if one.block == sentence.block && one.context.len() == sentence.context.len() => {
                    around.clone()
                }
                _ => in_context(sentence),
            };
            last = Some((sentence, around.clone()));
            hits.push(SentenceHits { own: self.groups.find(&sentence.tokens, lexicon), around });
        }
        hits
    }

    /// How many text rules there are.
    pub(crate) fn len(&self) -> usize {
        self.ready.len()
    }

    /// What the sentences come to under a rule.
    pub(crate) fn judge(&self, number: usize, sentences: &[Sentence], hits: &[SentenceHits]) -> RuleResult {
        let ready = &self.ready[number];
        self.judge_by(ready, &ready.examples, sentences, hits)
    }

    /// Whether a sentence counts and says something of a rule: one of its groups is there, neither denied nor copied
    /// nor only listed. What a model quotes has to.
    pub(crate) fn touches(&self, number: usize, sentence: &Sentence, hits: &SentenceHits) -> Result<(), Why> {
        let ready = &self.ready[number];
        if let Some(excluded) = sentence.excluded {
            return Err(excluded);
        }
        let best = ready.groups.iter().enumerate().flat_map(|(place, group)| {
            let of_group = hits.own.iter().filter(move |hit| hit.group == *group);
            of_group.map(move |hit| standing(*hit, sentence, ready, place))
        });
        match best.max() {
            Some(Standing::There) => Ok(()),
            Some(Standing::Negated) => Err(Why::Negated),
            Some(Standing::Listed) => Err(Why::OnlyListed),
            Some(Standing::Copied) => Err(Why::Copied),
            _ => Err(Why::NotFound),
        }
    }

    /// The same, with one example left out, the references before the counterexamples.
    pub(crate) fn judge_without(
        &self,
        number: usize,
        left_out: usize,
        sentences: &[Sentence],
        hits: &[SentenceHits],
    ) -> RuleResult {
        let ready = &self.ready[number];
        self.judge_by(ready, &ready.examples.without(left_out, &self.rarity), sentences, hits)
    }

    /// Whether a word of a list is in a sentence.
    pub(crate) fn has(&self, list: List, hits: &SentenceHits) -> bool {
        hits.own.iter().any(|hit| self.lists.get(&list) == Some(&hit.group))
    }

    fn judge_by(
        &self,
        ready: &Ready,
        examples: &Examples,
        sentences: &[Sentence],
        hits: &[SentenceHits],
    ) -> RuleResult {
        let mut by_anchor: BTreeMap<usize, Passage> = BTreeMap::new();
        let mut nearest_miss: Option<(u8, Passage, Why)> = None;
        for first in 0..sentences.len() {
            if !hits[first].own.iter().any(|hit| ready.groups.contains(&hit.group))
                && !next_has(ready, sentences, hits, first)
            {
                continue;
            }
            for count in [1, 2] {
                if count == 2 && !(joined(sentences, first)) {
                    continue;
                }
                let window = first..first + count;
                let (passage, verdict) =
                    self.window(ready, examples, &sentences[window.clone()], &hits[window], first);
                match verdict {
                    Ok(()) => {
                        let best = by_anchor.entry(passage.anchor).or_insert_with(|| passage.clone());
                        if (passage.margin, -(passage.count as i64)) > (best.margin, -(best.count as i64)) {
                            *best = passage;
                        }
                        // A longer passage adds nothing to a sentence that stands by itself.
                        break;
                    }
                    Err(why) => {
                        let far = reached(why);
                        if far > 0 && nearest_miss.as_ref().is_none_or(|(most, ..)| far > *most) {
                            nearest_miss = Some((far, passage, why));
                        }
                    }
                }
            }
        }
        let mut passages: Vec<Passage> = by_anchor.into_values().collect();
        passages.sort_by_key(|passage| (-passage.margin, passage.first));
        let nearest_miss =
            if passages.is_empty() { nearest_miss.map(|(_, passage, why)| (passage, why)) } else { None };
        RuleResult { passages, nearest_miss }
    }

    /// Whether these one or two sentences meet the rule; if not, why.
    fn window(
        &self,
        ready: &Ready,
        examples: &Examples,
        sentences: &[Sentence],
        hits: &[SentenceHits],
        first: usize,
    ) -> (Passage, Result<(), Why>) {
        let mut tally = Tally::default();
        let mut per_sentence = vec![0usize; sentences.len()];
        let mut places: Vec<(usize, usize)> = Vec::new();
        for (place, group) in ready.groups.iter().enumerate() {
            let mut best = Standing::Absent;
            for (at, (sentence, hits)) in sentences.iter().zip(hits).enumerate() {
                let of_group = |hit: &&Hit| hit.group == *group;
                let own = hits.own.iter().filter(of_group).map(|hit| standing(*hit, sentence, ready, place)).max();
                let start = if at == 0 { 0 } else { sentences[0].tokens.len() };
                places.extend(hits.own.iter().filter(of_group).map(|hit| (start + hit.from, place)));
                if let Some(own) = own {
                    per_sentence[at] += 1;
                    best = best.max(own);
                } else if hits.around.contains(group) {
                    best = best.max(Standing::Around);
                }
            }
            tally.count(best);
        }
        // Ties go to the later sentence: it is the one that finishes the thought.
        let anchor = (0..sentences.len()).max_by_key(|at| per_sentence[*at]).unwrap_or(0);
        let mut passage = Passage { first, count: sentences.len(), anchor: first + anchor, margin: 0 };
        if let Err(why) = words_have_it(ready, sentences, &tally) {
            return (passage, Err(why));
        }
        if !stand_together(&mut places, (tally.there + tally.in_question + tally.listed).min(ready.at_least)) {
            return (passage, Err(Why::NotFound));
        }
        let nearness = self.nearness(sentences, examples);
        passage.margin = nearness.margin();
        let (near, margin) = if sentences.len() == 1 { NEAR_ONE } else { NEAR_TWO };
        let falls = nearness.reference < near || nearness.margin() < margin;
        (passage, if falls { Err(Why::NearerToCounterexample) } else { Ok(()) })
    }

    fn nearness(&self, sentences: &[Sentence], examples: &Examples) -> Nearness {
        let mut features = Features::default();
        for sentence in sentences {
            features.add(&sentence.tokens, &sentence.negated);
        }
        measure(&features, examples, &self.rarity)
    }

    /// One line about a passage under a rule, when it touches a group: for explaining.
    pub(crate) fn line(
        &self,
        number: usize,
        sentences: &[Sentence],
        hits: &[SentenceHits],
        first: usize,
        count: usize,
    ) -> Option<String> {
        let ready = &self.ready[number];
        if count == 2 && !joined(sentences, first) || first + count > sentences.len() {
            return None;
        }
        let window = first..first + count;
        let groups: String = ready
            .groups
            .iter()
            .map(|group| {
                let own = hits[window.clone()].iter().any(|one| one.own.iter().any(|hit| hit.group == *group));
                let around = hits[window.clone()].iter().any(|one| one.around.contains(group));
                if own {
                    'x'
                } else if around {
                    'o'
                } else {
                    '-'
                }
            })
            .collect();
        if !groups.contains('x') {
            return None;
        }
        let nearness = self.nearness(&sentences[window.clone()], &ready.examples);
        let (_, verdict) =
            self.window(ready, &ready.examples, &sentences[window.clone()], &hits[window.clone()], first);
        let verdict = verdict.map_or_else(|why| why.to_string(), |()| "MET".to_owned());
        let words: Vec<&str> = sentences[window].iter().map(|one| one.text.as_str()).collect();
        Some(format!(
            "{groups:<7} {:>9}  {:>14}  {verdict}: {}",
            nearness.reference,
            nearness.counterexample,
            words.join(" | ")
        ))
    }
}

/// Whether two sentences are one passage.
fn joined(sentences: &[Sentence], first: usize) -> bool {
    let (Some(one), Some(next)) = (sentences.get(first), sentences.get(first + 1)) else { return false };
    one.block == next.block && one.excluded.is_none() == next.excluded.is_none()
}

fn next_has(ready: &Ready, sentences: &[Sentence], hits: &[SentenceHits], first: usize) -> bool {
    joined(sentences, first) && hits[first + 1].own.iter().any(|hit| ready.groups.contains(&hit.group))
}

/// How a group is in a passage, worst first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Standing {
    Absent,
    /// Only in what was asked, or above the list
    Around,
    Copied,
    Listed,
    Negated,
    /// In a question
    Asked,
    There,
}

fn is_negated(hit: Hit, sentence: &Sentence) -> bool {
    !hit.turned && sentence.negated[hit.from..hit.to].iter().any(|flag| *flag)
}

fn standing(hit: Hit, sentence: &Sentence, ready: &Ready, place: usize) -> Standing {
    let words = hit.from..hit.to;
    if sentence.copied[words.clone()].iter().any(|flag| *flag) {
        Standing::Copied
    } else if is_negated(hit, sentence) && !ready.negatable[place] {
        Standing::Negated
    } else if sentence.listed[words].iter().any(|flag| *flag) && sentence.tokens.len() > ready.list {
        Standing::Listed
    } else if sentence.question && !ready.questions {
        Standing::Asked
    } else {
        Standing::There
    }
}

/// Whether so many groups stand within the reach of one thought.
fn stand_together(places: &mut [(usize, usize)], groups: usize) -> bool {
    places.sort_unstable();
    (0..places.len()).any(|first| {
        let near = places[first..].iter().take_while(|(at, _)| at - places[first].0 <= REACH);
        near.map(|(_, group)| *group).collect::<BTreeSet<_>>().len() >= groups
    })
}

/// How many groups stand how.
#[derive(Default)]
struct Tally {
    there: usize,
    in_question: usize,
    listed: usize,
    negated: usize,
    copied: usize,
    around: usize,
}

impl Tally {
    fn count(&mut self, standing: Standing) {
        match standing {
            Standing::There => self.there += 1,
            Standing::Asked => self.in_question += 1,
            Standing::Listed => self.listed += 1,
            Standing::Negated => self.negated += 1,
            Standing::Copied => self.copied += 1,
            Standing::Around => self.around += 1,
            Standing::Absent => {}
        }
    }
}

/// Whether the groups are there, said in earnest, with what they need.
fn words_have_it(ready: &Ready, sentences: &[Sentence], tally: &Tally) -> Result<(), Why> {
    let needed = ready.at_least;
    let excluded = sentences.iter().find_map(|one| one.excluded);
    // One group may be in what the sentence answers, or in a question or an enumeration beside it; never all.
    let beside = (tally.around + tally.in_question + tally.listed).min(1);
    let met = tally.there >= 1 && tally.there + beside >= needed;
    if !met {
        let with_negated = tally.there + tally.negated;
        let with_listed = with_negated + tally.listed + tally.in_question + tally.around.min(1);
        return Err(if excluded.is_some() && with_listed + tally.copied >= needed {
            excluded.unwrap_or(Why::NotFound)
        } else if tally.negated > 0 && with_negated + beside >= needed {
            Why::Negated
        } else if tally.listed > 0 && with_listed >= needed {
            Why::OnlyListed
        } else if tally.copied > 0 && with_listed + tally.copied >= needed {
            Why::Copied
        } else {
            Why::NotFound
        });
    }
    // A list is allowed where the references are lists.
    if let Some(excluded) = excluded
        && !(excluded == Why::OnlyListed && sentences.iter().all(|one| one.tokens.len() <= ready.list))
    {
        return Err(excluded);
    }
    for need in &ready.needs {
        if !sentences.iter().any(|one| needs::has(&one.tokens, *need)) {
            return Err(match need {
                Need::Number => Why::NoNumber,
                Need::Reason => Why::NoReason,
                Need::Choice => Why::NoChoice,
            });
        }
    }
    Ok(())
}

/// How far a passage came: what is reported of the one that came furthest.
fn reached(why: Why) -> u8 {
    match why {
        Why::NearerToCounterexample => 6,
        Why::NoNumber | Why::NoReason | Why::NoChoice => 5,
        Why::Negated => 4,
        Why::OnlyListed => 3,
        Why::Copied => 2,
        Why::AddressedToScorer => 1,
        _ => 0,
    }
}
