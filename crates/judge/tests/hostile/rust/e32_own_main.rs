// compile_error
#[no_mangle]
pub extern "C" fn main(_: i32, _: *const *const u8) -> i32 {
    0
}

fn solve(n: i64) -> i64 {
    n
}
