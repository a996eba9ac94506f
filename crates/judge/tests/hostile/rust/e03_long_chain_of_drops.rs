// accepted: 7 | runtime_error | memory_limit
struct Node {
    next: Option<Box<Node>>,
}

fn solve(n: i64) -> i64 {
    let mut list = None;
    for _ in 0..1_500_000 {
        list = Some(Box::new(Node { next: list }));
    }
    let length = std::iter::successors(list.as_deref(), |node| node.next.as_deref()).count();
    n + length as i64 - 1_500_000
}
