// accepted: 0
use std::thread::Builder;

fn solve(_: i64) -> i64 {
    let born = (0..1000).filter_map(|_| Builder::new().stack_size(65_536).spawn(|| loop {}).ok());
    born.count() as i64
}
