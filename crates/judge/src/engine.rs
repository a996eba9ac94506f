//! What runs inside the cage once it is shut: JavaScript, TypeScript, SQL. Python and the compiled languages are
//! processes of their own.

mod javascript;
mod sql;
mod typescript;

use crate::language::Language;
use serde::{Deserialize, Serialize};

/// What runs a program.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Engine {
    /// A function of JavaScript.
    JavaScript,
    /// A function of TypeScript.
    TypeScript,
    /// An arrow function of JavaScript that makes a test's arguments: it has `lcg`.
    Generate,
    /// A query of SQLite.
    Sql,
    /// A function of Python.
    Python,
    /// A function of C++.
    Cpp,
    /// A function of Rust.
    Rust,
    /// A function of Go.
    Go,
    /// A method of Java.
    Java,
    /// Tries what must not work, with system calls of our own.
    TryToEscape,
}

impl Engine {
    /// The language that it runs, where that is one that is compiled.
    #[must_use]
    pub fn compiled_language(self) -> Option<Language> {
        match self {
            Self::Cpp => Some(Language::Cpp),
            Self::Rust => Some(Language::Rust),
            Self::Go => Some(Language::Go),
            Self::Java => Some(Language::Java),
            _ => None,
        }
    }
}

impl From<Language> for Engine {
    fn from(language: Language) -> Self {
        match language {
            Language::JavaScript => Self::JavaScript,
            Language::TypeScript => Self::TypeScript,
            Language::Python => Self::Python,
            Language::Sql => Self::Sql,
            Language::Cpp => Self::Cpp,
            Language::Rust => Self::Rust,
            Language::Go => Self::Go,
            Language::Java => Self::Java,
        }
    }
}

/// One run of one program: a stranger's, all of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Job {
    /// What runs it.
    pub engine: Engine,
    /// The program.
    pub source: String,
    /// The function that is called, as the language writes its name. Empty for SQL and generators.
    pub entry: String,
    /// The arguments as a JSON array; for SQL what fills the tables. It goes its own way to the child, after the rest.
    #[serde(skip)]
    pub input: String,
    /// SQL that makes the tables.
    pub schema: String,
    /// The memory that the engine may take.
    pub memory_bytes: u64,
    /// The most that the answer may weigh as JSON.
    pub result_bytes: usize,
}

impl Job {
    /// A line that is said to be one of the program's, if it has that many.
    #[must_use]
    pub fn line(&self, line: Option<u32>) -> Option<u32> {
        let lines = u32::try_from(self.source.lines().count()).unwrap_or(u32::MAX).max(1);
        line.filter(|line| (1..=lines).contains(line))
    }
}

/// What became of a run, in the engine's own words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outcome {
    /// The answer, as JSON.
    Value(Vec<u8>),
    /// There is none.
    Failed(Failed),
}

/// Why there is no answer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Failed {
    /// The kind of failure.
    pub failure: Failure,
    /// In plain words, without our paths.
    pub message: String,
    /// Where in the candidate's source, from 1.
    #[serde(default)]
    pub line: Option<u32>,
}

/// The kinds of failure.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Failure {
    /// It cannot be read as a program.
    Compile,
    /// An exception that no one caught.
    Runtime,
    /// There was no memory left.
    Memory,
    /// The engine stopped it for its time.
    Interrupted,
    /// The answer is more than it may weigh.
    TooBig,
    /// What it returned is not JSON.
    NotJson,
    /// The tables could not be made or filled: not the candidate's fault.
    Setup,
}

/// What is said of a program that threw `null`: JavaScript itself does when there is no memory for an error.
pub const THREW_NULL: &str = "Thrown: null";

/// What is said of a program that waits for a promise when nothing is left to run.
pub const NEVER_SETTLED: &str = "The promise is never settled: nothing is left to run.";

/// What is said of a program that its engine could not bear.
pub const GAVE_UP: &str = "The engine gave up on this program.";

/// How a failure begins that is in the rows of a test.
pub const ROWS_FAILED: &str = "The rows cannot be filled in: ";

/// What a program needs once it was loaded.
pub type Input<'a> = &'a dyn Fn() -> String;

/// Runs it. The cage is shut: there is memory, a clock, and `print`, which sends what it gets at once. `input` is asked
/// once the program was read and loaded, and gives what [`Job::input`] says.
pub fn run(job: &Job, input: Input<'_>, print: impl Fn(&str) + 'static) -> Outcome {
    let print: javascript::Print = std::rc::Rc::new(print);
    let answer = match job.engine {
        Engine::JavaScript => javascript::call(job, &javascript::Script::plain(job.source.clone()), input, &print),
        Engine::TypeScript => {
            typescript::stripped(&job.source).and_then(|script| javascript::call(job, &script, input, &print))
        }
        Engine::Generate => javascript::generate(job, &print),
        Engine::Sql => sql::rows(job, input),
        Engine::Python | Engine::Cpp | Engine::Rust | Engine::Go | Engine::Java | Engine::TryToEscape => {
            Err(Failed { failure: Failure::Setup, message: "This does not run here.".to_owned(), line: None })
        }
    };
    answer.map_or_else(Outcome::Failed, Outcome::Value)
}

#[cfg(test)]
mod tests;
