//! Closed lists that a source types again instead of taking what is generated from `content/vocabulary`.

use super::Source;
use crate::generate::vocabulary::Vocabulary;
use std::{collections::BTreeSet, fmt, path::PathBuf};

/// A list that is typed again, and where.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct CopiedList {
    list: String,
    path: PathBuf,
    line: usize,
}

impl fmt::Display for CopiedList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} in {}:{}", self.list, self.path.display(), self.line)
    }
}

/// Unions, arrays and maps of labels of the web app, and arrays of the crates, that repeat a list.
pub(super) fn find(vocabulary: &Vocabulary, sources: &[Source]) -> Vec<CopiedList> {
    let mut copies = Vec::new();
    for source in sources.iter().filter(|source| is_hand_written(source)) {
        let is_web = source.path.extension().is_none_or(|extension| extension != "rs");
        let text = without_spaces(&source.text);
        for (line, separator, group) in groups(&source.text) {
            if separator == '|' && !is_web {
                continue;
            }
            let lists = vocabulary.values().filter(|(_, values)| repeats(&group, values));
            let copy = |(list, _): (&str, _)| CopiedList { list: list.to_owned(), path: source.path.clone(), line };
            copies.extend(lists.map(copy).next());
        }
        for (list, labels) in vocabulary.labelled().filter(|_| is_web) {
            if let Some(line) = line_of_labels(&source.text, &text, &labels) {
                copies.push(CopiedList { list: list.to_owned(), path: source.path.clone(), line });
            }
        }
    }
    copies
}

/// Tests may say what they expect, and the judge imports no crate of ours.
fn is_hand_written(source: &Source) -> bool {
    let name = source.path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
    let has = |folder| source.path.iter().any(|part| part == folder);
    let is_generated = name.contains(".generated.") || name.ends_with(".types.ts") || has("vocabulary");
    !is_generated && !name.contains(".test.") && name != "tests.rs" && !has("tests") && !has("judge")
}

/// All values of a list, or all but one of four or more: the latter is derived with `Exclude` or a filter.
fn repeats(group: &BTreeSet<&str>, values: &[String]) -> bool {
    let needed = if values.len() >= 4 { values.len() - 1 } else { values.len().max(2) };
    group.len() >= needed && group.iter().all(|value| values.iter().any(|known| known == value))
}

/// The texts between `|`, and those of arrays, with the line that each group begins in.
fn groups(text: &str) -> Vec<(usize, char, BTreeSet<&str>)> {
    let mut groups = Vec::new();
    let mut at = 0;
    while let Some(start) = text[at..].find('"').map(|offset| at + offset) {
        let Some((first, mut end)) = literal(text, start) else {
            at = start + 1;
            continue;
        };
        let opens_array = text[..start].trim_end().ends_with('[');
        let separator = if opens_array { ',' } else { '|' };
        let mut group = BTreeSet::from([first]);
        while let Some(next) = next_literal(text, end, separator) {
            group.insert(next.0);
            end = next.1;
        }
        groups.push((line_of(text, start), separator, group));
        at = end;
    }
    groups
}

/// The text that begins at this quote, and where it ends; none if its line has no other quote.
fn literal(text: &str, start: usize) -> Option<(&str, usize)> {
    let rest = &text[start + 1..];
    let end = rest.find(['"', '\n'])?;
    rest[end..].starts_with('"').then(|| (&rest[..end], start + end + 2))
}

fn next_literal(text: &str, end: usize, separator: char) -> Option<(&str, usize)> {
    let rest = text[end..].trim_start().strip_prefix(separator)?.trim_start();
    if rest.starts_with('"') { literal(text, text.len() - rest.len()) } else { None }
}

/// The line of a list's first label, when all of them stand beside their values.
fn line_of_labels(text: &str, without_spaces: &str, labels: &[(&str, &str)]) -> Option<usize> {
    let is_typed = |(value, label): &(&str, &str)| {
        let label = self::without_spaces(&format!("{label:?}"));
        ["", "\""].iter().any(|quote| without_spaces.contains(&format!("{quote}{value}{quote}:{label}")))
    };
    let (_, first) = labels.first().filter(|_| labels.iter().all(is_typed))?;
    Some(line_of(text, text.find(&format!("{first:?}"))?))
}

fn without_spaces(text: &str) -> String {
    text.chars().filter(|c| !c.is_whitespace()).collect()
}

fn line_of(text: &str, place: usize) -> usize {
    text[..place].matches('\n').count() + 1
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    fn root() -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
    }

    fn lines(name: &str, text: &str) -> Vec<(String, usize)> {
        let vocabulary = Vocabulary::read(&root()).expect("the lists");
        let source = Source { path: PathBuf::from(name), text: text.to_owned() };
        find(&vocabulary, &[source]).into_iter().map(|copy| (copy.list, copy.line)).collect()
    }

    #[test]
    fn every_list_has_one_source() {
        let copies = super::super::copied_lists(&root()).expect("the sources");
        let copies: Vec<String> = copies.iter().map(ToString::to_string).collect();
        assert!(copies.is_empty(), "typed again, see crates/vocabulary and vocabulary.generated.ts: {copies:#?}");
    }

    #[test]
    fn unions_arrays_and_labels_are_copies() {
        let union = "type Kind =\n  | \"sql\"\n  | \"code\"\n  | \"written\"\n  | \"system_design\";";
        assert_eq!(lines("a.ts", union), [("EmployerChallengeKind".to_owned(), 2)]);
        let all_but_one =
            "const offered = [\"javascript\", \"typescript\", \"python\", \"cpp\", \"rust\", \"go\", \"java\"];";
        assert_eq!(lines("a.ts", all_but_one), [("Language".to_owned(), 1)]);
        assert_eq!(lines("a.rs", "const ALL: [&str; 2] = [\"must\", \"nice\"];"), [("Importance".to_owned(), 1)]);
        let labels = "\nconst words = { must: \"Must have\", nice: \"Nice to have\" };";
        assert_eq!(lines("a.tsx", labels), [("Importance".to_owned(), 2)]);
    }

    #[test]
    fn parts_tests_and_generated_files_are_none() {
        let part = "type Ended = Extract<JobStatus, \"filled\" | \"closed\">; f(\"must\", \"nice\");";
        assert_eq!(lines("a.ts", part), []);
        let list = "const all = [\"must\", \"nice\"];";
        assert_eq!(lines("a.test.ts", list), []);
        assert_eq!(lines("vocabulary.generated.ts", list), []);
    }
}
