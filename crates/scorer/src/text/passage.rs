//! All that a candidate wrote and said, as sentences that know what counts against them.

use super::negation;
use super::token::{Lexicon, Token};
use super::typo::Spelling;
use super::{claims, clean, listed, plagiarism, prompt_injection, sentence};
use crate::answer::{Answer, Speaker};
use crate::finding::{Place, Why};
use crate::words::Phase;

/// Longest sentence, in words: what runs on without a full stop is cut.
const LONGEST: usize = 60;

/// So many sentences to the scorer, when they are more than the rest, make a text a speech.
const SPEECH: usize = 4;
/// So many make a whole answer one, when they are more than all the rest of it.
const WHOLE_SPEECH: usize = 10;
/// So many, when they are more than the rest, make part of the speech what is beside them and only claims that things
/// are there.
const CLAIMS: usize = 2;

/// A sentence with everything that is known about it.
#[derive(Debug, Clone)]
pub(crate) struct Sentence {
    /// Verbatim
    pub(crate) text: String,
    pub(crate) place: Place,
    /// Texts that stand together: the notes of a phase, a turn
    pub(crate) block: usize,
    pub(crate) tokens: Vec<Token>,
    /// For each word, whether a negation reaches it
    pub(crate) negated: Vec<bool>,
    /// For each word, whether it is in an enumeration
    pub(crate) listed: Vec<bool>,
    /// For each word, whether it is in a long copied row
    pub(crate) copied: Vec<bool>,
    pub(crate) question: bool,
    /// Why it counts for nothing
    pub(crate) excluded: Option<Why>,
    /// Words it answers or stands under: the interviewer's question, the line above a list, a component's name
    pub(crate) context: Vec<Token>,
    /// Whether the line directly before it in the text is the sentence before it here
    pub(crate) adjoins: bool,
}

/// Reads sentences, knowing the words of a problem.
pub(crate) struct Reader<'a> {
    lexicon: Lexicon,
    spelling: &'a Spelling,
    sources: plagiarism::SourceTexts,
    sentences: Vec<Sentence>,
    blocks: usize,
}

impl<'a> Reader<'a> {
    /// What was given to the candidate counts as copied.
    pub(crate) fn new(sources: &plagiarism::SourceTexts, lexicon: Lexicon, spelling: &'a Spelling) -> Self {
        Self { lexicon, spelling, sources: sources.clone(), sentences: Vec::new(), blocks: 0 }
    }

    /// Everything in an answer.
    pub(crate) fn read(mut self, answer: &Answer) -> (Vec<Sentence>, Lexicon) {
        for turn in answer.turns.iter().filter(|turn| turn.from == Speaker::Interviewer) {
            let tokens = self.lexicon.tokens(&turn.text);
            self.sources.add(&tokens);
        }
        for phase in Phase::ALL {
            self.block(answer.notes.of(*phase), &Place::Notes(*phase), &[]);
        }
        let mut asked = Vec::new();
        for (at, turn) in answer.turns.iter().enumerate() {
            match turn.from {
                Speaker::Interviewer => asked = self.lexicon.tokens(&turn.text),
                Speaker::Candidate => {
                    self.block(&turn.text, &Place::Turn(at), &asked);
                    asked.clear();
                }
            }
        }
        for node in &answer.board.nodes {
            let name = self.lexicon.tokens(&node.label);
            self.block(&node.note, &Place::Board(node.id.clone()), &name);
        }
        for edge in &answer.board.edges {
            self.block(&edge.label, &Place::Board(edge.id.clone()), &[]);
        }
        self.block(&answer.board.notes, &Place::Board(String::new()), &[]);
        for row in &answer.estimates {
            self.block(&row.label, &Place::Estimate(row.id.clone()), &[]);
        }
        for (at, drill) in answer.drills.iter().enumerate() {
            self.block(drill.mend.as_deref().unwrap_or(""), &Place::Drill(at), &[]);
        }
        void_speech(&mut self.sentences, WHOLE_SPEECH);
        (self.sentences, self.lexicon)
    }

    /// One text that is read on its own.
    pub(crate) fn read_one(mut self, text: &str) -> (Vec<Sentence>, Lexicon) {
        self.block(text, &Place::Turn(0), &[]);
        (self.sentences, self.lexicon)
    }

    fn block(&mut self, text: &str, place: &Place, context: &[Token]) {
        let first = self.sentences.len();
        let block = self.blocks;
        self.blocks += 1;
        let text = self.without_injection(text, place, block);
        let spans = sentence::split(&text);
        let mut at_span: Vec<usize> = Vec::with_capacity(spans.len());
        let own = self.sentences.len();
        for span in &spans {
            let above = span.under.and_then(|under| at_span.get(under)).and_then(|at| self.sentences.get(*at));
            let below = above.is_some_and(|above| negation::find(&above.tokens).below);
            let context = above.map_or_else(|| context.to_vec(), |above| above.tokens.clone());
            at_span.push(self.sentences.len());
            self.sentence(&text[span.range.clone()], place, block, context, below);
        }
        self.void_what_is_beside(first);
        self.take_back(own);
        self.void_terse_runs(own);
        let mut adjoins = false;
        for sentence in &mut self.sentences[first..] {
            sentence.adjoins = adjoins;
            adjoins = sentence.excluded.is_none();
        }
    }

    /// Takes out what speaks to the scorer before anything else is looked at, so that the rest is read as if it had
    /// never stood there. What was taken out is kept as void.
    fn without_injection(&mut self, text: &str, place: &Place, block: usize) -> String {
        let mut text = clean::visible(text);
        for span in sentence::split(&text).into_iter().rev() {
            let part = &text[span.range.clone()];
            let tokens = self.lexicon.tokens(part);
            if prompt_injection::is_prompt_injection(&clean::plain(part).to_lowercase(), &tokens) {
                self.sentences.push(Sentence {
                    text: part.to_owned(),
                    place: place.clone(),
                    block,
                    negated: vec![false; tokens.len()],
                    listed: vec![false; tokens.len()],
                    copied: vec![false; tokens.len()],
                    tokens,
                    question: false,
                    excluded: Some(Why::AddressedToScorer),
                    context: Vec::new(),
                    adjoins: false,
                });
                clean::cut(&mut text, span.range);
            }
        }
        text
    }

    fn sentence(&mut self, text: &str, place: &Place, block: usize, context: Vec<Token>, below: bool) {
        let mut tokens = self.lexicon.tokens(text);
        for token in tokens.iter_mut().filter(|token| !token.number) {
            if let Some(meant) = self.spelling.meant(&token.text) {
                token.stem = self.lexicon.stem(&meant);
            }
        }
        let raw = clean::plain(text).to_lowercase();
        let is_injection = prompt_injection::is_prompt_injection(&raw, &tokens);
        let (copy, copied) = self.sources.of(&tokens);
        let mut found = negation::find(&tokens);
        if below {
            found.words.fill(true);
        }
        let listed = listed::enumerated(&tokens);
        let excluded = if is_injection {
            Some(Why::AddressedToScorer)
        } else if copy {
            Some(Why::Copied)
        } else if listed::is_list(&tokens) {
            Some(Why::OnlyListed)
        } else {
            None
        };
        let question = text.trim_end().ends_with(['?', '？']);
        let whole = Sentence {
            text: text.to_owned(),
            place: place.clone(),
            block,
            tokens,
            negated: found.words,
            listed,
            copied,
            question,
            excluded,
            context,
            adjoins: false,
        };
        self.push_cut(whole);
    }

    /// Cuts what runs on for too long. The pieces keep the whole quote.
    fn push_cut(&mut self, whole: Sentence) {
        if whole.tokens.len() <= LONGEST {
            self.sentences.push(whole);
            return;
        }
        for from in (0..whole.tokens.len()).step_by(LONGEST) {
            let part = from..whole.tokens.len().min(from + LONGEST);
            let excluded =
                whole.excluded.or_else(|| listed::is_list(&whole.tokens[part.clone()]).then_some(Why::OnlyListed));
            self.sentences.push(Sentence {
                tokens: whole.tokens[part.clone()].to_vec(),
                negated: whole.negated[part.clone()].to_vec(),
                listed: whole.listed[part.clone()].to_vec(),
                copied: whole.copied[part].to_vec(),
                excluded,
                ..whole.clone()
            });
        }
    }

    /// A text that mostly speaks to the scorer is a speech to the scorer. A line or two costs the rest nothing.
    fn void_what_is_beside(&mut self, first: usize) {
        let sentences = &mut self.sentences[first..];
        if is_speech(sentences, CLAIMS) {
            for sentence in sentences.iter_mut().filter(|one| claims::is_claim(&one.tokens)) {
                sentence.excluded = Some(Why::AddressedToScorer);
            }
        }
        void_speech(sentences, SPEECH);
    }

    /// "We could use a queue. I decided against it." takes back the first.
    fn take_back(&mut self, first: usize) {
        for at in first + 1..self.sentences.len() {
            if self.sentences[at].excluded.is_none() && negation::find(&self.sentences[at].tokens).before {
                self.sentences[at - 1].negated.fill(true);
            }
        }
    }

    /// Short lines of bare terms, one under the other, are a list as well.
    fn void_terse_runs(&mut self, first: usize) {
        let mut at = first;
        while at < self.sentences.len() {
            let run = self.sentences[at..].iter().take_while(|one| listed::is_terse(&one.tokens)).count();
            let words: usize = self.sentences[at..at + run].iter().map(|one| one.tokens.len()).sum();
            if run >= 3 && words >= 8 {
                for sentence in &mut self.sentences[at..at + run] {
                    sentence.excluded.get_or_insert(Why::OnlyListed);
                }
            }
            at += run.max(1);
        }
    }
}

fn is_to_scorer(sentence: &Sentence) -> bool {
    sentence.excluded == Some(Why::AddressedToScorer)
}

/// Whether most words of these sentences speak to the scorer, in so many sentences at least.
fn is_speech(sentences: &[Sentence], fewest: usize) -> bool {
    let words = |to_scorer: bool| -> usize {
        sentences.iter().filter(|one| is_to_scorer(one) == to_scorer).map(|one| one.tokens.len()).sum()
    };
    sentences.iter().filter(|one| is_to_scorer(one)).count() >= fewest && words(true) > words(false)
}

fn void_speech(sentences: &mut [Sentence], fewest: usize) {
    if is_speech(sentences, fewest) {
        for sentence in sentences {
            sentence.excluded = Some(Why::AddressedToScorer);
        }
    }
}

/// How many words of one's own are in sentences that count.
pub(crate) fn own_words(sentences: &[Sentence]) -> usize {
    sentences
        .iter()
        .filter(|one| one.excluded.is_none())
        .map(|one| one.copied.iter().filter(|copied| !**copied).count())
        .sum()
}
