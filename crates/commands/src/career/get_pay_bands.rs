//! `get_pay_bands`: the quartiles of what open jobs pay, by skill, level and place, in the seeker's own currency.

use crate::{
    CommandError,
    browse::{card, what_if::amount_in},
    countries, matching,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
    },
};
use devproof_db::Sql;
use devproof_index::PayWish;
use devproof_matching::{
    JobPay, PersonFacts, SkillId,
    index::{JobIndex, Matches, PayBand, PayBands, PayFilter, Place},
};
use devproof_vocabulary::Seniority;
use serde::Serialize;
use std::sync::Arc;
use ts_rs::TS;
use uuid::Uuid;

/// The place of jobs that are done from anywhere.
const REMOTE: &str = "remote";

arguments! {
    optional { p_skill: String, p_seniority: Seniority, p_place: String, p_matching: bool }
}

/// What a quarter, half, and three quarters of jobs pay at most per year.
#[derive(Debug, Clone, Copy, Serialize, TS)]
pub(crate) struct PayQuartiles {
    low: i64,
    median: i64,
    high: i64,
}

/// What jobs of a kind pay.
#[derive(Debug, Serialize, TS)]
pub(crate) struct BandOfJobs {
    /// The value that the list can be narrowed to: a skill's address, a level, "remote" or the code of a country.
    key: String,
    /// What people read.
    name: String,
    /// Jobs whose pay is known in this currency.
    jobs: usize,
    /// Null for fewer than five jobs.
    quartiles: Option<PayQuartiles>,
}

answer! {
    /// The currency of all amounts: the one in which the caller expects pay, else that of the reference rates. Null where there
    /// is neither.
    currency: Option<String>,
    /// The day of the reference rates by which other currencies were converted.
    rates_on: Option<String>,
    /// Jobs that pass everything asked for, and whose pay is known.
    jobs: usize,
    /// Their band.
    quartiles: Option<PayQuartiles>,
    /// The caller's skills, and the one asked for.
    skills: Vec<BandOfJobs>,
    /// Levels, the lowest first.
    seniorities: Vec<BandOfJobs>,
    /// Remote work, and countries for the rest: the one with most jobs first.
    places: Vec<BandOfJobs>,
}

pub(crate) fn first_reads(caller: Uuid, _args: &Args) -> Vec<Sql> {
    card::caller_reads(caller).into()
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    cx.seeker()?;
    let place = args.p_place.as_deref().map(read_place).transpose()?;
    let index = matching::index(cx).await?;
    let find = |slug: &str| {
        index
            .catalog
            .find_skill(slug)
            .ok_or_else(|| CommandError::invalid("/p_skill", "isn't a skill of the catalog"))
    };
    let skill = args.p_skill.as_deref().map(find).transpose()?;
    let (person, decided) = card::read_caller(cx.first_reads()?, &index.catalog)?;
    let expected = person.expected_pay.map(|expected| expected.currency);
    let rates = index.catalog.rates();
    let rates_on = rates.map(|rates| rates.date().to_string());
    let Some(currency) = expected.or_else(|| rates.map(devproof_matching::rates::Rates::base)) else {
        return Ok(answer(None, rates_on, &PayBands::default(), |_| None));
    };
    let (now, catalog) = (cx.now, Arc::clone(&index.catalog));
    let pay = move |offered: JobPay| {
        let (middle, own) = offered.middle()?;
        amount_in(middle, own, currency, &catalog)
    };
    let mut own: Vec<SkillId> = person.skills.iter().map(|known| known.skill).collect();
    own.extend(skill.filter(|skill| !own.contains(skill)));
    let (seniority, place) = (args.p_seniority, place);
    let bands = if args.p_matching == Some(true) {
        let look = move |jobs: &JobIndex, _: &PersonFacts, matches: &Matches| {
            jobs.pay_bands(&PayFilter { now, skill, seniority, place, skills: &own }, Some(matches), pay)
        };
        index.with_matches(person, decided, now, look).await?
    } else {
        let mut bands =
            PayBands::clone(&*index.pay_bands(PayWish { skill, seniority, place, currency }, now, pay).await?);
        bands.skills.retain(|band| own.contains(&band.of));
        bands
    };
    let skill = |id: SkillId| index.catalog.skill(id).map(|skill| (skill.slug.clone(), skill.name.clone()));
    Ok(answer(Some(currency.to_string()), rates_on, &bands, skill))
}

fn read_place(text: &str) -> Result<Place, CommandError> {
    if text == REMOTE {
        return Ok(Place::Remote);
    }
    let country = countries::name(text).and_then(|_| text.parse().ok());
    country.map(Place::Country).ok_or_else(|| {
        CommandError::invalid("/p_place", "must be \"remote\" or the code of a country, such as \"AT\"")
    })
}

fn answer(
    currency: Option<String>,
    rates_on: Option<String>,
    bands: &PayBands,
    skill: impl Fn(SkillId) -> Option<(String, String)>,
) -> Answer {
    let place = |place| match place {
        Place::Remote => (REMOTE.to_owned(), "Remote".to_owned()),
        Place::Country(code) => {
            (code.to_string(), countries::name(code.as_str()).unwrap_or_else(|| code.as_str()).to_owned())
        }
    };
    let mut skills: Vec<_> = bands.skills.iter().filter_map(|band| Some(line(band, skill(band.of)?))).collect();
    // It is stable, and skills are sorted by id.
    skills.sort_by_key(|band| std::cmp::Reverse(band.jobs));
    Answer {
        currency,
        rates_on,
        jobs: bands.all.jobs,
        quartiles: quartiles(&bands.all),
        skills,
        seniorities: bands.seniorities.iter().map(|band| line(band, seniority(band.of))).collect(),
        places: bands.places.iter().map(|band| line(band, place(band.of))).collect(),
    }
}

fn seniority(level: Seniority) -> (String, String) {
    (level.to_string(), level.to_string())
}

fn line<T>(band: &PayBand<T>, (key, name): (String, String)) -> BandOfJobs {
    BandOfJobs { key, name, jobs: band.jobs, quartiles: quartiles(band) }
}

fn quartiles<T>(band: &PayBand<T>) -> Option<PayQuartiles> {
    band.quartiles.map(|[low, median, high]| PayQuartiles { low, median, high })
}
