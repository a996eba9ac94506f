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

/// Measures words against one that was typed. Its rows are kept from word to word.
pub(crate) struct Measure {
    typed: Vec<char>,
    before_last: Vec<usize>,
    last: Vec<usize>,
    current: Vec<usize>,
}

impl Measure {
    pub(crate) fn new(typed: &str) -> Self {
        let typed: Vec<char> = typed.chars().collect();
        let row = vec![0; typed.len() + 1];
        Self { typed, before_last: row.clone(), last: row.clone(), current: row }
    }

    /// Letters of what was typed.
    pub(crate) fn len(&self) -> usize {
        self.typed.len()
    }

    /// How many letters differ: one more, one less, another, or two neighbours changed over count one each. `(whole,
    /// begins)`: to the whole of the word, and to the beginning of it that is nearest. None as soon as the whole is more
    /// than `most` away.
    pub(crate) fn distance(&mut self, word: &[char], most: usize) -> Option<(usize, usize)> {
        let Self { typed, before_last, last, current } = self;
        let end = typed.len();
        // One row for each letter of the word, so that the last column is the distance of each beginning.
        last.iter_mut().enumerate().for_each(|(column, distance)| *distance = column);
        let mut begins = end;
        let mut least_before = 0;
        for (row, letter) in word.iter().enumerate() {
            current[0] = row + 1;
            let mut least = row + 1;
            for (column, other) in typed.iter().enumerate() {
                let change = last[column] + usize::from(letter != other);
                let mut here = change.min(last[column + 1] + 1).min(current[column] + 1);
                if row > 0 && column > 0 && *letter == typed[column - 1] && word[row - 1] == *other {
                    here = here.min(before_last[column - 1] + 1);
                }
                current[column + 1] = here;
                least = least.min(here);
            }
            // A row depends on the two before it and is never below both.
            if least.min(least_before) > most {
                return None;
            }
            least_before = least;
            begins = begins.min(current[end]);
            std::mem::swap(before_last, last);
            std::mem::swap(last, current);
        }
        (last[end] <= most).then_some((last[end], begins))
    }
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
            let letters: Vec<char> = word.chars().collect();
            let mut measure = Measure::new(typed);
            assert_eq!(measure.distance(&letters, usize::MAX), Some((whole, begins)), "{typed} {word}");
            for most in 0..4 {
                let within = measure.distance(&letters, most);
                assert_eq!(within, (whole <= most).then_some((whole, begins)), "{typed} {word} {most}");
            }
        }
    }

    #[test]
    fn short_words_and_numbers_are_taken_as_they_are() {
        assert_eq!(["ab", "java", "kubernetes", "2026"].map(allowed), [0, 1, 2, 0]);
        assert_eq!(allowed(&"r".repeat(41)), 0);
        assert!(allowed_in_beginning("engin") && !allowed_in_beginning("java"));
    }
}
