// compile_error
#![feature(core_intrinsics, asm_sym, rustc_private)]

fn solve(n: i64) -> i64 {
    unsafe { std::intrinsics::unchecked_add(n, 0) }
}
