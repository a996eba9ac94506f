//! What the interviewer can say of every problem: `content/interview/bank.json`.

use crate::{
    Fault,
    board::Kind,
    document,
    words::{Dimension, Phase},
};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::HashSet;

/// Fewest general questions of a dimension.
const FEWEST: usize = 6;
const MAX_TEXT: usize = 400;

/// The bank, checked.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bank {
    /// What is said first; `{title}` is the problem's.
    pub greetings: Vec<String>,
    /// What is said when a phase begins.
    pub phases: Vec<PhaseTurn>,
    /// After an answer.
    pub acknowledgements: Vec<String>,
    /// After a question that no fact answers.
    pub unknown: Vec<String>,
    /// Before a fact that was already given.
    pub again: Vec<String>,
    /// When there is no further question.
    pub done: Vec<String>,
    /// About the failure drill.
    pub drill: DrillWords,
    /// The questions.
    pub follow_ups: Vec<General>,
    #[serde(skip)]
    edition: String,
}

/// What is said when a phase begins.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct PhaseTurn {
    /// Which.
    pub id: Phase,
    /// The words.
    pub text: String,
}

/// About the failure drill. `{component}`, `{factor}`, `{flows}` are filled in.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct DrillWords {
    /// A component is down.
    pub component_down: String,
    /// More traffic.
    pub traffic: String,
    /// Something breaks by it.
    pub breaks: String,
    /// Nothing breaks by it.
    pub survives: String,
    /// A number is missing to say it.
    pub unknown: String,
    /// After a fix that holds.
    pub held: String,
    /// After one that does not.
    pub not_held: String,
}

/// A general question.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct General {
    /// Its name in the bank.
    pub id: String,
    /// What it is about.
    pub dimension: Dimension,
    /// The question; `{component}`, `{flow}`, `{quantity}` and `{word}` are what its condition found.
    pub text: String,
    /// What must be so; nothing: it is always fitting.
    #[serde(default)]
    pub when: Condition,
}

/// What must be so for a question to be asked. All that is said here must hold.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields, default)]
pub struct Condition {
    /// A component of one of these kinds is drawn: `{component}`.
    pub has: Vec<Kind>,
    /// No component of these kinds is drawn.
    pub lacks: Vec<Kind>,
    /// One of these words was written or said: `{word}`.
    pub said: Vec<String>,
    /// None of these words was.
    pub unsaid: Vec<String>,
    /// A component is a single point of failure: `{component}`.
    pub single_point: bool,
    /// A component that a flow needs has no capacity: `{component}`.
    pub no_capacity: bool,
    /// A component carries less than the candidate's own estimate: `{component}`.
    pub over_capacity: bool,
    /// A flow has no way although something is drawn: `{flow}`.
    pub no_path: bool,
    /// A quantity has no sum that can be computed: `{quantity}`.
    pub no_estimate: bool,
    /// A component is drawn and nowhere spoken of: `{component}`.
    pub silent: bool,
    /// Something is drawn.
    pub drawn: bool,
    /// Nothing is drawn yet.
    pub blank: bool,
}

impl Condition {
    /// The names that a text under this condition may use.
    fn fills(&self) -> Vec<&'static str> {
        let mut fills = Vec::new();
        if !self.has.is_empty() || self.single_point || self.no_capacity || self.over_capacity || self.silent {
            fills.push("{component}");
        }
        for (is_there, name) in
            [(self.no_path, "{flow}"), (self.no_estimate, "{quantity}"), (!self.said.is_empty(), "{word}")]
        {
            if is_there {
                fills.push(name);
            }
        }
        fills
    }
}

impl Bank {
    /// Reads and checks the document.
    ///
    /// # Errors
    /// Everything that is wrong with it; of a wrong shape the first fault.
    pub fn parse(document: &Value) -> Result<Self, Vec<Fault>> {
        let mut bank: Self =
            serde_json::from_value(document.clone()).map_err(|error| vec![Fault::new("", error.to_string())])?;
        let faults = bank.faults();
        if !faults.is_empty() {
            return Err(faults);
        }
        bank.edition = document::edition(document);
        Ok(bank)
    }

    /// Which document this is: a hash of all that it says, as hexadecimal digits.
    #[must_use]
    pub fn edition(&self) -> &str {
        &self.edition
    }

    fn faults(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        for (name, list) in [
            ("greetings", &self.greetings),
            ("acknowledgements", &self.acknowledgements),
            ("unknown", &self.unknown),
            ("again", &self.again),
            ("done", &self.done),
        ] {
            if list.is_empty() {
                faults.push(Fault::new(format!("/{name}"), "must not be empty"));
            }
            for (place, text) in list.iter().enumerate() {
                words(&mut faults, format!("/{name}/{place}"), text, &["{title}"]);
            }
        }
        for phase in Phase::ALL {
            if self.phases.iter().filter(|row| row.id == *phase).count() != 1 {
                faults.push(Fault::new("/phases", format!("must have {phase} once")));
            }
        }
        for (place, row) in self.phases.iter().enumerate() {
            words(&mut faults, format!("/phases/{place}/text"), &row.text, &[]);
        }
        let drill = &self.drill;
        words(&mut faults, "/drill/component_down".into(), &drill.component_down, &["{component}"]);
        words(&mut faults, "/drill/traffic".into(), &drill.traffic, &["{factor}"]);
        for (name, text) in [
            ("breaks", &drill.breaks),
            ("survives", &drill.survives),
            ("unknown", &drill.unknown),
            ("held", &drill.held),
            ("not_held", &drill.not_held),
        ] {
            words(&mut faults, format!("/drill/{name}"), text, &["{flows}"]);
        }
        self.question_faults(&mut faults);
        faults
    }

    fn question_faults(&self, faults: &mut Vec<Fault>) {
        let mut ids = HashSet::new();
        for (place, question) in self.follow_ups.iter().enumerate() {
            let at = format!("/follow_ups/{place}");
            let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
            if !(2..=40).contains(&question.id.len())
                || !question.id.chars().all(plain)
                || !ids.insert(question.id.as_str())
            {
                faults.push(Fault::new(format!("{at}/id"), "must be a short name that no other question has"));
            }
            words(faults, format!("{at}/text"), &question.text, &question.when.fills());
        }
        for dimension in Dimension::ALL {
            let of_it = || self.follow_ups.iter().filter(|question| question.dimension == *dimension);
            if of_it().count() < FEWEST {
                let message = format!("must have at least {FEWEST} questions about {dimension}");
                faults.push(Fault::new("/follow_ups", message));
            }
            if of_it().all(|question| question.when != Condition::default()) {
                let message = format!("must have a question about {dimension} that always fits");
                faults.push(Fault::new("/follow_ups", message));
            }
        }
    }
}

/// A text of the right length that names nothing that is never filled in.
fn words(faults: &mut Vec<Fault>, pointer: String, text: &str, fills: &[&str]) {
    if text.trim().is_empty() || text.chars().count() > MAX_TEXT {
        faults.push(Fault::new(pointer.clone(), format!("must have 1 to {MAX_TEXT} characters")));
    }
    let bare = fills.iter().fold(text.to_owned(), |text, fill| text.replace(fill, ""));
    if bare.contains(['{', '}']) {
        faults.push(Fault::new(pointer, "names something that is not filled in here"));
    }
}
