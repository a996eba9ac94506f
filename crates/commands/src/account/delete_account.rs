//! `delete_account`: the end of the caller's account, with everything personal, before the answer is sent.
//!
//! It takes the typed words and a proof of the last minutes. A company's only admin hands that over first while somebody
//! else works there; a company without anybody else closes with the account, when that is asked for by name. No letter
//! follows: there is no address any more to send it to.

use crate::{CommandError, arguments::arguments, check::Check, command::Cx};
use devproof_db::Sql;
use serde_json::{Value, json};

/// What a person types to show that they mean it.
const WORDS: &str = "delete my account";

arguments! {
    required { p_confirmation: String }
    optional { p_close_company: bool }
}

pub(crate) async fn run(cx: &Cx<'_>, args: Args) -> Result<Value, CommandError> {
    let mut check = Check::at("");
    if !check.line("p_confirmation", &args.p_confirmation, 60).eq_ignore_ascii_case(WORDS) {
        check.problem("p_confirmation", format!("must be “{WORDS}”"));
    }
    check.finish()?;
    cx.proved_recently().await?;

    let departure: Option<Value> = cx.tx.query_one(&Sql::new("select private.my_departure()")).await?.get(0);
    if let Some(departure) = departure {
        let count = |name: &str| departure[name].as_i64().unwrap_or_default();
        if count("others") == 0 {
            if args.p_close_company != Some(true) {
                let details = json!({ "company": departure["company"], "jobs": departure["jobs"] });
                return Err(CommandError::CompanyEndsToo(details));
            }
        } else if departure["role"] == "admin" && count("other_admins") == 0 {
            let details = json!({ "company": departure["company"], "others": departure["others"] });
            return Err(CommandError::LastAdmin(details));
        }
    }
    let sql = Sql::new("select private.end_my_account($1::timestamptz)").bind(cx.now);
    let done: Value = cx.tx.query_one(&sql).await?.get(0);
    Ok(json!({ "deleted": true, "company": done["company"] }))
}
