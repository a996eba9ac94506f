//! The lists of words that the rules look for: files of `content/interview/words`, one word or phrase a line.

use std::sync::LazyLock;

/// The words or phrases of one file.
pub(crate) type WordList = LazyLock<Vec<&'static str>>;

/// The [`WordList`] of `content/interview/words/NAME.txt`.
macro_rules! word_list {
    ($name:literal) => {
        std::sync::LazyLock::new(|| {
            crate::word_list::lines(include_str!(concat!(
                env!("CARGO_MANIFEST_DIR"),
                "/../../content/interview/words/",
                $name,
                ".txt"
            )))
            .collect()
        })
    };
}
pub(crate) use word_list;

/// The lines of a file, without its comments: lines that begin with `#`.
pub(crate) fn lines(file: &'static str) -> impl Iterator<Item = &'static str> {
    file.lines().filter(|line| !line.is_empty() && !line.starts_with('#'))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::{collections::BTreeSet, fs, path::Path};

    #[test]
    fn every_file_is_plain_lines_and_names_nothing_twice() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content/interview/words");
        let files: Vec<_> =
            fs::read_dir(folder).expect("the folder").map(|entry| entry.expect("a file").path()).collect();
        assert!(files.len() > 30);
        for path in files {
            let text: &'static str = fs::read_to_string(&path).expect("a text").leak();
            let words: Vec<&str> = lines(text).collect();
            let name = path.display();
            assert!(!words.is_empty(), "{name}");
            assert!(words.iter().all(|word| word.trim() == *word && *word == word.to_lowercase()), "{name}");
            assert_eq!(words.iter().collect::<BTreeSet<_>>().len(), words.len(), "{name} names something twice");
        }
    }
}
