// compile_error | accepted
type A<T> = (T, T, T, T, T, T, T, T);
type B<T> = A<A<A<A<A<A<T>>>>>>;
type C<T> = B<B<B<T>>>;

fn name<T>() -> &'static str {
    std::any::type_name::<T>()
}

fn solve(_: i64) -> i64 {
    name::<C<u8>>().len() as i64
}
