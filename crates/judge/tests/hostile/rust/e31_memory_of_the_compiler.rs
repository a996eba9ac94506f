// compile_error
fn solve(_: i64) -> String {
    concat!(include_str!("/proc/self/cmdline"), include_str!("/proc/self/maps"), include_str!("/proc/1/cmdline")).to_owned()
}
