// compile_error
trait Good {}

struct Wrap<T>(T);

impl<T> Good for Wrap<T> where Wrap<Wrap<T>>: Good {}

fn check<T: Good>(_: T) -> i64 {
    7
}

fn solve(n: i64) -> i64 {
    check(Wrap(n))
}
