// compile_error
fn solve(n: i64) -> i64 {
    let list: Vec<&str> = (0..n).map(|number| number).rev().collect();
    std::thread::spawn(|| std::rc::Rc::new(list)).join().unwrap().len()
}
