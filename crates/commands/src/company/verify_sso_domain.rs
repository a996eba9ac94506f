//! `verify_sso_domain`: looks for the text record with which a company proves that a domain is its own.

use super::sso::{SsoDomain, domain, domains_of};
use crate::{
    CommandError,
    mail::{self, SsoChange},
    rpc::{
        arguments::{answer, arguments, decode},
        check::Check,
        context::CommandContext,
        external::{ExternalAnswer, ExternalQuery},
        rows,
    },
    txt_record::txt_record,
};
use devproof_db::{FromRow, Sql};
use serde_json::{Map, Value, json};
use time::{Duration, OffsetDateTime};

/// Name servers are asked once in this time for one domain.
const PAUSE: Duration = Duration::seconds(10);
/// The index that gives a verified domain to one company alone.
const ONE_COMPANYS: &str = "sso_domains_verified";
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
pub(crate) async fn prepare_query(
    cx: &CommandContext<'_>,
    args: Map<String, Value>,
) -> Result<ExternalQuery, CommandError> {
    let domain = read(&decode("", Value::Object(args))?)?;
    let company = cx.company_admin().await?;
    cx.proved_recently().await?;
    let [domains, now] = cx.tx.query_together([&domains_of(company), &Sql::new("select now()")]).await?;
    let domains = domains.iter().map(SsoDomain::from_row).collect::<Result<Vec<_>, _>>()?;
    let found = domains.into_iter().find(|known| known.domain == domain).ok_or(CommandError::NotFound)?;
    if found.verified_at.is_some() {
        return Ok(ExternalQuery::Nothing);
    }
    if found.is_taken {
        return Err(CommandError::SsoDomainTaken);
    }
    // Both by the clock of the database, which wrote the one.
    let now: OffsetDateTime = rows::value(&now)?;
    if found.checked_at.is_some_and(|checked_at| checked_at > now - PAUSE) {
        return Err(CommandError::TooMany("You can verify this domain again in 10 seconds.".to_owned()));
    }
    let attempt = Sql::new("select private.record_sso_attempt($1, $2)").bind(company).bind(&domain);
    cx.tx.query(&attempt).await?;
    let (name, wanted) = txt_record(&domain, &found.token);
    Ok(ExternalQuery::Text { name, wanted })
}

answer! { domain: String, verified: bool }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let domain = read(&args)?;
    let company = cx.company_admin().await?;
    cx.proved_recently().await?;
    if let ExternalAnswer::Text { name, wanted, records } = cx.external {
        if !records.iter().any(|text| text.trim() == wanted) {
            let found = records.iter().take(SHOWN.0).map(|text| text.chars().take(SHOWN.1).collect::<String>());
            let details = json!({ "name": name, "value": wanted, "found": found.collect::<Vec<_>>() });
            return Err(CommandError::SsoDomainUnproved(details));
        }
        let token = wanted.rsplit_once('=').map_or("", |(_, token)| token);
        let proof = Sql::new("select private.record_sso_proof($1, $2, $3)").bind(company).bind(&domain).bind(token);
        let is_noted: bool = cx.tx.value(&proof).await.map_err(|error| match error.constraint() {
            Some(ONE_COMPANYS) => CommandError::SsoDomainTaken,
            _ => error.into(),
        })?;
        // Removed, or verified by someone else, while the name servers were asked.
        if !is_noted {
            return Err(CommandError::NotFound);
        }
        let event = Sql::new("select private.record_event('sso_domain_verified', null, $1::jsonb)")
            .bind(json!({ "company_id": company, "domain": domain, "by": "dns" }));
        cx.tx.query(&event).await?;
        mail::sso_changed(cx, company, SsoChange::DomainVerified(&domain)).await?;
    }
    Ok(Answer { domain, verified: true })
}
