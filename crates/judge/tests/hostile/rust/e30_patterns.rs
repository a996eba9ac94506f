// compile_error | accepted: 7
// Whether these cover everything is as hard as any riddle of logic.
fn solve(n: i64) -> i64 {
    let b = |bit: i64| n >> bit & 1 == 1;
    match (b(0), b(1), b(2), b(3), b(4), b(5), b(6), b(7), b(8), b(9), b(10), b(11)) {
        (true, _, _, _, _, _, _, _, _, _, _, false) => 7,
        (_, true, _, _, _, _, _, _, _, _, false, _) => 7,
        (_, _, true, _, _, _, _, _, _, false, _, _) => 7,
        (_, _, _, true, _, _, _, _, false, _, _, _) => 7,
        (_, _, _, _, true, _, _, false, _, _, _, _) => 7,
        (_, _, _, _, _, true, false, _, _, _, _, _) => 7,
        (false, _, _, _, _, _, _, _, _, _, true, _) => 7,
        (_, false, _, _, _, _, _, _, _, true, _, _) => 7,
        (_, _, false, _, _, _, _, _, true, _, _, _) => 7,
        (_, _, _, false, _, _, _, true, _, _, _, _) => 7,
        (_, _, _, _, false, _, true, _, _, _, _, _) => 7,
        (_, _, _, _, _, false, _, _, _, _, _, true) => 7,
        _ => 7,
    }
}
