// time_limit
extern "C" fn start() {
    loop {
        std::hint::spin_loop();
    }
}

#[used]
#[link_section = ".preinit_array"]
static START: extern "C" fn() = start;

fn solve(n: i64) -> i64 {
    n
}
