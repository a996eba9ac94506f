// compile_error
macro_rules! a { () => { concat!("0123456789", "0123456789") }; }
macro_rules! b { () => { concat!(a!(), a!(), a!(), a!(), a!(), a!(), a!(), a!(), a!(), a!()) }; }
macro_rules! c { () => { concat!(b!(), b!(), b!(), b!(), b!(), b!(), b!(), b!(), b!(), b!()) }; }
macro_rules! d { () => { concat!(c!(), c!(), c!(), c!(), c!(), c!(), c!(), c!(), c!(), c!()) }; }
macro_rules! e { () => { concat!(d!(), d!(), d!(), d!(), d!(), d!(), d!(), d!(), d!(), d!()) }; }
macro_rules! f { () => { concat!(e!(), e!(), e!(), e!(), e!(), e!(), e!(), e!(), e!(), e!()) }; }
macro_rules! g { () => { concat!(f!(), f!(), f!(), f!(), f!(), f!(), f!(), f!(), f!(), f!()) }; }
macro_rules! h { () => { concat!(g!(), g!(), g!(), g!(), g!(), g!(), g!(), g!(), g!(), g!()) }; }
macro_rules! i { () => { concat!(h!(), h!(), h!(), h!(), h!(), h!(), h!(), h!(), h!(), h!()) }; }

fn solve(_: i64) -> i64 {
    i!().len() as i64
}
