// accepted: 7 | memory_limit | compile_error | runtime_error
use std::alloc::{GlobalAlloc, Layout};

struct Nothing;

unsafe impl GlobalAlloc for Nothing {
    unsafe fn alloc(&self, _: Layout) -> *mut u8 {
        std::ptr::null_mut()
    }
    unsafe fn dealloc(&self, _: *mut u8, _: Layout) {}
}

#[global_allocator]
static ALLOCATOR: Nothing = Nothing;

fn solve(n: i64) -> i64 {
    n
}
