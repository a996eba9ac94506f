use std::cmp::Reverse;

pub fn split_total(total: String, parties: Vec<(String, i64)>) -> Vec<(String, String)> {
    let (sign, amount) = match total.strip_prefix('-') {
        Some(amount) => ("-", amount),
        None => ("", total.as_str()),
    };
    let cents = parse_cents(amount);
    let weights: i64 = parties.iter().map(|(_, weight)| weight).sum();
    let mut shares: Vec<i64> = parties.iter().map(|(_, weight)| cents * weight / weights).collect();
    let left_over = cents - shares.iter().sum::<i64>();

    let mut by_remainder: Vec<usize> = (0..parties.len()).collect();
    // Stable: equal remainders stay in the order of the list.
    by_remainder.sort_by_key(|&party| Reverse(cents * parties[party].1 % weights));
    for &party in by_remainder.iter().take(left_over as usize) {
        shares[party] += 1;
    }

    let amount = |share: i64| format!("{}{}.{:02}", if share == 0 { "" } else { sign }, share / 100, share % 100);
    parties.into_iter().zip(shares).map(|((name, _), share)| (name, amount(share))).collect()
}

/// `1234.50` as 123450. Exact, because it never was a fraction.
fn parse_cents(amount: &str) -> i64 {
    amount.bytes().filter(u8::is_ascii_digit).fold(0, |cents, digit| cents * 10 + i64::from(digit - b'0'))
}
