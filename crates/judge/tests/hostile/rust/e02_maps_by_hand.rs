// memory_limit
extern "C" {
    fn mmap(at: *mut u8, size: usize, rights: i32, flags: i32, file: i32, offset: i64) -> *mut u8;
}

fn solve(_: i64) -> i64 {
    loop {
        unsafe { mmap(std::ptr::null_mut(), 1 << 20, 3, 0x22, -1, 0).write_bytes(1, 1 << 20) };
    }
}
