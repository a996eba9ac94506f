// accepted: [2262, 4999950000]
pub fn solve(_: i64) -> Vec<i64> {
    let mut composite = vec![false; 20_000];
    let mut primes = 0;
    for number in 2..composite.len() {
        if composite[number] {
            continue;
        }
        primes += 1;
        for multiple in (number * number..composite.len()).step_by(number) {
            composite[multiple] = true;
        }
    }
    // 8 MB, of 64.
    let numbers: Vec<i64> = (0..1_000_000).collect();
    vec![primes, numbers[..100_000].iter().sum()]
}
