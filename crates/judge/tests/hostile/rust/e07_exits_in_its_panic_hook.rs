// runtime_error
fn solve(_: i64) -> i64 {
    std::panic::set_hook(Box::new(|_| std::process::exit(0)));
    panic!("a text of its own")
}
