//! A second factor that someone lost: two members of staff take it off together.

use crate::{CommandError, rpc::context::CommandContext};
use devproof_db::{Sql, columns};
use devproof_vocabulary::FactorType;
use time::OffsetDateTime;
use uuid::Uuid;

columns! {
    /// A verified factor that is held, and what is asked for it.
    pub(super) struct HeldFactor {
        pub(super) profile_id: Uuid,
        pub(super) factor_type: FactorType,
        asked_by: Option<Uuid>,
        is_asked_by_staff: Option<bool>,
        requested_at: Option<OffsetDateTime>,
        asked_by_lineage: Option<Vec<Uuid>>,
        granted_at: Option<OffsetDateTime>,
        lineage: Option<Vec<Uuid>>,
    }
}

impl HeldFactor {
    /// Who asked to take it off, while they are a member of staff.
    pub(super) fn asked_by(&self) -> Option<Uuid> {
        self.asked_by.filter(|_| self.is_asked_by_staff == Some(true))
    }

    /// Who asked, where the caller's word is a second one: not of an account that they could have made staff for it.
    ///
    /// # Errors
    /// `not_found`, `second_person_needed`, `staff_too_new`, `staff_not_independent`.
    pub(super) fn confirmed_by(&self, caller: Uuid) -> Result<Uuid, CommandError> {
        let asked_by = self.asked_by().ok_or(CommandError::NotFound)?;
        if asked_by == caller {
            return Err(CommandError::SecondPersonNeeded);
        }
        // Of the same moment is no longer before.
        if self.granted_at.is_some_and(|granted| self.requested_at.is_none_or(|requested| granted >= requested)) {
            return Err(CommandError::StaffTooNew);
        }
        let theirs: Vec<&Uuid> = self.asked_by_lineage.iter().flatten().chain([&asked_by]).collect();
        if self.lineage.iter().flatten().chain([&caller]).any(|person| theirs.contains(&person)) {
            return Err(CommandError::StaffNotIndependent);
        }
        Ok(asked_by)
    }
}

/// Holds someone else's factor.
///
/// # Errors
/// `not_found`, `not_for_yourself`.
pub(super) async fn hold(cx: &CommandContext<'_>, id: Uuid) -> Result<HeldFactor, CommandError> {
    let sql = Sql::new(
        "select f.profile_id, f.factor_type, f.asked_by, f.is_asked_by_staff, f.requested_at, f.asked_by_lineage,
             f.granted_at, f.lineage
         from private.lock_factor_removal($1, $2) f",
    );
    let held: HeldFactor = cx.tx.read_opt(&sql.bind(id).bind(cx.now)).await?.ok_or(CommandError::NotFound)?;
    if held.profile_id == cx.user_id { Err(CommandError::NotForYourself) } else { Ok(held) }
}
