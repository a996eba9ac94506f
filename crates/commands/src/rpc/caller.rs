//! Who the caller is to the product: role and company, as one statement reads them.

use devproof_db::{Sql, columns};
use devproof_vocabulary::{ApprovalStatus, CompanyRole, Role};
use uuid::Uuid;

columns! {
    /// The caller's profile as far as decisions depend on it.
    #[derive(Debug, Clone)]
    pub(crate) struct CallerProfile {
        pub(crate) is_session_active: bool,
        pub(crate) is_onboarded: bool,
        pub(crate) role: Option<Role>,
        pub(crate) full_name: String,
        pub(crate) company_id: Option<Uuid>,
        pub(crate) company_role: Option<CompanyRole>,
        pub(crate) approval: Option<ApprovalStatus>,
        /// Works for Devproof.
        pub(crate) is_internal_admin: bool,
        /// And has shown a second factor in this session.
        pub(crate) is_staff: bool,
    }
}

impl CallerProfile {
    /// Asks for it, in one statement with the two questions of the session. The first statement of every command.
    pub(crate) fn statement(user_id: Uuid) -> Sql {
        Sql::new(
            "select private.is_session_active() as is_session_active, private.is_onboarded() as is_onboarded, p.role,
                 coalesce(p.full_name, '') as full_name, p.company_id, p.company_role,
                 p.company_approval_status as approval, coalesce(p.is_internal_admin, false) as is_internal_admin,
                 private.is_staff() as is_staff
             from (values ($1::uuid)) asked (id) left join public.profiles p on p.id = asked.id",
        )
        .bind(user_id)
    }
}
