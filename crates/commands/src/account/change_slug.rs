//! `change_slug`: another public address for a seeker's page, or with `p_company` for the company of a member with
//! `manage_company`. The old one keeps leading here. What may be said no to, and how often, is `private.change_slug`'s.

use crate::{CommandError, arguments::arguments, check::Check, command::Cx};
use devproof_db::Sql;
use devproof_vocabulary::Permission;
use serde_json::{Value, json};

arguments! {
    required { p_slug: String }
    optional { p_company: bool }
}

pub(crate) async fn run(cx: &Cx<'_>, args: Args) -> Result<Value, CommandError> {
    let mut check = Check::at("");
    // People type names; an address has no capitals.
    let slug = check.line("p_slug", &args.p_slug, 60).to_lowercase();
    check.finish()?;
    let kind = if args.p_company == Some(true) {
        cx.member_with(Permission::ManageCompany).await?;
        "company"
    } else {
        cx.seeker()?;
        "profile"
    };

    let sql = Sql::new("select private.change_slug($1, $2)").bind(kind).bind(slug);
    let done: Value = cx.tx.query_one(&sql).await?.get(0);
    match done["state"].as_str().unwrap_or_default() {
        "changed" => Ok(json!({
            "slug": done["slug"], "changes_left": done["changes_left"], "next_change_at": done["next_change_at"],
        })),
        "own" => Err(CommandError::Unchanged),
        "taken" => Err(CommandError::AddressTaken),
        "reserved" => Err(CommandError::invalid("/p_slug", "is reserved; choose another address")),
        "limit" => Err(CommandError::AddressChangeLimit(json!({
            "limit": done["limit"], "next_change_at": done["next_change_at"],
        }))),
        "not_allowed" => Err(CommandError::NotAllowed),
        _ => Err(CommandError::invalid(
            "/p_slug",
            "must have 3 to 60 lowercase letters (a to z), digits and single hyphens between them",
        )),
    }
}
