//! `./test` itself: what it says at its end is what happened.

use std::{
    env, fs,
    path::Path,
    process::{self, Command, Output},
};

fn test_script(part: &str) -> Output {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let folder = env::temp_dir().join(format!("devproof-script-{}-{part}", process::id()));
    fs::create_dir(&folder).expect("a folder for what the script makes");
    let done = Command::new("bash")
        .arg("test")
        .arg(part)
        .current_dir(root)
        .env("TMPDIR", &folder)
        .output()
        .expect("bash runs");
    fs::remove_dir(&folder).expect("the script leaves nothing behind");
    done
}

#[test]
fn a_run_in_which_nothing_failed_ends_well() {
    let done = test_script("none");
    let said = String::from_utf8_lossy(&done.stderr);
    assert!(said.contains("All passed"), "{said}");
    assert!(done.status.success(), "{}: {said}", done.status);
}

#[test]
fn a_part_that_does_not_exist_is_named_and_runs_nothing() {
    let done = test_script("browsers");
    assert!(!done.status.success());
    let said = String::from_utf8_lossy(&done.stderr);
    assert!(said.contains("\"browsers\"") && !said.contains("All passed"), "{said}");
}
