// runtime_error: char boundary
fn solve(n: i64) -> String {
    "ééééé"[..n as usize].to_owned()
}
