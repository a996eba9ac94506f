// accepted: ["no seven today", "invalid digit found in string", "division by zero"]
use std::{error::Error, fmt, panic};

#[derive(Debug)]
struct NoSeven;

impl fmt::Display for NoSeven {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str("no seven today")
    }
}

impl Error for NoSeven {}

fn check(n: i64) -> Result<i64, Box<dyn Error>> {
    if n == 7 {
        return Err(Box::new(NoSeven));
    }
    Ok("seven".parse()?)
}

fn solve(n: i64) -> Vec<String> {
    let text = |n| check(n).map_or_else(|error| error.to_string(), |n| n.to_string());
    let caught = panic::catch_unwind(|| 1 / (n - 7)).is_err();
    vec![text(n), text(8), if caught { "division by zero".to_owned() } else { String::new() }]
}
