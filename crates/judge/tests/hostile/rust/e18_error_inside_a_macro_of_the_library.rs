// compile_error
struct Silent;

fn solve(n: i64) -> i64 {
    println!("{} {:?}", Silent, Silent);
    assert_eq!(Silent, n);
    vec![Silent; 7].len() as i64
}
