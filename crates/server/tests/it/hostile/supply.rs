//! What is built from: every package is the one that was locked, from where it belongs.

use serde_json::Value;
use std::{collections::BTreeSet, fs, path::PathBuf};

fn read(path: &str) -> String {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..");
    fs::read_to_string(root.join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

#[test]
fn j13_every_crate_is_locked_from_the_one_registry_or_our_own() {
    let lock: toml::Table = read("Cargo.lock").parse().expect("TOML");
    let manifest: toml::Table = read("Cargo.toml").parse().expect("TOML");
    assert_eq!(manifest["workspace"]["package"]["publish"].as_bool(), Some(false), "our names are never published");
    let mut own = BTreeSet::new();
    for package in lock["package"].as_array().expect("packages") {
        let name = package["name"].as_str().expect("a name");
        match package.get("source").and_then(toml::Value::as_str) {
            Some(source) => {
                assert_eq!(source, "registry+https://github.com/rust-lang/crates.io-index", "{name}");
                let sum = package.get("checksum").and_then(toml::Value::as_str).unwrap_or_default();
                assert_eq!(sum.len(), 64, "{name} has no checksum");
                assert!(!name.starts_with("devproof"), "{name} looks like ours and is not");
            }
            None => assert!(own.insert(name.to_owned()), "{name} is there twice"),
        }
    }
    for name in &own {
        let folder = name.strip_prefix("devproof-").unwrap_or(name);
        let manifest: toml::Table = read(&format!("crates/{folder}/Cargo.toml")).parse().expect("TOML");
        let package = &manifest["package"];
        assert_eq!(package["name"].as_str(), Some(name.as_str()));
        assert_eq!(package["publish"]["workspace"].as_bool(), Some(true), "{name} could be published");
    }
    assert!(own.len() > 10 && own.contains("devproof-server"), "{own:?}");
}

#[test]
fn j13_every_npm_package_has_a_version_a_sum_and_no_address_of_its_own() {
    let manifest: Value = serde_json::from_str(&read("web/package.json")).expect("JSON");
    assert_eq!(manifest["private"], true);
    let mut wanted = 0;
    for list in ["dependencies", "devDependencies"] {
        for (name, version) in manifest[list].as_object().expect("packages") {
            let version = version.as_str().expect("a version");
            assert!(
                version.split(['.', '-', '+']).take(3).all(|part| part.parse::<u32>().is_ok()),
                "{name} {version}"
            );
            wanted += 1;
        }
    }
    let lock: Value = serde_json::from_str(&read("web/package-lock.json")).expect("JSON");
    let packages = lock["packages"].as_object().expect("packages");
    assert!(packages.len() > wanted);
    for list in ["dependencies", "devDependencies"] {
        assert_eq!(packages[""][list], manifest[list], "the lock is of another manifest: {list}");
    }
    for (path, package) in packages.iter().filter(|(path, _)| !path.is_empty()) {
        assert!(path.starts_with("node_modules/"), "{path}");
        assert!(package["integrity"].as_str().is_some_and(|sum| sum.starts_with("sha512-")), "{path} has no sum");
        let address = package["resolved"].as_str().unwrap_or("https://registry.npmjs.org/");
        assert!(address.starts_with("https://registry.npmjs.org/"), "{path} comes from {address}");
        assert!(package["link"].is_null(), "{path} is a folder");
    }
    let scripts: Vec<&String> =
        packages.iter().filter(|(_, package)| package["hasInstallScript"] == true).map(|(path, _)| path).collect();
    // The Node that builds and tests: its script takes the program from a package of the same version.
    assert_eq!(
        scripts,
        ["node_modules/node"],
        "a package that runs a script when it is installed is looked at first"
    );
}

#[test]
fn j13_builds_and_tests_take_what_is_locked_and_nothing_newer() {
    for file in ["test", "run", "scripts/setup.sh"] {
        let text = read(file);
        let commands =
            text.lines().map(str::trim).filter(|line| !line.starts_with('#') && !line.starts_with("need "));
        for line in commands {
            let builds = ["cargo build", "cargo nextest run", "cargo clippy", "cargo test", "cargo install"];
            if builds.iter().any(|command| line.contains(command)) {
                assert!(line.contains("--locked"), "{file}: {line}");
            }
            // One version by name, from whichever registry.
            for (command, mark) in [("pip\" install", "=="), ("npm install", "@"), ("cargo install", "@")] {
                if let Some((_, packages)) = line.split_once(command) {
                    let version = packages.rsplit_once(mark).map(|(_, version)| version).unwrap_or_default();
                    assert!(version.starts_with(|c: char| c.is_ascii_digit()), "{file}: {line}");
                }
            }
        }
    }
    assert!(read("scripts/setup.sh").contains("npm ci "), "the web app's packages are those of its lock");
}
