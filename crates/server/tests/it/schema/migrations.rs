//! Names of migrations.

use devproof_server::embedded_files;
use std::collections::BTreeMap;

/// Numbers that were given twice before this test was there. They stay: an installed database knows each migration by
/// its path, and refuses to start with a program that lacks one it has run.
const TWICE: [&str; 3] = ["0122", "0141", "0143"];

#[test]
fn every_migration_has_a_number_of_its_own() {
    let mut numbers: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for file in embedded_files::schema() {
        let Some(name) = file.path.strip_prefix("migrations/") else { continue };
        let number = name.split_once('_').map_or(name, |(number, _)| number);
        assert!(number.len() == 4 && number.bytes().all(|byte| byte.is_ascii_digit()), "{name}: four digits, then _");
        numbers.entry(number.to_owned()).or_default().push(name.to_owned());
    }
    assert!(numbers.len() > 40, "the migrations are there");
    for (number, names) in numbers {
        let most = if TWICE.contains(&number.as_str()) { 2 } else { 1 };
        assert!(names.len() <= most, "{number} is taken: {}", names.join(", "));
    }
}
