//! `list_public_companies`: the companies with a public page, by name, and the badges they can be narrowed by.

use super::{
    MAX_TEXT, Place, as_visitor, count, count_rows, lines,
    lines::{PublicBadge, PublicCompanyLine},
    matches, narrow, narrow_to,
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

/// Badges that can be asked for at once: a company carries no more.
const MAX_BADGES: usize = 5;

arguments! {
    optional { p_query: String, p_badges: Vec<String>, p_page: i64, p_limit: i64 }
}

answer! {
    companies: Vec<PublicCompanyLine>,
    /// All there are to choose from.
    badges: Vec<PublicBadge>,
    /// Of the whole list, counted up to 1,000.
    total: i64,
    pages: i64,
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let mut check = Check::at("");
    let words = check.optional_line("p_query", args.p_query, MAX_TEXT);
    let badges = check.lines("p_badges", args.p_badges.unwrap_or_default(), MAX_BADGES, 60);
    let place = Place::read(&mut check, args.p_page, args.p_limit);
    check.finish()?;

    let ids = matches(cx, Kind::Companies, words.as_deref()).await?;

    let narrowed = |sql: &mut Sql| {
        sql.push(" from public.companies x where x.approval_status = 'approved' and x.public_link");
        narrow_to(sql, ids.as_deref());
        for badge in &badges {
            let has = " and exists (select from public.company_badges b where b.company_id = x.id and b.badge = ";
            narrow(sql, has, badge);
            sql.push(")");
        }
    };
    let mut page = Sql::new(
        "select coalesce(jsonb_agg(jsonb_build_object('slug', c.slug, 'name', c.name, 'logo_url', c.logo_url,
            'tagline', c.tagline, 'industry', c.industry, 'size', c.size, 'places', c.places,
            'badges', (
                select coalesce(jsonb_agg(l.label order by b.position), '[]')
                from public.company_badges b join public.badge_labels l on l.key = b.badge where b.company_id = c.id),
            'open_jobs', (
                select count(*) from (
                    select from public.job_openings j
                    where j.company_id = c.id and j.is_listed and j.is_public and (j.expires_at is null or j.expires_at > now())
                    limit 100) j)) order by c.name, c.id), '[]')
         from (select x.*",
    );
    narrowed(&mut page);
    place.cut(&mut page, " order by x.name, x.id");
    page.push(") c");
    let counted = count_rows(narrowed);
    let labels = Sql::new(
        "select coalesce(jsonb_agg(jsonb_build_object('key', l.key, 'label', l.label) order by l.position), '[]')
         from public.badge_labels l",
    );

    let [page, total, labels] = as_visitor(cx, [&page, &counted, &labels]).await?;
    let total = count(&total)?;
    Ok(Answer { companies: lines(&page)?, badges: lines(&labels)?, total, pages: place.pages(total) })
}
