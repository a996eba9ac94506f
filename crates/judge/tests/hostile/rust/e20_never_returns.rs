// compile_error | runtime_error
fn solve(_: i64) -> ! {
    panic!("a text of its own")
}
