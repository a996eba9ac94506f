//! The catalog of an installation: skills, ranks and challenges from their tables, families of work and exchange rates.

use crate::{
    facts::{skill, small},
    rates_file::RatesFile,
};
use devproof_db::{DbError, FromRow, NamedColumns, columns};
use devproof_matching::{Catalog, Challenge, Rank, Skill, SkillId, families::Families};
use devproof_vocabulary::Difficulty;
use uuid::Uuid;

/// The statement that reads all skills.
pub const SKILLS: &str = "select id, slug, name from public.skills";
/// The statement that reads the ranks that are reached by count.
pub const RANKS: &str = "select position, name, min_challenges from public.developer_ranks where not is_special";
/// The statement that reads what challenges prove.
pub const CHALLENGES: &str = "
    select c.id, c.difficulty, array(
        select s.skill_id from public.challenge_skills s where s.challenge_id = c.id order by s.skill_id) as skill_ids
    from public.challenges c";

columns! {
    struct SkillRow { id: i32, slug: String, name: String }
    struct RankRow { position: i16, name: String, min_challenges: i32 }
    struct ChallengeRow { id: Uuid, difficulty: Difficulty, skill_ids: Vec<i32> }
}

/// The rows of [`SKILLS`], [`RANKS`] and [`CHALLENGES`].
#[derive(Debug)]
pub struct CatalogRows<R> {
    /// Of [`SKILLS`].
    pub skills: Vec<R>,
    /// Of [`RANKS`].
    pub ranks: Vec<R>,
    /// Of [`CHALLENGES`].
    pub challenges: Vec<R>,
}

/// Families of work.
const FAMILIES: &str = include_str!("../../../content/families.json");

/// The catalog of these rows.
///
/// # Errors
/// When a row is not as the columns' checks promise.
pub fn read_catalog<R: NamedColumns>(rows: &CatalogRows<R>, rates: &RatesFile) -> Result<Catalog, DbError> {
    let catalog = Catalog::new(read_skills(&rows.skills)?, read_ranks(&rows.ranks)?)
        .with_challenges(read_challenges(&rows.challenges)?);
    let families = Families::parse(FAMILIES, |slug| catalog.find_skill(slug))
        .map_err(|error| DbError::Decode(format!("the families of work: {error}")))?;
    let catalog = catalog.with_families(families);
    Ok(match rates.read() {
        Some(rates) => catalog.with_rates(rates),
        None => catalog,
    })
}

fn read_skills(rows: &[impl NamedColumns]) -> Result<Vec<(SkillId, Skill)>, DbError> {
    let named = |row| {
        let SkillRow { id, slug, name } = SkillRow::from_row(row)?;
        Ok((skill(id)?, Skill { slug, name }))
    };
    rows.iter().map(named).collect()
}

fn read_ranks(rows: &[impl NamedColumns]) -> Result<Vec<Rank>, DbError> {
    let rank = |row| {
        let RankRow { position, name, min_challenges } = RankRow::from_row(row)?;
        Ok(Rank { position: small(position)?, name, min_challenges: min_challenges.unsigned_abs() })
    };
    rows.iter().map(rank).collect()
}

fn read_challenges(rows: &[impl NamedColumns]) -> Result<Vec<(Uuid, Challenge)>, DbError> {
    let challenge = |row| {
        let ChallengeRow { id, difficulty, skill_ids } = ChallengeRow::from_row(row)?;
        let skills = skill_ids.into_iter().map(skill).collect::<Result<_, _>>()?;
        Ok((id, Challenge { difficulty, skills }))
    };
    rows.iter().map(challenge).collect()
}
