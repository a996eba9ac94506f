//! Values and ids that several parts of the world use.

use devproof_vocabulary::InterviewSeniority;
use uuid::{Uuid, uuid};

/// From least to most senior.
pub(crate) const SENIORITIES: &[InterviewSeniority] = InterviewSeniority::ALL;

/// The account of the seeker Mira, whose log-in is in the list.
pub(crate) const MIRA: Uuid = uuid!("5eec0000-0000-4000-8000-000000000001");
/// The account of the company's admin.
pub(crate) const ADMIN: Uuid = uuid!("ad310000-0000-4000-8000-000000000002");
/// The account of its recruiter.
pub(crate) const RECRUITER: Uuid = uuid!("4ec40000-0000-4000-8000-000000000003");
/// The account of our own staff.
pub(crate) const STAFF: Uuid = uuid!("57aff000-0000-4000-8000-000000000004");
