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
    /// Asks for it: the first statement of every command.
    pub(crate) fn statement() -> Sql {
        Sql::new(
            "select is_session_active, is_onboarded, role, full_name, company_id, company_role, approval, is_internal_admin,
                 is_staff
             from private.caller_profile()",
        )
    }
}
