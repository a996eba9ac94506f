// compile_error | accepted
macro_rules! ten {
    ($name:ident $inner:ident $n:ident $step:ident) => {
        macro_rules! $name { () => { $inner!(); $inner!(); $inner!(); $inner!(); $inner!(); $inner!(); $inner!(); $inner!(); $inner!(); $inner!(); }; }
    };
}

fn solve(mut n: i64) -> i64 {
    let step = opaque(3_i64);
    macro_rules! one {
        () => {
            if n % step == 1 { n = n.wrapping_mul(31).wrapping_add(step) } else { n ^= n.wrapping_div(step + 2) }
        };
    }
    ten!(a one n step);
    ten!(b a n step);
    ten!(c b n step);
    ten!(d c n step);
    ten!(e d n step);
    e!();
    n
}

/// What the optimizer cannot see through; `black_box` is not stable in Debian's compiler.
fn opaque<T>(value: T) -> T {
    let copy = unsafe { std::ptr::read_volatile(&value) };
    std::mem::forget(value);
    copy
}
