// compile_error
use std::marker::PhantomData;

struct Next<T>(PhantomData<T>);
struct Left<T>(PhantomData<T>);
struct Right<T>(PhantomData<T>);

trait Good {}

impl<T> Good for Next<T> where Left<T>: Good, Right<T>: Good {}
impl<T> Good for Left<T> where Next<Next<(T, u8)>>: Good, Right<(u8, T)>: Good {}
impl<T> Good for Right<T> where Next<Next<(u16, T)>>: Good, Left<(T, u16)>: Good {}

fn check<T: Good>() -> i64 {
    7
}

fn solve(_: i64) -> i64 {
    check::<Next<u8>>()
}
