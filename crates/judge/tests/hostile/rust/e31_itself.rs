// accepted: true | compile_error
fn solve(_: i64) -> bool {
    include_str!(concat!("sol", "ution.rs")).contains("fn solve")
}
