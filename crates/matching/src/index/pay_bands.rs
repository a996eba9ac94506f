//! What open jobs pay: quartiles by skill, level and place.

use super::{JobIndex, Matches, jobs::Row};
use crate::{Country, JobLocation, JobPay, SkillId};
use devproof_vocabulary::{RemotePolicy, Seniority};
use std::{cmp::Reverse, collections::HashMap};
use time::OffsetDateTime;

/// Postings that a band needs: fewer would show what single companies pay.
pub const ENOUGH_POSTINGS: usize = 5;

/// Where a job is done.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Place {
    /// From anywhere that the job allows.
    Remote,
    /// In a country, on site or hybrid.
    Country(Country),
}

/// Which jobs are looked at. Each that is none leaves all.
#[derive(Debug, Clone, Copy)]
pub struct PayFilter<'a> {
    /// Jobs that expired by now are left out.
    pub now: OffsetDateTime,
    /// Only jobs that ask for this skill.
    pub skill: Option<SkillId>,
    /// Only jobs of this level.
    pub seniority: Option<Seniority>,
    /// Only jobs that are done here.
    pub place: Option<Place>,
    /// Skills that have a band each.
    pub skills: &'a [SkillId],
}

/// What jobs of a kind pay per year.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct PayBand<T> {
    /// The kind.
    pub of: T,
    /// Jobs whose pay is known.
    pub jobs: usize,
    /// The quartiles: a quarter pays at most the first, half the second, three quarters the third. None below
    /// [`ENOUGH_POSTINGS`].
    pub quartiles: Option<[i64; 3]>,
}

/// Bands of the jobs that pass a filter. Those of a kind leave out the filter's own wish of that kind, so that one can be
/// compared with the others.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PayBands {
    /// All that pass.
    pub all: PayBand<()>,
    /// Each of [`PayFilter::skills`], in their order.
    pub skills: Vec<PayBand<SkillId>>,
    /// Every level that a job has, the lowest first.
    pub seniorities: Vec<PayBand<Seniority>>,
    /// Every place, the one with most jobs first.
    pub places: Vec<PayBand<Place>>,
}

/// Amounts by what they are of.
struct Amounts<T>(Vec<(T, Vec<i64>)>);

impl<T: Copy> Amounts<T> {
    fn new(kinds: impl IntoIterator<Item = T>) -> Self {
        Self(kinds.into_iter().map(|kind| (kind, Vec::new())).collect())
    }

    fn bands(self) -> Vec<PayBand<T>> {
        self.0.into_iter().map(|(of, amounts)| PayBand::new(of, amounts)).collect()
    }
}

impl<T> PayBand<T> {
    fn new(of: T, mut amounts: Vec<i64>) -> Self {
        let jobs = amounts.len();
        let quartiles = (jobs >= ENOUGH_POSTINGS).then(|| {
            // The smallest amount that so many quarters do not exceed.
            let place = |quarter: usize| (quarter * jobs).div_ceil(4) - 1;
            let (lower, median, upper) = amounts.select_nth_unstable(place(2));
            let low = *lower.select_nth_unstable(place(1)).1;
            [low, *median, *upper.select_nth_unstable(place(3) - place(2) - 1).1]
        });
        Self { of, jobs, quartiles }
    }
}

fn places(location: &JobLocation) -> Vec<Place> {
    match location.policy {
        Some(RemotePolicy::Remote) => vec![Place::Remote],
        Some(RemotePolicy::Hybrid | RemotePolicy::Onsite) => {
            let mut countries = location.countries.clone();
            countries.sort_unstable();
            countries.dedup();
            countries.into_iter().map(Place::Country).collect()
        }
        None => Vec::new(),
    }
}

/// The kinds of a job, by the numbers of values that jobs share.
struct Kinds {
    /// What a job pays.
    pays: Vec<Option<i64>>,
    /// Numbers of places.
    places: Vec<Vec<u32>>,
    seniorities: Vec<Option<Seniority>>,
    /// The place of a skill among those that have a band.
    skills: Vec<Option<u32>>,
    is_skill: Option<Vec<bool>>,
}

impl Kinds {
    fn place_of(&self, row: &Row) -> &[u32] {
        &self.places[row.location as usize]
    }
}

impl JobIndex {
    /// What the open jobs pay that pass a filter, or those of them that are among some matches. `pay` says what a job pays per
    /// year in one currency, if that is known.
    pub fn pay_bands(
        &self,
        filter: &PayFilter<'_>,
        among: Option<&Matches>,
        pay: impl Fn(JobPay) -> Option<i64>,
    ) -> PayBands {
        let mut numbers = HashMap::new();
        let mut number = |place| {
            let next = u32::try_from(numbers.len()).unwrap_or(u32::MAX);
            *numbers.entry(place).or_insert(next)
        };
        let at = |skill: SkillId| {
            let place = filter.skills.iter().position(|other| *other == skill);
            place.and_then(|place| u32::try_from(place).ok())
        };
        let kinds = Kinds {
            pays: self.pays.table(|offered| pay(*offered)),
            places: self.locations.table(|location| places(location).into_iter().map(&mut number).collect()),
            seniorities: self.others.table(|facts| facts.requirements.seniority),
            skills: self.skills.table(|asked| at(asked.skill)),
            is_skill: filter.skill.map(|skill| self.skills.table(|asked| asked.skill == skill)),
        };
        let wished_place = filter.place.map(|place| numbers.get(&place).copied().unwrap_or(u32::MAX));
        let mut by_number: Vec<_> = numbers.into_iter().collect();
        by_number.sort_unstable_by_key(|(_, number)| *number);

        let mut all = Vec::new();
        let mut skills = Amounts::new(filter.skills.iter().copied());
        let mut seniorities = Amounts::new(Seniority::ALL.iter().copied());
        let mut places = Amounts::new(by_number.into_iter().map(|(place, _)| place));
        for slot in self.open(filter.now).filter(|slot| among.is_none_or(|among| among.0.contains(*slot))) {
            let row = &self.rows[slot as usize];
            let Some(amount) = kinds.pays[row.pay as usize] else { continue };
            let (asked, level) = (self.skills.numbers(slot), kinds.seniorities[row.others as usize]);
            let has_skill = kinds.is_skill.as_ref().is_none_or(|is| asked.iter().any(|number| is[*number as usize]));
            let has_level = filter.seniority.is_none_or(|wished| level == Some(wished));
            let has_place = wished_place.is_none_or(|wished| kinds.place_of(row).contains(&wished));
            if has_skill && has_level && has_place {
                all.push(amount);
            }
            if has_level && has_place {
                let wanted = asked.iter().filter_map(|number| kinds.skills[*number as usize]);
                wanted.for_each(|place| skills.0[place as usize].1.push(amount));
            }
            if has_skill
                && has_place
                && let Some((_, amounts)) = seniorities.0.iter_mut().find(|(own, _)| Some(*own) == level)
            {
                amounts.push(amount);
            }
            if has_skill && has_level {
                kinds.place_of(row).iter().for_each(|number| places.0[*number as usize].1.push(amount));
            }
        }
        let mut bands = PayBands {
            all: PayBand::new((), all),
            skills: skills.bands(),
            seniorities: seniorities.bands(),
            places: places.bands(),
        };
        bands.seniorities.retain(|band| band.jobs > 0);
        bands.places.retain(|band| band.jobs > 0);
        bands.places.sort_unstable_by_key(|band| (Reverse(band.jobs), band.of));
        bands
    }
}
