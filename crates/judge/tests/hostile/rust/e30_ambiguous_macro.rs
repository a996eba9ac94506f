// compile_error
macro_rules! many {
    ($($a:ident)* $($b:ident)* $($c:ident)* $($d:ident)*) => { 7 };
}

fn solve(_: i64) -> i64 {
    many!(a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a)
}
