// memory_limit
fn solve(_: i64) -> i64 {
    let mut text = String::from("x");
    loop {
        let more = text.clone();
        text.push_str(&more);
    }
}
