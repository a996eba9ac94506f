// compile_error | accepted
trait Grow {
    type Next;
}

struct S<T>(T);

impl<T> Grow for S<T> {
    type Next = S<(T, T)>;
}

type N1<T> = <<<<T as Grow>::Next as Grow>::Next as Grow>::Next as Grow>::Next;
type N2<T> = N1<N1<N1<N1<T>>>>;

fn solve(_: i64) -> i64 {
    std::mem::size_of::<N2<N2<N2<S<u64>>>>>() as i64
}
