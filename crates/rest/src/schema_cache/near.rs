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

/// Edits between two texts (Levenshtein).
fn distance(left: &[char], right: &[char]) -> usize {
    let mut row: Vec<usize> = (0..=right.len()).collect();
    for (i, a) in left.iter().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, b) in right.iter().enumerate() {
            let substituted = diagonal + usize::from(a != b);
            diagonal = row[j + 1];
            row[j + 1] = substituted.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[right.len()]
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
        assert_eq!(near(&"x".repeat(10_000), names.into_iter()), None);
    }
}
