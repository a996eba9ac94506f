//! `devproof simulate` from outside: what it reads, prints and writes, and how it refuses.

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Output},
};
use uuid::Uuid;

fn example(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../simulator/examples").join(name)
}

/// A folder that is gone when the test is over.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Self {
        let path = std::env::temp_dir().join(format!("devproof-simulate-{}", Uuid::new_v4()));
        fs::create_dir(&path).expect("a folder");
        Self(path)
    }

    fn file(&self, name: &str, text: &str) -> PathBuf {
        let path = self.0.join(name);
        fs::write(&path, text).expect("a file");
        path
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        drop(fs::remove_dir_all(&self.0));
    }
}

/// Without a single setting.
fn simulate(file: &Path, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_devproof"))
        .env_clear()
        .arg("simulate")
        .arg(file)
        .args(arguments)
        .output()
        .expect("the binary runs")
}

fn refusal(file: &Path) -> String {
    let output = simulate(file, &[]);
    let text = String::from_utf8(output.stderr).expect("text");
    assert_eq!(output.status.code(), Some(1), "{text}");
    assert!(output.stdout.is_empty() && !text.contains("panicked"), "{text}");
    text
}

#[test]
fn every_example_runs_and_the_same_seed_gives_the_same_bytes() {
    let folder = Folder::new();
    for (name, flow) in [("orders.toml", "order"), ("front-page.toml", "read"), ("alarms.json", "alarm")] {
        let run = |turn: &str, seed: &str| {
            let path = |what: &str| folder.0.join(format!("{name}-{turn}-{what}")).to_str().unwrap().to_owned();
            let [flows, components, json] = ["flows.csv", "components.csv", "day.json"].map(path);
            let arguments = ["--seed", seed, "--flows-csv", &flows, "--components-csv", &components, "--json", &json];
            let output = simulate(&example(name), &arguments);
            assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
            (output.stdout, [flows, components, json].map(|path| fs::read(path).unwrap()))
        };
        let (summary, files) = run("first", "3");
        assert_eq!((&summary, &files), (&run("second", "3").0, &run("third", "3").1), "{name}");
        let summary = String::from_utf8(summary).unwrap();
        assert!(summary.lines().next().unwrap().ends_with(", seed 3"), "{summary}");
        assert!(summary.lines().any(|line| line.starts_with(flow)), "{summary}");
        let minutes = String::from_utf8(files[0].clone()).unwrap();
        assert!(minutes.starts_with("flow,minute,asked,answered,") && minutes.lines().count() == 1441, "{name}");
        let day: serde_json::Value = serde_json::from_slice(&files[2]).unwrap();
        assert_eq!(day["flows"][0]["id"], flow);
    }
}

#[test]
fn a_bad_document_is_refused_with_its_line_and_field() {
    let folder = Folder::new();
    let orders = fs::read_to_string(example("orders.toml")).unwrap();
    let line = |part: &str| 1 + orders.lines().position(|line| line.contains(part)).unwrap();
    let bad = folder.file("bad.toml", &orders.replace("lasts_s = 600", "lasts_s = 0"));
    let expected =
        format!("{}: line {}, column 1: /scenario/events/0/lasts_s: ", bad.display(), line("lasts_s = 600"));
    assert!(refusal(&bad).starts_with(&expected), "{}", refusal(&bad));
    let unknown = folder.file("unknown.toml", &orders.replace("max_waiting", "max_wating"));
    let text = refusal(&unknown);
    assert!(text.contains(&format!("line {}, ", line("max_waiting"))) && text.contains("`max_wating`"), "{text}");
    let alarms = fs::read_to_string(example("alarms.json")).unwrap();
    let text = refusal(&folder.file("cut.json", &alarms[..alarms.len() / 2]));
    assert!(text.contains("cut.json: line "), "{text}");
    let text = refusal(&folder.file("bad.JSON", &alarms.replace("[0.5]", "[-1]")));
    assert!(text.contains("/scenario/flows/0/rate/0: must be between 0 and"), "{text}");
    // Neither a text nor a file.
    let bytes = folder.0.join("bytes.toml");
    fs::write(&bytes, [0xff, 0xfe, 0x00]).unwrap();
    assert!(refusal(&bytes).starts_with("devproof: cannot read "), "{}", refusal(&bytes));
    assert!(refusal(&folder.0.join("nowhere.toml")).contains("nowhere.toml"));
    assert!(refusal(&folder.0).starts_with("devproof: cannot read "));
    let large = folder.file("large.toml", &"#".repeat((4 << 20) + 1));
    assert!(refusal(&large).contains("must be at most 4 MiB"));
    // A place that cannot be written is said, too.
    let output = simulate(&example("alarms.json"), &["--json", "/nowhere/day.json"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8(output.stderr).expect("text").contains("cannot write /nowhere/day.json"));
}
