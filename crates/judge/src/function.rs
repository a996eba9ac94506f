//! The function that a challenge asks for, and what each language calls it.

use crate::language::Language;
use serde::{Deserialize, Serialize};

/// The function that is asked for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Function {
    /// In snake_case.
    pub name: String,
    /// In order.
    pub parameters: Vec<Parameter>,
    /// In TypeScript's notation.
    pub returns: String,
}

impl Function {
    /// Its name as `language` calls it.
    pub fn name_in(&self, language: Language) -> String {
        match language {
            Language::JavaScript | Language::TypeScript => camel_case(&self.name),
            Language::Python | Language::Sql => self.name.clone(),
            Language::Cpp | Language::Rust => identifier(&self.name, language),
            Language::Go | Language::Java => identifier(&camel_case(&self.name), language),
        }
    }
}

/// One parameter of a function.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Parameter {
    /// In snake_case.
    pub name: String,
    /// In TypeScript's notation.
    #[serde(rename = "type")]
    pub kind: String,
}

/// `two_sum` is `twoSum`; a part that begins with a digit stays as it is.
pub(crate) fn camel_case(snake: &str) -> String {
    let mut parts = snake.split('_');
    let mut camel = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let mut letters = part.chars();
        camel.extend(letters.next().map(|first| first.to_ascii_uppercase()));
        camel.push_str(letters.as_str());
    }
    camel
}

/// A name as a compiled language can have it: with a line behind it where the language keeps the word for itself.
pub(crate) fn identifier(name: &str, language: Language) -> String {
    let reserved = match language {
        Language::Cpp => CPP_WORDS,
        Language::Rust => RUST_WORDS,
        Language::Go => GO_WORDS,
        Language::Java => JAVA_WORDS,
        _ => "",
    };
    if reserved.split_whitespace().any(|word| word == name) { format!("{name}_") } else { name.to_owned() }
}

/// Words that can be names in JavaScript and Python but not in C++.
const CPP_WORDS: &str = "alignas alignof and_eq asm auto bitand bitor bool char co_await co_return co_yield compl concept \
    const_cast constexpr decltype double dynamic_cast explicit extern float friend goto inline int long main mutable \
    namespace noexcept not_eq nullptr operator or or_eq register reinterpret_cast requires short signed sizeof \
    static_assert static_cast struct template thread_local typedef typeid typename union unsigned using virtual volatile \
    wchar_t xor xor_eq";
/// Words that can be names in JavaScript and Python but not in Rust.
const RUST_WORDS: &str = "abstract become box crate do dyn extern final fn impl loop macro main match mod move mut \
    override priv pub ref self struct trait type typeof unsafe unsized use virtual where";

/// Words that can be names in JavaScript and Python but not in Go, and what Go's types are called.
const GO_WORDS: &str = "any bool chan defer error fallthrough float64 func go goto init int interface len main make map \
    nil range select string struct type var";

/// Words that can be names in JavaScript and Python but not in Java.
const JAVA_WORDS: &str = "abstract assert boolean byte catch char double enum extends final float goto implements instanceof \
    int interface long native new package private protected public short static strictfp super switch synchronized this \
    throw throws transient void volatile";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_that_a_language_keeps_are_changed() {
        assert_eq!(identifier("match", Language::Rust), "match_");
        assert_eq!(identifier("match", Language::Cpp), "match");
        assert_eq!(identifier("double", Language::Cpp), "double_");
        assert_eq!(identifier("type", Language::Python), "type");
    }
}
