//! A second factor that someone lost: two members of staff take it off together.

use crate::{CommandError, rpc::context::CommandContext};
use devproof_db::{Sql, columns};
use devproof_vocabulary::FactorType;
use uuid::Uuid;

columns! {
    /// A verified factor that is held, and what is asked for it.
    pub(super) struct HeldFactor {
        pub(super) profile_id: Uuid,
        pub(super) factor_type: FactorType,
        asked_by: Option<Uuid>,
        is_asked_by_staff: Option<bool>,
    }
}

impl HeldFactor {
    /// Who asked to take it off, while they are a member of staff.
    pub(super) fn asked_by(&self) -> Option<Uuid> {
        self.asked_by.filter(|_| self.is_asked_by_staff == Some(true))
    }
}

/// Holds someone else's factor.
///
/// # Errors
/// `not_found`, `not_for_yourself`.
pub(super) async fn hold(cx: &CommandContext<'_>, id: Uuid) -> Result<HeldFactor, CommandError> {
    let sql = Sql::new(
        "select f.profile_id, f.factor_type, f.asked_by, f.is_asked_by_staff
         from private.lock_factor_removal($1, $2) f",
    );
    let held: HeldFactor = cx.tx.read_opt(&sql.bind(id).bind(cx.now)).await?.ok_or(CommandError::NotFound)?;
    if held.profile_id == cx.user_id { Err(CommandError::NotForYourself) } else { Ok(held) }
}
