// memory_limit | runtime_error | compile_error
static mut BLOCK: [u8; 1 << 27] = [0; 1 << 27];

fn solve(n: i64) -> i64 {
    for at in (0..1 << 27).step_by(4096) {
        unsafe { std::ptr::write_volatile(&mut BLOCK[at], n as u8) };
    }
    n
}
