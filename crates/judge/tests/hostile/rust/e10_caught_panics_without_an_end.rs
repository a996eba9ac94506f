// output_limit | time_limit
fn solve(_: i64) -> i64 {
    loop {
        let _ = std::panic::catch_unwind(|| panic!("{}", "again ".repeat(20)));
    }
}
