//! Slips of the finger: how far a word is from another.

/// Words that are shorter are taken as they are.
const SHORTEST: usize = 4;
/// Words that are longer are no words.
const LONGEST: usize = 40;
/// From here on two slips are understood.
const LONG: usize = 8;
/// From here on the beginning of a word may have a slip.
const BEGINS: usize = 5;

/// The most slips that a word of this length may have; none for what is too short to guess, and for numbers.
pub(crate) fn allowed(word: &str) -> u8 {
    let length = word.chars().count();
    if !(SHORTEST..=LONGEST).contains(&length) || word.chars().all(char::is_numeric) {
        return 0;
    }
    if length < LONG { 1 } else { 2 }
}

/// Whether an unfinished word may have a slip.
pub(crate) fn allowed_in_beginning(word: &str) -> bool {
    word.chars().count() >= BEGINS
}

/// How many letters differ: one more, one less, another, or two neighbours changed over count one each. `(whole, begins)`:
/// to the whole of the other word, and to the beginning of it that is nearest.
pub(crate) fn distance(typed: &str, word: &str) -> (usize, usize) {
    let (typed, word): (Vec<char>, Vec<char>) = (typed.chars().collect(), word.chars().collect());
    let mut before_last: Vec<usize> = Vec::new();
    // One row for each letter of the word, so that the last column is the distance of each beginning.
    let mut last: Vec<usize> = (0..=typed.len()).collect();
    let mut begins = typed.len();
    for (row, letter) in word.iter().enumerate() {
        let mut current = vec![row + 1];
        for (column, other) in typed.iter().enumerate() {
            let change = last[column] + usize::from(letter != other);
            let mut least = change.min(last[column + 1] + 1).min(current[column] + 1);
            if row > 0 && column > 0 && *letter == typed[column - 1] && word[row - 1] == *other {
                least = least.min(before_last[column - 1] + 1);
            }
            current.push(least);
        }
        begins = begins.min(current[typed.len()]);
        before_last = std::mem::replace(&mut last, current);
    }
    (last[typed.len()], begins)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slips_are_counted() {
        for (typed, word, whole, begins) in [
            ("postgers", "postgres", 1, 1),
            ("postgers", "postgresql", 3, 1),
            ("enginer", "engineer", 1, 1),
            ("engyneer", "engineer", 1, 1),
            ("cartografer", "cartographer", 2, 2),
            ("rust", "rust", 0, 0),
            ("rust", "trust", 1, 1),
            ("", "ab", 2, 0),
            ("zürich", "zurich", 1, 1),
        ] {
            assert_eq!(distance(typed, word), (whole, begins), "{typed} {word}");
        }
    }

    #[test]
    fn short_words_and_numbers_are_taken_as_they_are() {
        assert_eq!(["ab", "java", "kubernetes", "2026"].map(allowed), [0, 1, 2, 0]);
        assert_eq!(allowed(&"r".repeat(41)), 0);
        assert!(allowed_in_beginning("engin") && !allowed_in_beginning("java"));
    }
}
