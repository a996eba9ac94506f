//! Names of skills and ranks from their tables.

use crate::facts::{skill, small};
use devproof_db::{DbError, FromRow, NamedColumns, columns};
use devproof_matching::{Rank, Skill, SkillId};

/// The statement that [`read_skills`] reads.
pub const SKILLS: &str = "select id, slug, name from public.skills";
/// The statement that [`read_ranks`] reads: ranks that are reached by count.
pub const RANKS: &str = "select position, name, min_challenges from public.developer_ranks where not is_special";

columns! {
    struct SkillRow { id: i32, slug: String, name: String }
    struct RankRow { position: i16, name: String, min_challenges: i32 }
}

/// All skills.
///
/// # Errors
/// When a row is not as the columns' checks promise.
pub fn read_skills(rows: &[impl NamedColumns]) -> Result<Vec<(SkillId, Skill)>, DbError> {
    let named = |row| {
        let SkillRow { id, slug, name } = SkillRow::from_row(row)?;
        Ok((skill(id)?, Skill { slug, name }))
    };
    rows.iter().map(named).collect()
}

/// All ranks of a catalog.
///
/// # Errors
/// When a row is not as the columns' checks promise.
pub fn read_ranks(rows: &[impl NamedColumns]) -> Result<Vec<Rank>, DbError> {
    let rank = |row| {
        let RankRow { position, name, min_challenges } = RankRow::from_row(row)?;
        Ok(Rank { position: small(position)?, name, min_challenges: min_challenges.unsigned_abs() })
    };
    rows.iter().map(rank).collect()
}
