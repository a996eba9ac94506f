//! The practice problems of this version, from `content/practice`.

use crate::CommandError;
use devproof_db::DbError;
use devproof_simulator::Problem;
use std::sync::{Arc, LazyLock};

/// A file's name without its ending, and its text.
type Source = (&'static str, &'static str);

/// In the order in which they are offered.
const SOURCES: [Source; 3] = [
    ("orders-outlive-a-zone", include_str!("../../../../content/practice/orders-outlive-a-zone.toml")),
    ("links-on-a-busy-evening", include_str!("../../../../content/practice/links-on-a-busy-evening.toml")),
    ("alarms-are-never-lost", include_str!("../../../../content/practice/alarms-are-never-lost.toml")),
];

/// A problem and its address.
pub(super) struct PracticeProblem {
    pub(super) slug: &'static str,
    pub(super) problem: Arc<Problem>,
}

static PROBLEMS: LazyLock<Result<Vec<PracticeProblem>, String>> =
    LazyLock::new(|| SOURCES.into_iter().map(read).collect());

/// All of them.
///
/// # Errors
/// If a file is faulty, which a test rules out.
pub(super) fn all() -> Result<&'static [PracticeProblem], CommandError> {
    PROBLEMS.as_deref().map_err(|faults| DbError::Decode(faults.clone()).into())
}

/// The problem of this address.
///
/// # Errors
/// `not_found` if there's none.
pub(super) fn find(slug: &str) -> Result<&'static PracticeProblem, CommandError> {
    all()?.iter().find(|one| one.slug == slug).ok_or(CommandError::NotFound)
}

/// The faults of a file name it, and each names its field.
fn read((slug, text): (&'static str, &str)) -> Result<PracticeProblem, String> {
    let problem = Problem::from_toml(text).map_err(|faults| {
        let lines: Vec<String> =
            faults.iter().map(|fault| format!("content/practice/{slug}.toml: {fault}")).collect();
        lines.join("\n")
    })?;
    Ok(PracticeProblem { slug, problem: Arc::new(problem) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::{fs, path::Path};

    #[test]
    fn every_file_is_offered_and_has_no_faults() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content/practice");
        let entries = fs::read_dir(folder).expect("the folder").map(|entry| entry.expect("an entry").path());
        let mut files: Vec<String> = entries
            .filter(|path| path.extension().is_some_and(|ending| ending == "toml"))
            .filter_map(|path| Some(path.file_stem()?.to_str()?.to_owned()))
            .collect();
        files.sort_unstable();
        let problems = all().unwrap_or_else(|_| panic!("{:?}", PROBLEMS.as_ref().err()));
        let mut offered: Vec<&str> = problems.iter().map(|one| one.slug).collect();
        offered.sort_unstable();
        assert_eq!(offered, files);
    }

    #[test]
    fn faults_name_the_file_and_the_field() {
        let (slug, text) = SOURCES[0];
        let broken = text.replacen("at_least = 99.9", "at_least = 101", 1);
        let faults = read((slug, &broken)).err().expect("a fault");
        let line = 1 + broken.lines().position(|line| line.contains("at_least = 101")).expect("a line");
        assert!(faults.starts_with(&format!("content/practice/{slug}.toml: line {line}, column ")), "{faults}");
        assert!(faults.ends_with("/targets/0/measure/at_least: must be between 0 and 100"), "{faults}");
    }
}
