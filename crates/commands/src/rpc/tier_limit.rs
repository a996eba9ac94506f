//! The tier that a refusal at a limit names.

use devproof_db::{DbError, Sql, Tx, columns};
use uuid::Uuid;

columns! {
    /// A tier that allows more.
    #[derive(Debug, Clone)]
    pub struct LiftingTier {
        /// Its id.
        pub tier_id: String,
        /// What it is called.
        pub name: String,
    }
}

impl LiftingTier {
    /// The smallest tier that allows this owner more.
    pub(crate) async fn of(tx: &Tx, owner: Uuid, limit: &str) -> Result<Option<Self>, DbError> {
        let sql = Sql::new("select tier_id, name from private.lifting_tier($1, $2)").bind(owner).bind(limit);
        tx.read_opt(&sql).await
    }
}

/// Its id, for `details`.
pub(super) fn tier_id(tier: &Option<LiftingTier>) -> Option<&str> {
    tier.as_ref().map(|tier| tier.tier_id.as_str())
}

/// Its name, for `details`.
pub(super) fn tier_name(tier: &Option<LiftingTier>) -> Option<&str> {
    tier.as_ref().map(|tier| tier.name.as_str())
}

/// What a limit of a company is, for people.
pub(super) fn sentence(limit: &str, allowed: i64, tier: Option<&LiftingTier>) -> String {
    let (one, many, then) = match limit {
        "open_jobs" => ("open job", "open jobs", " Pause or close one first."),
        "members" => ("member", "members, with open invitations", ""),
        _ => ("", "", ""),
    };
    let sentence = match allowed {
        _ if one.is_empty() => "You've reached a limit of your tier.".to_owned(),
        1 => format!("Your company's tier has 1 {one}.{then}"),
        _ => format!("Your company's tier has {allowed} {many}.{then}"),
    };
    tier.map_or_else(|| sentence.clone(), |tier| format!("{sentence} {} allows more.", tier.name))
}
