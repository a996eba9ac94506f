// accepted: 7 | time_limit
extern "C" {
    fn atexit(function: extern "C" fn()) -> i32;
}

extern "C" fn cling() {
    loop {
        std::hint::spin_loop();
    }
}

struct Clingy;

impl Drop for Clingy {
    fn drop(&mut self) {
        cling();
    }
}

thread_local!(static CLINGY: Clingy = Clingy);

fn solve(n: i64) -> i64 {
    CLINGY.with(|_| {});
    unsafe { atexit(cling) };
    n
}
