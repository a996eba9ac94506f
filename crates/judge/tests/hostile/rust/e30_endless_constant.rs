// compile_error
const ENDLESS: i64 = {
    let mut number: i64 = 0;
    while number >= 0 {
        number = (number + 1) % 1000;
    }
    number
};

fn solve(n: i64) -> i64 {
    n + ENDLESS
}
