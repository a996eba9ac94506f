// runtime_error
extern "C" {
    fn _exit(code: i32) -> !;
}

extern "C" fn start() {
    unsafe { _exit(97) };
}

#[used]
#[link_section = ".preinit_array"]
static START: extern "C" fn() = start;

fn solve(n: i64) -> i64 {
    n
}
