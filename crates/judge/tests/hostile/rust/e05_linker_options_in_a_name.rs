// compile_error
#[link(name = "c -Wl,-o,/tmp/x", kind = "dylib", modifiers = "+verbatim")]
extern "C" {
    fn nothing_of_this_name();
}

fn solve(n: i64) -> i64 {
    unsafe { nothing_of_this_name() };
    n
}
