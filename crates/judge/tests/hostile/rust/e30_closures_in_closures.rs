// compile_error | accepted
fn twice<F: Fn(i64) -> i64 + Copy>(f: F) -> impl Fn(i64) -> i64 + Copy {
    move |n| f(f(n)) + f(n)
}

fn solve(n: i64) -> i64 {
    let f = |n: i64| n ^ 1;
    let f = twice(twice(twice(twice(twice(twice(twice(twice(f))))))));
    let f = twice(twice(twice(twice(twice(twice(twice(twice(f))))))));
    let f = twice(twice(twice(twice(twice(twice(twice(twice(f))))))));
    if n == 8 { f(n) } else { n }
}
