// compile_error: not defined
fn solve(_: i64) -> String {
    env!("DEVPROOF_DATABASE_URL").to_owned()
}
