// accepted: [1, false, false]
use std::sync::atomic::{AtomicI64, Ordering};

static CALLS: AtomicI64 = AtomicI64::new(0);

fn solve(_: i64) -> (i64, bool, bool) {
    let variable = std::env::var_os("LEFT_BEHIND").is_some();
    let file = std::fs::read("/tmp/left-behind").is_ok();
    std::env::set_var("LEFT_BEHIND", "1");
    let _ = std::fs::write("/tmp/left-behind", "1");
    (CALLS.fetch_add(1, Ordering::SeqCst) + 1, variable, file)
}
