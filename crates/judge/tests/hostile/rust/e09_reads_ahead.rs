// accepted: "" | time_limit: waiting
use std::io::{stdin, Read};

// A second test, if there were one in the pipe.
fn solve(_: i64) -> String {
    let mut rest = String::new();
    let _ = stdin().read_to_string(&mut rest);
    rest
}
