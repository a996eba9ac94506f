//! The languages that can be judged.

use serde::{Deserialize, Serialize};
use std::fmt;

/// A language that can be judged.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Language {
    /// ES2023, in QuickJS.
    JavaScript,
    /// The same, after its types are stripped (not checked).
    TypeScript,
    /// The machine's CPython.
    Python,
    /// One query of SQLite.
    Sql,
    /// C++20, compiled by the machine's GCC.
    Cpp,
    /// Rust with its standard library alone, compiled by the machine's rustc.
    Rust,
    /// Go with its standard library alone, compiled by the machine's Go.
    Go,
    /// Java with its standard library alone, compiled and run by the machine's JDK.
    Java,
}

impl Language {
    /// All of them.
    pub const ALL: [Self; 8] =
        [Self::JavaScript, Self::TypeScript, Self::Python, Self::Sql, Self::Cpp, Self::Rust, Self::Go, Self::Java];

    /// Its word in tables and documents.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::JavaScript => "javascript",
            Self::TypeScript => "typescript",
            Self::Python => "python",
            Self::Sql => "sql",
            Self::Cpp => "cpp",
            Self::Rust => "rust",
            Self::Go => "go",
            Self::Java => "java",
        }
    }

    /// Its name as people write it.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::JavaScript => "JavaScript",
            Self::TypeScript => "TypeScript",
            Self::Python => "Python",
            Self::Sql => "SQL",
            Self::Cpp => "C++",
            Self::Rust => "Rust",
            Self::Go => "Go",
            Self::Java => "Java",
        }
    }

    /// Whether a compiler makes a program of it before it runs.
    #[must_use]
    pub fn is_compiled(self) -> bool {
        matches!(self, Self::Cpp | Self::Rust | Self::Go | Self::Java)
    }

    /// The language with this word.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|language| language.as_str() == word)
    }
}

impl fmt::Display for Language {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.as_str())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_the_same_everywhere() {
        for language in Language::ALL {
            assert_eq!(Language::from_word(language.as_str()), Some(language));
            assert_eq!(serde_json::to_value(language).unwrap(), language.as_str());
        }
        assert_eq!(Language::from_word("cobol"), None);
    }
}
