//! What was proved and is written down in the repository: while neither a challenge nor the judge changes, the tests need not
//! prove all of them again each time.

use aws_lc_rs::digest::{Context, SHA256};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::path::{Path, PathBuf};

/// Where it is written down, from the repository's root.
const RECORD: &str = "content/challenges/proved.json";

/// What decides how a program is judged, from the repository's root: the judge, and the versions of its engines.
const JUDGE: &str = "crates/judge/src";
const LOCK: &str = "Cargo.lock";
/// The judge's package in the lock.
const PACKAGE: &str = "devproof-judge";

/// Challenges whose references, starters and wrong answers were as they must be, by the contents of their folders.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Proved {
    /// The digest of the judge that proved them.
    judge: String,
    /// The digest of each folder, by its name.
    challenges: BTreeMap<String, String>,
}

impl Proved {
    /// What this judge has proved of the catalogue: nothing when another one is written down.
    ///
    /// # Errors
    ///
    /// When the record or the judge's files cannot be read.
    pub fn read(root: &Path) -> io::Result<Self> {
        let lock = std::fs::read_to_string(root.join(LOCK))?;
        let judge = digest(&[root.join(JUDGE)], root, &locked(&lock, PACKAGE))?;
        let none = Self { judge: judge.clone(), challenges: BTreeMap::new() };
        match std::fs::read(root.join(RECORD)) {
            Ok(bytes) => {
                let written: Self = serde_json::from_slice(&bytes)?;
                Ok(if written.judge == judge { written } else { none })
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(none),
            Err(error) => Err(error),
        }
    }

    /// Whether the challenge in this folder was proved as it is now.
    ///
    /// # Errors
    ///
    /// When the folder cannot be read.
    pub fn holds(&self, folder: &Path) -> io::Result<bool> {
        let written = self.challenges.get(&name(folder));
        Ok(written.is_some() && written == Some(&digest(&[folder.to_path_buf()], folder, &[])?))
    }

    /// Adds the challenge in this folder, as it is now.
    ///
    /// # Errors
    ///
    /// When the folder cannot be read.
    pub fn insert(&mut self, folder: &Path) -> io::Result<()> {
        self.challenges.insert(name(folder), digest(&[folder.to_path_buf()], folder, &[])?);
        Ok(())
    }

    /// Writes it down, without challenges that are gone.
    ///
    /// # Errors
    ///
    /// When it cannot be written.
    pub fn write(&mut self, root: &Path) -> io::Result<()> {
        let file = root.join(RECORD);
        self.challenges.retain(|name, _| file.with_file_name(name).is_dir());
        std::fs::write(file, serde_json::to_string_pretty(self)? + "\n")
    }
}

fn name(folder: &Path) -> String {
    folder.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// What the lock says of a package and of all that it is built with: what only other packages use judges nothing.
fn locked<'a>(lock: &'a str, package: &'a str) -> Vec<&'a str> {
    let entries: Vec<&str> = lock.split("[[package]]").collect();
    let mut found = BTreeSet::new();
    let mut wanted = vec![(package, None)];
    while let Some((name, version)) = wanted.pop() {
        let is_meant = |entry: &&&str| {
            field(entry, "name") == Some(name) && (version.is_none() || field(entry, "version") == version)
        };
        for entry in entries.iter().filter(is_meant) {
            if found.insert(*entry) {
                wanted.extend(dependencies(entry));
            }
        }
    }
    found.into_iter().collect()
}

/// The value of a line `name = "value"`.
fn field<'a>(entry: &'a str, name: &str) -> Option<&'a str> {
    entry.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(" = \"")?.strip_suffix('"'))
}

/// The lines ` "name",`, or ` "name version",` where a package is there in several versions.
fn dependencies(entry: &str) -> impl Iterator<Item = (&str, Option<&str>)> {
    entry.lines().filter_map(|line| {
        let mut words = line.strip_prefix(" \"")?.strip_suffix("\",")?.split(' ');
        Some((words.next()?, words.next()))
    })
}

/// Of all files below these places: their names, as seen from `base`, and what they hold; and of texts.
fn digest(places: &[PathBuf], base: &Path, texts: &[&str]) -> io::Result<String> {
    let (mut files, mut places) = (Vec::new(), places.to_vec());
    while let Some(place) = places.pop() {
        if place.is_dir() {
            for entry in std::fs::read_dir(place)? {
                places.push(entry?.path());
            }
        } else {
            files.push(place);
        }
    }
    files.sort();
    let mut context = Context::new(&SHA256);
    let mut add = |part: &[u8]| {
        context.update(&u64::try_from(part.len()).unwrap_or(u64::MAX).to_be_bytes());
        context.update(part);
    };
    for file in files {
        add(file.strip_prefix(base).unwrap_or(&file).to_string_lossy().as_bytes());
        add(&std::fs::read(&file)?);
    }
    texts.iter().for_each(|text| add(text.as_bytes()));
    Ok(hex::encode(context.finish().as_ref().get(..16).unwrap_or_default()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    /// The judge uses an engine, which uses one of two versions of a reader; a server uses the other.
    const LOCKED: &str = r#"version = 4

[[package]]
name = "devproof-judge"
version = "0.1.0"
dependencies = [
 "engine",
]

[[package]]
name = "engine"
version = "1.0.0"
dependencies = [
 "reader 2.0.0",
]

[[package]]
name = "reader"
version = "1.0.0"

[[package]]
name = "reader"
version = "2.0.0"
checksum = "aa"

[[package]]
name = "server"
version = "0.1.0"
dependencies = [
 "devproof-judge",
 "reader 1.0.0",
]
"#;

    /// A repository with one challenge, gone when dropped.
    struct Repository(PathBuf);

    impl Repository {
        fn new(name: &str) -> Self {
            let root = std::env::temp_dir().join(format!("devproof-proved-{name}-{}", std::process::id()));
            let repository = Self(root);
            repository.put("crates/judge/src/lib.rs", "one");
            repository.put("Cargo.lock", LOCKED);
            repository.put("content/challenges/lru/tests.json", "[]");
            repository.put("content/challenges/lru/wrong/slow.js", "slow");
            repository
        }

        fn put(&self, path: &str, text: &str) {
            let file = self.0.join(path);
            fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
            fs::write(file, text).expect("a file");
        }

        fn holds(&self) -> bool {
            let folder = self.0.join("content/challenges/lru");
            Proved::read(&self.0).expect("a record").holds(&folder).expect("a folder")
        }
    }

    impl Drop for Repository {
        fn drop(&mut self) {
            _ = fs::remove_dir_all(&self.0);
        }
    }

    #[test]
    fn a_challenge_is_proved_until_it_or_the_judge_changes() {
        let repository = Repository::new("changes");
        let folder = repository.0.join("content/challenges/lru");
        assert!(!repository.holds(), "nothing is written down yet");
        let mut proved = Proved::read(&repository.0).expect("no record yet");
        proved.insert(&folder).expect("a folder");
        proved.write(&repository.0).expect("written");
        assert!(repository.holds());

        let repacked = LOCKED.replace("checksum = \"aa\"", "checksum = \"bb\"");
        let older = LOCKED.replace("reader 2.0.0", "reader 1.0.0");
        for (path, before, after) in [
            ("content/challenges/lru/tests.json", "[]", "[1]"),
            ("content/challenges/lru/wrong/slow.js", "slow", "slower"),
            ("crates/judge/src/lib.rs", "one", "other"),
            ("Cargo.lock", LOCKED, repacked.as_str()),
            ("Cargo.lock", LOCKED, older.as_str()),
        ] {
            repository.put(path, after);
            assert!(!repository.holds(), "{path} has changed");
            repository.put(path, before);
            assert!(repository.holds(), "{path} is as it was");
        }
        let elsewhere = LOCKED.replace(" \"devproof-judge\",\n \"reader 1.0.0\",", " \"devproof-judge\",");
        assert_ne!(elsewhere, LOCKED);
        repository.put("Cargo.lock", &elsewhere);
        assert!(repository.holds(), "the judge doesn't use it");
        fs::rename(folder.join("tests.json"), folder.join("test.json")).expect("renamed");
        assert!(!repository.holds(), "a file has another name");
    }

    #[test]
    fn a_challenge_that_is_gone_is_not_written_down() {
        let repository = Repository::new("gone");
        let folder = repository.0.join("content/challenges/lru");
        let mut proved = Proved::read(&repository.0).expect("no record yet");
        proved.insert(&folder).expect("a folder");
        fs::remove_dir_all(&folder).expect("gone");
        proved.write(&repository.0).expect("written");
        assert!(proved.challenges.is_empty());
    }
}
