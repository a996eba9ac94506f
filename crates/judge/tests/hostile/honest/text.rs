// accepted: ["Grüße, 世界 🦀", "\"quoted\"\\\n\t\u0001", 4, ""]
fn solve(_: i64) -> (String, String, i64, String) {
    let mut greeting = String::from("Grüße, ");
    greeting.push_str("世界");
    greeting.push_str(" \u{1f980}");
    (greeting, "\"quoted\"\\\n\t\u{1}".to_owned(), "🦀".len() as i64, String::new())
}
