// accepted: [-1, -1]
extern "C" {
    fn mmap(at: *mut u8, size: usize, rights: i32, flags: i32, file: i32, offset: i64) -> isize;
    fn mprotect(at: *mut u8, size: usize, rights: i32) -> i32;
}

#[repr(align(4096))]
struct Page([u8; 4096]);

fn solve(_: i64) -> Vec<i64> {
    let mut page = Box::new(Page([0xc3; 4096]));
    unsafe {
        vec![
            mmap(std::ptr::null_mut(), 4096, 7, 0x22, -1, 0) as i64,
            i64::from(mprotect(page.0.as_mut_ptr(), 4096, 5)),
        ]
    }
}
