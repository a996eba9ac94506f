// accepted: [100000, true]
struct Node {
    next: Option<Box<Node>>,
}

fn length(node: &Option<Box<Node>>) -> i64 {
    match node {
        Some(node) => 1 + length(&node.next),
        None => 0,
    }
}

fn is_even(n: &u32) -> bool {
    *n == 0 || is_odd(&(*n - 1))
}

fn is_odd(n: &u32) -> bool {
    *n != 0 && is_even(&(*n - 1))
}

pub fn solve(_: i64) -> (i64, bool) {
    let mut list = None;
    for _ in 0..100_000 {
        list = Some(Box::new(Node { next: list }));
    }
    // Dropping it is as deep.
    (length(&list), is_even(&100_000))
}
