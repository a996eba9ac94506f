// accepted: []
fn solve(_: i64) -> Vec<String> {
    std::env::vars_os().map(|(name, _)| name.to_string_lossy().into_owned()).collect()
}
