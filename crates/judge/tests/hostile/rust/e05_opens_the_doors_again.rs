// accepted: []
extern "C" {
    fn prctl(option: i32, ...) -> i32;
    fn setrlimit(resource: u32, limits: *const [u64; 2]) -> i32;
    fn setuid(user: u32) -> i32;
    fn personality(persona: u64) -> i32;
}

fn solve(_: i64) -> Vec<String> {
    let mut opened = Vec::new();
    unsafe {
        // PR_SET_DUMPABLE, PR_SET_SECCOMP, PR_SET_NO_NEW_PRIVS, PR_SET_NAME, PR_SET_MM
        for option in [4, 22, 38, 15, 35] {
            if prctl(option, 0_u64, 0_u64, 0_u64, 0_u64) != -1 {
                opened.push(format!("prctl {option}"));
            }
        }
        for resource in 0..16 {
            if setrlimit(resource, &[u64::MAX; 2]) != -1 {
                opened.push(format!("limit {resource}"));
            }
        }
        if setuid(0) != -1 {
            opened.push("setuid".to_owned());
        }
        if personality(0x040_0000) != -1 {
            opened.push("personality".to_owned());
        }
    }
    opened
}
