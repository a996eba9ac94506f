// accepted: 8
fn solve(n: i64) -> i64 {
    println!("looking at {n}");
    eprintln!("on the error stream");
    print!("without an end of line");
    n + 1
}

fn main() {
    println!("not run here: {}", solve(1));
}

#[cfg(test)]
mod tests {
    #[test]
    fn it_adds_one() {
        assert_eq!(super::solve(1), 2);
    }
}
