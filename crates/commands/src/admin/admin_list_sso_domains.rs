//! `admin_list_sso_domains`: what companies claim as their domains, the unproved first.

use super::Entry;
use crate::{
    CommandError,
    rpc::{arguments::arguments, context::CommandContext},
};
use devproof_db::Sql;
use devproof_vocabulary::DomainVerifier;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use uuid::Uuid;

arguments! { required { p_reason: String } }

/// A domain that a company says is its own.
#[derive(Debug, Deserialize, Serialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct ClaimedDomain {
    domain: String,
    company_id: Uuid,
    company_name: String,
    company_slug: String,
    verified_at: Option<String>,
    verified_by: Option<DomainVerifier>,
    created_at: String,
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Vec<ClaimedDomain>, CommandError> {
    let entry = Entry::new("sso_domain.list", "sso_domain", None);
    cx.staff_for(&args.p_reason)?.read(entry, &Sql::new("select private.staff_sso_domains()")).await
}
