//! Every command has a file of tests of its own name, where its source is.

use std::{collections::BTreeMap, fs, path::Path};

/// The folder below `crates/commands/src` in which each file is, by the file's name.
fn features() -> BTreeMap<String, String> {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("../commands/src");
    let mut features = BTreeMap::new();
    for folder in fs::read_dir(source).expect("the crate") {
        let folder = folder.expect("a folder").path();
        let feature = folder.file_name().expect("a name").to_string_lossy().into_owned();
        for file in folder.is_dir().then(|| fs::read_dir(&folder).expect("a folder")).into_iter().flatten() {
            let path = file.expect("a file").path();
            features.insert(path.file_stem().expect("a name").to_string_lossy().into_owned(), feature.clone());
        }
    }
    features
}

#[test]
fn every_command_has_a_file_of_tests_at_its_own_path() {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it/commands");
    let text = |path: String| fs::read_to_string(tests.join(path)).unwrap_or_default();
    let features = features();
    let missing: Vec<String> = devproof_commands::table()
        .iter()
        .filter_map(|command| {
            let feature = features.get(command.name)?;
            let has_test = text(format!("{feature}/{}.rs", command.name)).contains("#[tokio::test");
            let is_run = text(format!("{feature}.rs")).contains(&format!("mod {};", command.name));
            (!has_test || !is_run).then(|| format!("{feature}/{}.rs", command.name))
        })
        .collect();
    assert_eq!(missing, [""; 0], "commands without tests at tests/it/commands");
    let without_source: Vec<&str> = devproof_commands::table()
        .iter()
        .map(|command| command.name)
        .filter(|name| !features.contains_key(*name))
        .collect();
    assert_eq!(without_source, [""; 0], "commands without a file of their name");
}
