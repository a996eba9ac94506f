//! `list_public_jobs`: the jobs of companies with a public link, the newest first.

use super::{
    MAX_TEXT, Place, as_visitor, count, count_rows, lines, lines::PublicJobLine, matches, narrow, narrow_to,
};
use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        check::Check,
        context::CommandContext,
    },
};
use devproof_db::Sql;
use devproof_search::Kind;
use devproof_vocabulary::{RemotePolicy, Seniority};

/// Most a year's pay can be asked to be, in whole units.
const MAX_PAY: i64 = 100_000_000;

arguments! {
    optional {
        p_query: String, p_remote: RemotePolicy, p_seniority: Seniority, p_currency: String, p_pay_min: i64, p_page: i64,
        p_limit: i64,
    }
}

answer! {
    jobs: Vec<PublicJobLine>,
    /// Of the whole list, counted up to 1,000.
    total: i64,
    pages: i64,
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let mut check = Check::at("");
    let words = check.optional_line("p_query", args.p_query, MAX_TEXT);
    let currency = check.capitals("p_currency", args.p_currency, 3);
    let pay_min = check.range("p_pay_min", args.p_pay_min, 0, MAX_PAY);
    if pay_min.is_some() && currency.is_none() {
        check.problem("p_pay_min", "needs a currency");
    }
    let place = Place::read(&mut check, args.p_page, args.p_limit);
    check.finish()?;

    let ids = matches(cx, Kind::Jobs, words.as_deref()).await?;

    let narrowed = |sql: &mut Sql| {
        sql.push(
            " from public.job_openings x
             where x.is_public and x.is_listed and (x.expires_at is null or x.expires_at > now())",
        );
        narrow_to(sql, ids.as_deref());
        for (condition, value) in [
            (" and x.remote_policy = ", args.p_remote.map(RemotePolicy::as_str)),
            (" and x.seniority = ", args.p_seniority.map(Seniority::as_str)),
            (" and x.pay_currency = ", currency.as_deref()),
        ] {
            if let Some(value) = value {
                narrow(sql, condition, value);
            }
        }
        if let Some(pay) = pay_min {
            narrow(sql, " and x.pay_max_year >= ", pay);
        }
    };
    let mut page = Sql::new(
        "select coalesce(jsonb_agg(jsonb_build_object('id', j.id, 'title', j.title,
            'company', jsonb_build_object('slug', c.slug, 'name', c.name, 'logo_url', c.logo_url),
            'seniority', j.seniority, 'employment_type', j.employment_type, 'remote_policy', j.remote_policy,
            'places', j.places, 'pay_min', j.pay_min, 'pay_max', j.pay_max, 'pay_currency', j.pay_currency,
            'pay_period', j.pay_period, 'published_at', j.published_at) order by j.published_at desc, j.id), '[]')
         from (
             select x.id, x.company_id, x.title, x.seniority, x.employment_type, x.remote_policy, x.places, x.pay_min,
                 x.pay_max, x.pay_currency, x.pay_period, x.published_at",
    );
    narrowed(&mut page);
    place.cut(&mut page, " order by x.published_at desc, x.id");
    page.push(") j join public.companies c on c.id = j.company_id");
    let counted = count_rows(narrowed);

    let [page, total] = as_visitor(cx, [&page, &counted]).await?;
    let total = count(&total)?;
    Ok(Answer { jobs: lines(&page)?, total, pages: place.pages(total) })
}
