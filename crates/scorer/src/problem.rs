//! A problem: what is asked, what a good answer has, and how each point of it is found.

mod proof;
mod valid;

pub use proof::{Example, Proof};

use crate::Fault;
use crate::board::Kind;
use crate::check::Check;
use crate::document;
use crate::text::{Material, Rules};
use crate::words::{Dimension, words};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::sync::{Arc, OnceLock};

/// A problem document, checked. See `content/interview/problem.schema.json`.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Problem {
    /// Its name for people
    pub title: String,
    /// One sentence
    pub summary: String,
    /// What the candidate reads, in Markdown
    pub statement: String,
    /// Words to find it by
    pub tags: Vec<String>,
    /// Each needs a path on the board
    pub flows: Vec<Flow>,
    /// What has to be estimated
    pub quantities: Vec<Quantity>,
    /// By how much the drill multiplies the traffic
    #[serde(default = "ten")]
    pub traffic_factor: u32,
    /// What the interviewer knows when asked
    pub facts: Vec<Fact>,
    /// Questions of this problem
    pub follow_ups: Vec<FollowUp>,
    /// What is looked for
    pub checks: Vec<Check>,
    #[serde(skip)]
    edition: String,
    /// Its text rules, made ready when they are first needed
    #[serde(skip)]
    rules: OnceLock<Arc<Rules>>,
}

impl PartialEq for Problem {
    fn eq(&self, other: &Self) -> bool {
        self.edition == other.edition
    }
}

fn ten() -> u32 {
    10
}

/// Something that has to happen, from the user's point of view.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Flow {
    /// Its name in the document
    pub id: String,
    /// Such as "Post a message"
    pub title: String,
    /// Whether it reads or writes
    pub kind: FlowKind,
    /// Kinds of component it may start at
    pub from: Vec<Kind>,
    /// Kinds that a path must cross, in this order; one of each set is enough
    #[serde(default)]
    pub via: Vec<Vec<Kind>>,
    /// Kinds of component it may end at
    pub to: Vec<Kind>,
    /// The quantity that says how often it happens in a second, at the peak
    pub demand: String,
}

words! {
    /// Whether a flow reads or writes.
    FlowKind {
        /// Reads
        Read = "read",
        /// Writes
        Write = "write",
    }
}

words! {
    /// The unit of a quantity.
    #[cfg_attr(feature = "typescript", ts(rename = "QuantityUnit"))]
    Unit {
        /// Per second
        PerSecond = "/s",
        /// Bytes
        Bytes = "B",
        /// Bytes per second
        BytesPerSecond = "B/s",
        /// A plain number
        Plain = "",
    }
}

/// What has to be estimated, and between which bounds.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "ProblemQuantity"))]
pub struct Quantity {
    /// Its name in the document
    pub id: String,
    /// Its name for people
    pub title: String,
    /// Its unit
    pub unit: Unit,
    /// Smallest value that a sensible assumption gives, in the base unit
    pub low: f64,
    /// Largest
    pub high: f64,
    /// How the range comes about
    pub reason: String,
}

/// What the interviewer knows when asked.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fact {
    /// Its name in the document
    pub id: String,
    /// Groups of words: a question that has one of each group is answered by this
    pub asks: Vec<Vec<String>>,
    /// The answer
    pub answer: String,
}

/// A question that the interviewer may ask.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct FollowUp {
    /// Its name in the document
    pub id: String,
    /// What it is about
    pub dimension: Dimension,
    /// The question
    pub text: String,
    /// Not asked when all these checks are met already
    #[serde(default)]
    pub unless: Vec<String>,
    /// Asked only when the board has one of these; `{component}` is then its name
    #[serde(default)]
    pub with: Vec<Kind>,
}

impl Problem {
    /// The published JSON Schema of a problem.
    pub const SCHEMA: &str = valid::SCHEMA;

    /// Reads and checks a whole document, the statement inside.
    ///
    /// # Errors
    /// All that the schema says against it; else all that it cannot say.
    pub fn parse(document: &Value) -> Result<Self, Vec<Fault>> {
        let faults = valid::by_schema(document);
        if !faults.is_empty() {
            return Err(faults);
        }
        let mut problem: Self =
            serde_json::from_value(document.clone()).map_err(|error| vec![Fault::new("", error.to_string())])?;
        problem.edition = document::edition(document);
        let faults = valid::by_rules(&problem);
        if faults.is_empty() { Ok(problem) } else { Err(faults) }
    }

    /// Reads and checks a folder: `problem.json` and the text of `statement.md`.
    ///
    /// # Errors
    /// As [`Problem::parse`].
    pub fn from_folder(problem: &Value, statement: &str) -> Result<Self, Vec<Fault>> {
        Self::parse(&Self::document(problem, statement))
    }

    /// The whole document of a folder, as it is stored.
    pub fn document(problem: &Value, statement: &str) -> Value {
        let mut whole = problem.clone();
        if let Some(fields) = whole.as_object_mut() {
            fields.insert("statement".to_owned(), Value::from(statement.trim()));
        }
        whole
    }

    /// Which document this is: a hash of all that it says, as hexadecimal digits.
    pub fn edition(&self) -> &str {
        &self.edition
    }

    /// What the candidate may see while the clock runs: never checks, facts or ranges.
    pub fn public(&self) -> Value {
        json!({
            "title": self.title,
            "summary": self.summary,
            "statement": self.statement,
            "tags": self.tags,
            "flows": self.flows.iter()
                .map(|flow| json!({ "id": flow.id, "title": flow.title, "kind": flow.kind }))
                .collect::<Vec<_>>(),
            "quantities": self.quantities.iter()
                .map(|quantity| json!({ "id": quantity.id, "title": quantity.title, "unit": quantity.unit }))
                .collect::<Vec<_>>(),
        })
    }

    pub(crate) fn rules(&self) -> Arc<Rules> {
        let material = || Material {
            statement: &self.statement,
            summary: &self.summary,
            answers: self.facts.iter().map(|fact| fact.answer.as_str()).collect(),
            questions: self.follow_ups.iter().map(|follow_up| follow_up.text.as_str()).collect(),
            checks: &self.checks,
        };
        Arc::clone(self.rules.get_or_init(|| Arc::new(Rules::new(&material()))))
    }

    /// The flow of this name.
    pub fn flow(&self, id: &str) -> Option<&Flow> {
        self.flows.iter().find(|flow| flow.id == id)
    }

    /// The quantity of this name.
    pub fn quantity(&self, id: &str) -> Option<&Quantity> {
        self.quantities.iter().find(|quantity| quantity.id == id)
    }

    /// The check of this name.
    pub fn check(&self, id: &str) -> Option<&Check> {
        self.checks.iter().find(|check| check.id == id)
    }
}
