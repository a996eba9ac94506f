//! The catalog of an installation: names of skills and ranks from their tables, families of work and exchange rates.

use crate::{
    facts::{skill, small},
    rates_file::RatesFile,
};
use devproof_db::{DbError, FromRow, NamedColumns, columns};
use devproof_matching::{Catalog, Rank, Skill, SkillId, families::Families};

/// The statement that reads all skills.
pub const SKILLS: &str = "select id, slug, name from public.skills";
/// The statement that reads the ranks that are reached by count.
pub const RANKS: &str = "select position, name, min_challenges from public.developer_ranks where not is_special";

columns! {
    struct SkillRow { id: i32, slug: String, name: String }
    struct RankRow { position: i16, name: String, min_challenges: i32 }
}

/// Families of work.
const FAMILIES: &str = include_str!("../../../content/families.json");

/// The catalog of the rows of [`SKILLS`] and [`RANKS`].
///
/// # Errors
/// When a row is not as the columns' checks promise.
pub fn read_catalog<R: NamedColumns>(skills: &[R], ranks: &[R], rates: &RatesFile) -> Result<Catalog, DbError> {
    let catalog = Catalog::new(read_skills(skills)?, read_ranks(ranks)?);
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
