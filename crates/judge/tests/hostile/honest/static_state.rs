// accepted: ["seven", 1, 2]
use std::{cell::Cell, sync::atomic::{AtomicI64, Ordering}};

static NAMES: &[(i64, &str)] = &[(1, "one"), (7, "seven")];
static CALLS: AtomicI64 = AtomicI64::new(1);

thread_local!(static HERE: Cell<i64> = Cell::new(CALLS.load(Ordering::Relaxed)));

fn solve(n: i64) -> (String, i64, i64) {
    let name = NAMES.iter().find(|(number, _)| *number == n).map_or("", |(_, name)| *name);
    let here = HERE.with(Cell::get);
    (name.to_owned(), here, CALLS.fetch_add(1, Ordering::Relaxed) + 1)
}
