// runtime_error | compile_error
fn solve(words: Vec<String>) -> Vec<String> {
    words
}
