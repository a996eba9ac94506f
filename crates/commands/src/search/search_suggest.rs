//! `search_suggest`: what the search box offers while someone types: at most eight names of what the caller may find, most
//! telling first. A skill and a title lead to a search, a company and a person to their page. Only titles, names and
//! headlines count.

use super::{reader, request, rows};
use crate::{
    CommandError,
    rpc::{arguments::arguments, context::CommandContext},
};
use devproof_db::{Rows, Sql, columns};
use devproof_search::{Found, Kind};
use serde_json::{Value, json};
use std::collections::HashMap;
use uuid::Uuid;

/// All that is offered.
const MAX_OFFERS: usize = 8;
/// Offers of each kind, in their order; skills come after people.
const OFFERS: [(Kind, usize); 3] = [(Kind::People, 4), (Kind::Jobs, 3), (Kind::Companies, 3)];

const SKILLS: &str = "
    select null::uuid as id, 'skill' as kind, k.value ->> 'name' as label, null as note, null as slug
    from jsonb_array_elements(public.search_skills(left($1, 60), 2)) k";
const PEOPLE: &str = "
    union all
    select t.id, 'person', t.full_name, t.headline, t.slug from public.talent_profiles t where t.id = any ($2)";
const JOBS_AND_COMPANIES: &str = "
    union all
    select j.id, 'title', j.title, null, null from public.job_openings j
    where j.id = any ($2) and j.is_listed and (j.expires_at is null or j.expires_at > now())
    union all
    select c.id, 'company', c.name, c.tagline, c.slug from public.companies c
    where c.id = any ($2) and c.approval_status = 'approved'";

arguments! {
    optional { p_query: String }
}

columns! {
    struct OfferRow {
        id: Option<Uuid>, kind: String, label: Option<String>, note: Option<String>, slug: Option<String>,
    }
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Value, CommandError> {
    let reader = match reader::reader(cx).await {
        Err(CommandError::CompanyNotApproved { .. } | CommandError::NotEmployer) => return Ok(json!([])),
        reader => reader?,
    };
    let finds_people = reader.kinds.contains(&Kind::People);
    let request = request(cx, args.p_query, reader)?;
    let query = request.query.clone();
    let suggest = move |index: &devproof_search::Snapshot| {
        let kinds = OFFERS.iter().filter(|(kind, _)| request.reader.kinds.contains(kind));
        kinds.map(|(kind, limit)| index.suggest(&request, *kind, *limit)).collect::<Result<Vec<_>, _>>()
    };
    let found: Vec<Found> = cx.settings.search_index.with(suggest).await?;
    if found.iter().all(|found| found.plan.groups.is_empty()) {
        return Ok(json!([]));
    }
    let ids: Vec<Uuid> = found.iter().flat_map(|found| &found.hits).map(|hit| hit.place.id).collect();
    let statement = [SKILLS, if finds_people { PEOPLE } else { "" }, JOBS_AND_COMPANIES].concat();
    let rows: Vec<OfferRow> = rows::query(cx, &Sql::new(statement).bind(query).bind(ids)).await?.read_all()?;
    let (skills, others): (Vec<OfferRow>, Vec<OfferRow>) = rows.into_iter().partition(|row| row.id.is_none());
    let mut others: HashMap<Option<Uuid>, OfferRow> = others.into_iter().map(|row| (row.id, row)).collect();
    let mut skills = Some(skills.into_iter().map(|row| json!({ "kind": "skill", "label": row.label, "marks": [] })));
    let mut offers: Vec<Value> = Vec::new();
    if !finds_people {
        offers.extend(skills.take().into_iter().flatten());
    }
    for found in &found {
        for hit in &found.hits {
            offers.extend(others.remove(&Some(hit.place.id)).map(|row| offer(&row, found)));
        }
        offers.extend(skills.take().into_iter().flatten());
    }
    offers.truncate(MAX_OFFERS);
    Ok(json!(offers))
}

fn offer(row: &OfferRow, found: &Found) -> Value {
    let marks = found.plan.marks(row.label.as_deref().into_iter().chain(row.note.as_deref()));
    if found.kind == Kind::Jobs {
        return json!({ "kind": row.kind, "label": row.label, "marks": marks });
    }
    json!({ "kind": row.kind, "label": row.label, "note": row.note, "slug": row.slug, "marks": marks })
}
