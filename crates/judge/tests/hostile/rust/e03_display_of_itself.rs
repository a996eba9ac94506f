// runtime_error | memory_limit
use std::fmt;

struct Mirror;

impl fmt::Display for Mirror {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "<{}>", self)
    }
}

fn solve(_: i64) -> String {
    Mirror.to_string()
}
