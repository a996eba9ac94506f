//! A summary of repositories: languages by share of bytes, and when they were pushed to.

use devproof_outbound::github::Repositories;
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};
use time::{Date, OffsetDateTime};

/// Languages by name; what is smaller is one entry.
const MAX_LANGUAGES: usize = 6;
/// The smallest share by name, in percent.
const MIN_SHARE: u128 = 1;
const OTHER: &str = "Other";

/// A language's share of all bytes, in whole percent.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub(super) struct LanguageShare {
    pub(super) name: String,
    pub(super) share: u8,
}

/// What is kept of an account's repositories.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Summary {
    pub(super) repositories: i32,
    pub(super) has_more: bool,
    /// The largest first; together 100, or none.
    pub(super) languages: Vec<LanguageShare>,
    /// As 2026-11: those of the last year.
    pub(super) push_months: Vec<String>,
    pub(super) last_pushed_on: Option<Date>,
}

/// Of a repository GitHub tells the last push alone. Months that earlier fetches saw are added, so that the list gets
/// complete with time.
pub(super) fn summarize(repositories: &Repositories, known_months: &[String], now: OffsetDateTime) -> Summary {
    let pushes = || repositories.list.iter().filter_map(|one| one.pushed_at).filter(|at| *at <= now);
    let year = |months: &mut dyn Iterator<Item = String>| -> BTreeSet<String> {
        let (oldest, newest) = (month(now.replace_year(now.year() - 1).unwrap_or(now)), month(now));
        months.filter(|month| *month > oldest && *month <= newest).collect()
    };
    let months = year(&mut pushes().map(month).chain(known_months.iter().cloned()));
    Summary {
        repositories: i32::try_from(repositories.list.len()).unwrap_or(i32::MAX),
        has_more: repositories.has_more,
        languages: shares(repositories),
        push_months: months.into_iter().collect(),
        last_pushed_on: pushes().max().map(OffsetDateTime::date),
    }
}

fn month(at: OffsetDateTime) -> String {
    let at = at.to_offset(time::UtcOffset::UTC);
    format!("{:04}-{:02}", at.year(), u8::from(at.month()))
}

fn shares(repositories: &Repositories) -> Vec<LanguageShare> {
    let mut bytes: BTreeMap<&str, u128> = BTreeMap::new();
    for (name, size) in repositories.list.iter().flat_map(|one| &one.languages) {
        *bytes.entry(name).or_default() += u128::from(*size);
    }
    let total: u128 = bytes.values().sum();
    if total == 0 {
        return Vec::new();
    }
    let mut by_size: Vec<(&str, u128)> = bytes.into_iter().collect();
    by_size.sort_by(|a, b| b.1.cmp(&a.1).then(a.0.cmp(b.0)));
    let named: Vec<&(&str, u128)> = by_size
        .iter()
        .filter(|(name, size)| *name != OTHER && size * 100 / total >= MIN_SHARE)
        .take(MAX_LANGUAGES)
        .collect();
    let rest = total - named.iter().map(|(_, size)| size).sum::<u128>();
    let parts = named.into_iter().map(|(name, size)| (*name, *size)).chain((rest > 0).then_some((OTHER, rest)));
    percent(&parts.collect::<Vec<_>>(), total)
}

/// Rounded so that together they are 100: those with the largest remainders are rounded up.
fn percent(parts: &[(&str, u128)], total: u128) -> Vec<LanguageShare> {
    let down: Vec<u128> = parts.iter().map(|(_, size)| size * 100 / total).collect();
    let missing = usize::try_from(100 - down.iter().sum::<u128>()).unwrap_or(0);
    let mut order: Vec<usize> = (0..parts.len()).collect();
    order.sort_by_key(|index| std::cmp::Reverse(parts[*index].1 * 100 % total));
    let raised: BTreeSet<usize> = order.into_iter().take(missing).collect();
    parts
        .iter()
        .enumerate()
        .map(|(index, (name, _))| LanguageShare {
            name: (*name).to_owned(),
            share: u8::try_from(down[index] + u128::from(raised.contains(&index))).unwrap_or(100),
        })
        .filter(|language| language.share > 0)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use devproof_outbound::github::Repository;
    use time::macros::datetime;

    const NOW: OffsetDateTime = datetime!(2026-11-29 12:00 UTC);

    /// When a repository was pushed to, and its languages.
    type Sample<'a> = (Option<OffsetDateTime>, &'a [(&'a str, u64)]);

    fn of(list: &[Sample<'_>]) -> Repositories {
        let list = list.iter().map(|(pushed_at, languages)| Repository {
            pushed_at: *pushed_at,
            languages: languages.iter().map(|(name, size)| ((*name).to_owned(), *size)).collect(),
        });
        Repositories { list: list.collect(), has_more: false }
    }

    fn shares_of(languages: &[(&str, u64)]) -> Vec<(String, u8)> {
        let summary = summarize(&of(&[(None, languages)]), &[], NOW);
        summary.languages.into_iter().map(|one| (one.name, one.share)).collect()
    }

    #[test]
    fn shares_are_of_all_repositories_and_together_100() {
        let both = of(&[(None, &[("Rust", 500), ("C", 100)]), (None, &[("Rust", 100), ("SQL", 300)])]);
        let shares: Vec<(String, u8)> =
            summarize(&both, &[], NOW).languages.into_iter().map(|one| (one.name, one.share)).collect();
        assert_eq!(shares, [("Rust".to_owned(), 60), ("SQL".to_owned(), 30), ("C".to_owned(), 10)]);
        let thirds = shares_of(&[("A", 1), ("B", 1), ("C", 1)]);
        assert_eq!(thirds.iter().map(|(_, share)| u32::from(*share)).sum::<u32>(), 100);
        for sizes in
            [vec![1, 2, 3, 4, 5, 6, 7, 8, 9], vec![1_000_000, 1], vec![u64::MAX, u64::MAX, 7], vec![33, 33, 34]]
        {
            let names: Vec<String> = (0..sizes.len()).map(|index| format!("L{index}")).collect();
            let languages: Vec<(&str, u64)> = names.iter().map(String::as_str).zip(sizes.clone()).collect();
            let shares = shares_of(&languages);
            assert_eq!(shares.iter().map(|(_, share)| u32::from(*share)).sum::<u32>(), 100, "{sizes:?}: {shares:?}");
            assert!(shares.len() <= MAX_LANGUAGES + 1);
        }
        assert_eq!(shares_of(&[]), []);
        assert_eq!(shares_of(&[("Rust", 0)]), []);
    }

    #[test]
    fn what_is_small_is_one_entry() {
        let shares = shares_of(&[("Rust", 990), ("Shell", 5), ("Nix", 5)]);
        assert_eq!(shares, [("Rust".to_owned(), 99), ("Other".to_owned(), 1)]);
        // A language that is called so is no other entry.
        assert_eq!(shares_of(&[("Other", 50), ("Rust", 50)]), [("Rust".to_owned(), 50), ("Other".to_owned(), 50)]);
    }

    #[test]
    fn months_are_those_of_the_last_year_and_earlier_fetches_count() {
        let list = of(&[
            (Some(datetime!(2026-11-01 00:30 +02:00)), &[]),
            (Some(datetime!(2026-03-15 00:00 UTC)), &[]),
            (Some(datetime!(2025-11-29 12:00 UTC)), &[]),
            (Some(datetime!(2027-01-01 00:00 UTC)), &[]),
            (None, &[]),
        ]);
        let known = ["2026-07".to_owned(), "2026-03".to_owned(), "2025-11".to_owned(), "2019-01".to_owned()];
        let summary = summarize(&list, &known, NOW);
        assert_eq!(summary.push_months, ["2026-03", "2026-07", "2026-10"]);
        assert_eq!(summary.last_pushed_on, Some(time::macros::date!(2026 - 11 - 01)));
        assert_eq!(summary.repositories, 5);
    }
}
