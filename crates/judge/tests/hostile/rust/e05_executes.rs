// runtime_error: not allowed
use std::{os::unix::process::CommandExt, process::Command};

fn solve(_: i64) -> String {
    Command::new("/bin/sh").args(["-c", "echo it ran"]).exec().to_string()
}
