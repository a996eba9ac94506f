//! A challenge as its author wrote it: the document that `content/challenges/challenge.schema.json` describes, be it
//! a folder of our catalogue or an employer's upload.

mod check;
mod fit;
mod folder;
pub(crate) mod pointer;

pub use crate::function::{Function, Parameter};
use crate::{Language, Limits};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

/// The published schema, as text.
pub const SCHEMA: &str = include_str!("../../../content/challenges/challenge.schema.json");

/// Bytes that a whole document may have as JSON. Large arguments are made by `generate`, so this is much.
pub const MAX_DOCUMENT_BYTES: usize = 1024 * 1024;

/// One thing that is wrong with a document, said to its author.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Problem {
    /// Where: a JSON pointer (RFC 6901) into the document; empty means the whole of it.
    pub pointer: String,
    /// What, in plain words.
    pub message: String,
}

impl Problem {
    fn new(pointer: impl Into<String>, message: impl Into<String>) -> Self {
        Self { pointer: pointer.into(), message: message.into() }
    }
}

impl std::fmt::Display for Problem {
    fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let place = if self.pointer.is_empty() { "/" } else { &self.pointer };
        write!(to, "{place}: {}", self.message)
    }
}

/// How an answer is judged.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// By running a function on arguments.
    Code,
    /// By running a query on tables.
    Sql,
    /// By a person who reads answers to questions.
    Written,
    /// By a person who reads a drawing.
    SystemDesign,
}

impl Kind {
    /// Its word in documents and tables.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Code => "code",
            Self::Sql => "sql",
            Self::Written => "written",
            Self::SystemDesign => "system_design",
        }
    }
}

/// A whole, valid challenge.
#[derive(Debug, Clone, PartialEq)]
pub struct Document {
    /// Its title.
    pub title: String,
    /// How answers are judged.
    pub kind: Kind,
    /// What it is about: one of the schema's topics.
    pub topic: Option<String>,
    /// `easy`, `medium`, `hard` or `expert`.
    pub difficulty: String,
    /// One sentence for lists.
    pub summary: Option<String>,
    /// Words to find it by.
    pub tags: Vec<String>,
    /// Names of the skills that an accepted answer proves.
    pub skills: Vec<String>,
    /// Minutes that an answer takes.
    pub minutes: Option<u32>,
    /// Markdown: what is asked.
    pub statement: String,
    /// Markdown: how the reference solves it.
    pub explanation: Option<String>,
    /// What an answer starts from, by language.
    pub starter: BTreeMap<Language, String>,
    /// References, by language.
    pub solutions: BTreeMap<Language, String>,
    /// Answers that a hidden test must reject.
    pub wrong: Vec<Wrong>,
    /// What a person reads the answers of (kind `written`).
    pub questions: Vec<Question>,
    /// What a drawing has to fulfil (kind `system_design`).
    pub requirements: Vec<String>,
    /// For who reads a drawing; the candidate never sees it.
    pub looks_for: Option<String>,
    task: Option<Task>,
    value: Value,
}

impl Document {
    /// What can be judged by running it; `None` for kinds that a person reads.
    pub fn task(&self) -> Option<&Task> {
        self.task.as_ref()
    }

    /// The document as it was parsed, to be stored.
    pub fn value(&self) -> &Value {
        &self.value
    }
}

/// An answer that looks right and is not.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct Wrong {
    /// What is wrong with it.
    pub name: String,
    /// Its language; `sql` where the document says none.
    #[serde(default = "sql")]
    pub language: Language,
    /// The program.
    pub source: String,
}

fn sql() -> Language {
    Language::Sql
}

/// A question that is answered in words.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct Question {
    /// Markdown.
    pub question: String,
    /// Words that the answer may have.
    #[serde(default = "max_words")]
    pub max_words: u32,
    /// For who reads the answer; the candidate never sees it.
    pub looks_for: Option<String>,
}

fn max_words() -> u32 {
    600
}

/// All that judging needs: a document without its words.
#[derive(Debug, Clone, PartialEq)]
pub struct Task {
    /// What is called.
    pub asks: Asks,
    /// Languages that an answer may be written in.
    pub languages: Vec<Language>,
    /// What one test may use.
    pub limits: Limits,
    /// When two values are the same.
    pub compare: Compare,
    /// In the author's order; results name their position in it.
    pub tests: Vec<Test>,
}

impl Task {
    /// The positions of the tests that are wanted.
    pub fn positions(&self, wanted: impl Fn(&Test) -> bool) -> Vec<usize> {
        let chosen = self.tests.iter().enumerate().filter(|(_, test)| wanted(test));
        chosen.map(|(position, _)| position).collect()
    }

    /// The function that is asked for (kind `code`).
    pub fn function(&self) -> Option<&Function> {
        match &self.asks {
            Asks::Function(function) => Some(function),
            Asks::Query { .. } => None,
        }
    }

    /// The tables (kind `sql`).
    pub fn schema(&self) -> Option<&str> {
        match &self.asks {
            Asks::Function(_) => None,
            Asks::Query { schema } => Some(schema),
        }
    }
}

/// What an answer has to be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Asks {
    /// A function.
    Function(Function),
    /// One query over tables.
    Query {
        /// SQLite: the tables, without rows.
        schema: String,
    },
}

/// Whether the order of the outermost list counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Order {
    /// It does.
    Exact,
    /// It does not: the list is a bag.
    Any,
}

/// When an answer is the expected one.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Compare {
    /// Whether the order of the outermost list counts.
    pub order: Order,
    /// How far a number may be off, absolutely or relatively.
    pub tolerance: f64,
}

/// One test.
#[derive(Debug, Clone, PartialEq)]
pub struct Test {
    /// What it is about; shown even where the test is hidden.
    pub name: String,
    /// Whether the candidate sees its data.
    pub visible: bool,
    /// What the program is given.
    pub input: Input,
    /// What it must answer.
    pub expected: Value,
    /// What it is for.
    pub purpose: Purpose,
}

/// What a program is given.
#[derive(Debug, Clone, PartialEq)]
pub enum Input {
    /// One value for each parameter.
    Arguments(Vec<Value>),
    /// A JavaScript arrow function that makes them.
    Generate(String),
    /// SQLite: fills the tables.
    Setup(String),
}

/// What a test is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Purpose {
    /// The ordinary case.
    #[default]
    Ordinary,
    /// The edges of what the statement allows.
    Edge,
    /// Ways that are too slow.
    Complexity,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_called_as_each_language_writes_them() {
        let named = |name: &str| Function { name: name.into(), parameters: vec![], returns: "number".into() };
        assert_eq!(named("two_sum").name_in(Language::JavaScript), "twoSum");
        assert_eq!(named("two_sum").name_in(Language::Python), "two_sum");
        assert_eq!(named("parse_2fa_code").name_in(Language::TypeScript), "parse2faCode");
        assert_eq!(named("solve").name_in(Language::TypeScript), "solve");
    }
}
