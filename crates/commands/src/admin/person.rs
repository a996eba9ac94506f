//! A person as staff see them, and what holds for every act on someone's account.

use crate::{CommandError, rpc::context::CommandContext};
use devproof_db::{Sql, columns};
use devproof_vocabulary::{
    AccountState, ApprovalStatus, CompanyRole, FactorType, ReportOutcome, ReportReason, ReportState, Role,
    SeekerTier, Visibility,
};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use uuid::Uuid;

/// A line of the list.
#[derive(Debug, Deserialize, Serialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct ListedPerson {
    id: Uuid,
    slug: String,
    full_name: String,
    email: Option<String>,
    role: Option<Role>,
    is_staff: bool,
    state: AccountState,
    company: Option<PersonCompany>,
    created_at: String,
    /// What the list continues after, to follow this one.
    pub(super) cursor: String,
}

/// The company of someone in the list.
#[derive(Debug, Deserialize, Serialize, TS)]
#[serde(deny_unknown_fields)]
struct PersonCompany {
    id: Uuid,
    name: String,
}

/// One person: what staff need to help them, or to stop them.
#[derive(Debug, Deserialize, Serialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct StaffPerson {
    id: Uuid,
    slug: String,
    full_name: String,
    avatar_url: Option<String>,
    headline: Option<String>,
    email: Option<String>,
    email_confirmed: bool,
    phone_confirmed: bool,
    has_password: bool,
    /// Where else they sign in.
    providers: Vec<String>,
    role: Option<Role>,
    visibility: Visibility,
    tier: SeekerTier,
    is_staff: bool,
    is_me: bool,
    state: AccountState,
    completed_challenges: i32,
    special_rank: Option<String>,
    company: Option<PersonMembership>,
    created_at: String,
    last_sign_in_at: Option<String>,
    /// Devices on which they are signed in.
    sessions: i64,
    passkeys: i64,
    factors: Vec<PersonFactor>,
    /// The newest reports about them, 20 at most.
    reports: Vec<ReportAbout>,
    /// The newest acts of staff on their account, 10 at most; looks aren't among them.
    acts: Vec<ActOnPerson>,
}

/// The company of a person, and what they are there.
#[derive(Debug, Deserialize, Serialize, TS)]
#[serde(deny_unknown_fields)]
struct PersonMembership {
    id: Uuid,
    name: String,
    company_role: Option<CompanyRole>,
    approval_status: ApprovalStatus,
}

/// A verified second factor.
#[derive(Debug, Deserialize, Serialize, TS)]
#[serde(deny_unknown_fields)]
struct PersonFactor {
    id: Uuid,
    factor_type: FactorType,
    created_at: String,
    removal: Option<FactorRemoval>,
}

/// A member of staff asked to take a factor off; another one has to confirm it.
#[derive(Debug, Deserialize, Serialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct FactorRemoval {
    asked_by: StaffName,
    /// The caller asked for it.
    is_mine: bool,
    reason: String,
    created_at: String,
    expires_at: String,
}

/// Someone by name.
#[derive(Debug, Deserialize, Serialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct StaffName {
    id: Uuid,
    full_name: String,
}

/// A report about the person.
#[derive(Debug, Deserialize, Serialize, TS)]
#[serde(deny_unknown_fields)]
struct ReportAbout {
    id: Uuid,
    reason: ReportReason,
    state: ReportState,
    outcome: Option<ReportOutcome>,
    created_at: String,
}

/// An entry of the audit log about the person.
#[derive(Debug, Deserialize, Serialize, TS)]
#[serde(deny_unknown_fields)]
struct ActOnPerson {
    id: i64,
    created_at: String,
    action: String,
    reason: String,
    actor_label: String,
    /// Null at the command line, and when the account is gone.
    actor: Option<StaffName>,
}

columns! {
    /// Someone whose account is held for an act of staff.
    pub(super) struct HeldPerson {
        is_asked_by_staff: bool,
        pub(super) is_active: bool,
        pub(super) is_staff: bool,
        pub(super) is_deactivated_by_owner: bool,
        pub(super) has_address: bool,
        pub(super) company_id: Option<Uuid>,
        is_only_admin: Option<bool>,
        successor: Option<Uuid>,
    }
}

impl HeldPerson {
    /// The colleague who becomes the company's admin when this one goes.
    pub(super) fn next_admin(&self) -> Option<Uuid> {
        self.successor.filter(|_| self.is_only_admin == Some(true))
    }

    /// No colleague answers for the company's jobs when this one goes.
    pub(super) fn is_alone(&self) -> bool {
        self.company_id.is_some() && self.successor.is_none()
    }
}

/// Holds someone else's account, for an act of staff on it.
///
/// # Errors
/// `not_for_yourself`, `not_found`; `not_staff` when the caller's rights were taken meanwhile.
pub(super) async fn hold(cx: &CommandContext<'_>, id: Uuid) -> Result<HeldPerson, CommandError> {
    if id == cx.user_id {
        return Err(CommandError::NotForYourself);
    }
    let sql = Sql::new(
        "select p.is_asked_by_staff, p.is_active, p.is_staff, p.is_deactivated_by_owner, p.has_address,
             p.company_id, p.is_only_admin, p.successor
         from private.lock_person($1) p",
    );
    let held: HeldPerson = cx.tx.read_opt(&sql.bind(id)).await?.ok_or(CommandError::NotFound)?;
    if held.is_asked_by_staff { Ok(held) } else { Err(CommandError::NotStaff) }
}
