// compile_error
extern crate libc;

use serde_json::Value;

fn solve(n: i64) -> i64 {
    Value::from(unsafe { libc::getpid() }).as_i64().unwrap_or(n)
}
