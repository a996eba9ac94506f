// accepted: []
extern "C" {
    fn setitimer(which: i32, new: *const [i64; 4], old: *mut [i64; 4]) -> i32;
}

fn solve(_: i64) -> Vec<i64> {
    let soon = [0, 0, 0, 1000];
    (0..3).filter(|&which| unsafe { setitimer(which as i32, &soon, std::ptr::null_mut()) } == 0).collect()
}
