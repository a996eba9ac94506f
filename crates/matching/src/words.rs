//! Pieces of sentences that several criteria and gates use.

/// "1 challenge", "2 challenges".
pub fn challenges(count: u32) -> String {
    format!("{count} {}", if count == 1 { "challenge" } else { "challenges" })
}

/// The word with its first letter in upper case.
pub fn capitalize(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
