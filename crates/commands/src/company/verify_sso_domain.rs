//! `verify_sso_domain`: looks for the text record with which a company proves that a domain is its own.

use super::sso::{domain, record};
use crate::{
    CommandError,
    arguments::{answer, arguments, decode},
    check::Check,
    command::Cx,
    mail::{self, SsoChange},
    outside::{Heard, Question},
};
use devproof_db::Sql;
use serde_json::{Map, Value, json};

/// Records that a refusal shows, and how much of each.
const SHOWN: (usize, usize) = (5, 120);

arguments! { required { p_domain: String } }

fn read(args: &Args) -> Result<String, CommandError> {
    let mut check = Check::at("");
    let domain = domain(&mut check, &args.p_domain);
    check.finish()?;
    Ok(domain)
}

/// Before the transaction: the domain's text records, unless it is proved already.
pub(crate) async fn ask(cx: &Cx<'_>, args: Map<String, Value>) -> Result<Question, CommandError> {
    let domain = read(&decode("", Value::Object(args))?)?;
    cx.company_admin().await?;
    cx.proved_recently().await?;
    let sql = Sql::new("select private.begin_sso_check($1)").bind(&domain);
    let token: Option<String> = cx.tx.query_one(&sql).await?.get(0);
    Ok(token.map_or(Question::Nothing, |token| {
        let (name, wanted) = record(&domain, &token);
        Question::Text { name, wanted }
    }))
}

answer! { domain: String, verified: bool }

pub(crate) async fn run(cx: &Cx<'_>, args: Args) -> Result<Answer, CommandError> {
    let domain = read(&args)?;
    let company = cx.company_admin().await?;
    cx.proved_recently().await?;
    if let Heard::Text { name, wanted, found } = cx.heard {
        if !found.iter().any(|text| text.trim() == wanted) {
            let found = found.iter().take(SHOWN.0).map(|text| text.chars().take(SHOWN.1).collect::<String>());
            let details = json!({ "name": name, "value": wanted, "found": found.collect::<Vec<_>>() });
            return Err(CommandError::SsoDomainUnproved(details));
        }
        let token = wanted.rsplit_once('=').map_or("", |(_, token)| token);
        cx.tx.query(&Sql::new("select private.finish_sso_check($1, $2)").bind(&domain).bind(token)).await?;
        mail::sso_changed(cx, company, SsoChange::DomainVerified(&domain)).await?;
    }
    Ok(Answer { domain, verified: true })
}
