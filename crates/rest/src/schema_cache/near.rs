//! The name that a misspelt one was probably meant to be.

/// The nearest of `names` to `wanted`, if one is near enough to be worth a hint.
pub fn near<'a>(wanted: &str, names: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    // Names are short; a long text is no misspelling and costs quadratic time.
    if wanted.len() > 64 {
        return None;
    }
    let wanted: Vec<char> = wanted.to_lowercase().chars().collect();
    let bound = (wanted.len() / 3).clamp(1, 4);
    names
        .map(|name| (distance(&wanted, &name.to_lowercase().chars().collect::<Vec<_>>()), name))
        .filter(|(distance, _)| *distance <= bound)
        .min()
        .map(|(_, name)| name)
}

/// Edits between two texts: a character more, less or other, or two neighbours swapped.
fn distance(left: &[char], right: &[char]) -> usize {
    let mut before: Vec<usize> = Vec::new();
    let mut last: Vec<usize> = (0..=right.len()).collect();
    for (i, a) in left.iter().enumerate() {
        let mut row = vec![i + 1];
        for (j, b) in right.iter().enumerate() {
            let mut least = (last[j] + usize::from(a != b)).min(last[j + 1] + 1).min(row[j] + 1);
            if i > 0 && j > 0 && *a == right[j - 1] && left[i - 1] == *b {
                least = least.min(before[j - 1] + 1);
            }
            row.push(least);
        }
        before = std::mem::replace(&mut last, row);
    }
    last[right.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nearest() {
        let names = ["companies", "company_members", "profiles"];
        assert_eq!(near("compnies", names.into_iter()), Some("companies"));
        assert_eq!(near("Profile", names.into_iter()), Some("profiles"));
        assert_eq!(near("zzz", names.into_iter()), None);
        assert_eq!(near("nmae", ["name", "game"].into_iter()), Some("name"));
        assert_eq!(near("", ["a", "bc"].into_iter()), Some("a"));
        assert_eq!(near(&"x".repeat(10_000), names.into_iter()), None);
    }
}
