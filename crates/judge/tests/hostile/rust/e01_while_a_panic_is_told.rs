// time_limit
use std::panic;

fn solve(n: i64) -> i64 {
    panic::set_hook(Box::new(|_| loop {
        std::hint::spin_loop();
    }));
    panic!("{n}");
}
