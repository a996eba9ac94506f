//! What became of each test in a whole run of `./test`, by the reports that the three runners write.

use super::{Outcomes, rust, web};
use anyhow::Context;
use serde_json::Value;
use std::{fs, path::Path};

/// What a folder of reports holds: nextest's `nextest.xml`, Vitest's `vitest.json` and Playwright's `playwright.json`.
///
/// # Errors
/// When one of them is missing or is no report.
pub(crate) fn outcomes(root: &Path, folder: &Path) -> anyhow::Result<Outcomes> {
    let read = |name: &str| {
        let path = folder.join(name);
        fs::read_to_string(&path).with_context(|| format!("{} is the report of a run of ./test", path.display()))
    };
    let mut outcomes = rust::read_junit(&read("nextest.xml")?)?;
    web::read_vitest(&json(&read("vitest.json")?)?, root, &mut outcomes);
    web::read_playwright(&json(&read("playwright.json")?)?, &mut outcomes);
    Ok(outcomes)
}

fn json(report: &str) -> anyhow::Result<Value> {
    Ok(serde_json::from_str(report)?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::{env, process};

    #[test]
    fn a_folder_without_one_of_the_reports_is_refused() {
        let folder = env::temp_dir().join(format!("devproof-reports-{}", process::id()));
        fs::create_dir_all(&folder).unwrap();
        let files = [
            ("nextest.xml", r#"<testsuites><testcase name="b" classname="a"/></testsuites>"#),
            ("vitest.json", r#"{ "testResults": [] }"#),
            ("playwright.json", r#"{ "suites": [] }"#),
        ];
        for (name, text) in files {
            assert!(outcomes(Path::new("/"), &folder).is_err(), "without {name}");
            fs::write(folder.join(name), text).unwrap();
        }
        assert_eq!(outcomes(Path::new("/"), &folder).unwrap(), Outcomes::from([("a b".to_owned(), true)]));
        fs::remove_dir_all(&folder).unwrap();
    }
}
