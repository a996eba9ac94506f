//! A company's figures are those of the raw rows.

use super::{
    calendar::{self, Periods, date, text},
    world::World,
};
use serde_json::{Value, json};
use std::collections::{BTreeMap, HashSet};
use time::Date;

struct View {
    day: Date,
    job: Option<String>,
    is_internal: bool,
    who: String,
}

struct Interest {
    day: Date,
    job: String,
    decision: String,
    has_conversation: bool,
}

pub(super) struct Raw {
    views: Vec<View>,
    interests: Vec<Interest>,
    /// Days of first matches and how long they took.
    matches: Vec<(Date, f64)>,
    /// Day, challenge, status.
    challenges: Vec<(Date, String, String)>,
}

impl Raw {
    pub(super) async fn read(world: &World) -> Self {
        let rows = async |sql: &str| world.admin.query(sql, &[&world.company.id]).await.expect("raw rows");
        let views = rows(
            "select to_char(v.at at time zone 'UTC', 'YYYY-MM-DD'), v.job::text, v.viewer_id is not null, coalesce(v.viewer_id::text, v.visitor::text)
             from (select viewed_at, null::uuid, viewer_id, visitor from private.company_views where company_id = $1
                   union all
                   select v.viewed_at, v.job_opening_id, v.viewer_id, v.visitor from private.job_views v
                   join job_openings j on j.id = v.job_opening_id where j.company_id = $1) v (at, job, viewer_id, visitor)",
        )
        .await;
        let interests = rows(
            "select to_char(i.created_at at time zone 'UTC', 'YYYY-MM-DD'), i.job_opening_id::text, coalesce(i.decision, ''),
                 exists (select from messages m join conversations c on c.id = m.conversation_id
                         where c.job_interaction_id = i.id and m.kind <> 'system')
             from job_interactions i join job_openings j on j.id = i.job_opening_id
             where j.company_id = $1 and i.status = 'interested'",
        )
        .await;
        let matches = rows(
            "select to_char(min(i.decided_at) at time zone 'UTC', 'YYYY-MM-DD'),
                 extract(epoch from min(i.decided_at) - j.published_at)::float8
             from job_interactions i join job_openings j on j.id = i.job_opening_id
             where j.company_id = $1 and i.status = 'interested' and i.decision = 'approved' and i.decided_at >= j.published_at
             group by j.id",
        )
        .await;
        let challenges = rows(
            "select to_char(i.sent_at at time zone 'UTC', 'YYYY-MM-DD'), i.employer_challenge_id::text, i.status
             from challenge_invitations i where i.company_id = $1",
        )
        .await;
        Self {
            views: views
                .iter()
                .map(|row| View { day: date(row.get(0)), job: row.get(1), is_internal: row.get(2), who: row.get(3) })
                .collect(),
            interests: interests
                .iter()
                .map(|row| Interest {
                    day: date(row.get(0)),
                    job: row.get(1),
                    decision: row.get(2),
                    has_conversation: row.get(3),
                })
                .collect(),
            matches: matches.iter().map(|row| (date(row.get(0)), row.get(1))).collect(),
            challenges: challenges.iter().map(|row| (date(row.get(0)), row.get(1), row.get(2))).collect(),
        }
    }

    /// Whether there is something to count of each kind.
    pub(super) fn is_full(&self) -> bool {
        !self.views.is_empty() && !self.interests.is_empty() && !self.matches.is_empty()
    }

    fn totals(&self, is_in: impl Fn(Date) -> bool) -> Value {
        let views: Vec<&View> = self.views.iter().filter(|view| is_in(view.day)).collect();
        let interests: Vec<&Interest> = self.interests.iter().filter(|one| is_in(one.day)).collect();
        let decided = |what: &str| interests.iter().filter(|one| one.decision == what).count();
        let (answered, expired) = (decided("approved") + decided("rejected"), decided("expired"));
        let mut waits: Vec<f64> = self.matches.iter().filter(|(day, _)| is_in(*day)).map(|(_, wait)| *wait).collect();
        waits.sort_by(f64::total_cmp);
        json!({
            "views": views.len(),
            "page_views": views.iter().filter(|view| view.job.is_none()).count(),
            "job_views": views.iter().filter(|view| view.job.is_some()).count(),
            "internal_views": views.iter().filter(|view| view.is_internal).count(),
            "external_views": views.iter().filter(|view| !view.is_internal).count(),
            "viewers": views.iter().map(|view| &view.who).collect::<HashSet<_>>().len(),
            "interested": interests.len(), "approved": decided("approved"), "rejected": decided("rejected"), "expired": expired,
            "conversations": interests.iter().filter(|one| one.decision == "approved" && one.has_conversation).count(),
            "response_percent": percent(answered, answered + expired),
            "first_match_seconds": median(&waits).map(|wait| wait.round() as i64),
        })
    }

    fn point(&self, starts: [Date; 2], periods: &Periods) -> Value {
        let compared =
            |count: &dyn Fn(Date) -> usize| json!({ "count": count(starts[0]), "previous": count(starts[1]) });
        let views = |start: Date| self.views.iter().filter(move |view| periods.start_of(view.day) == start);
        let interests = |start: Date| self.interests.iter().filter(move |one| periods.start_of(one.day) == start);
        json!({
            "starts_on": text(starts[0]),
            "views": compared(&|start| views(start).count()),
            "internal_views": compared(&|start| views(start).filter(|view| view.is_internal).count()),
            "viewers": compared(&|start| views(start).map(|view| &view.who).collect::<HashSet<_>>().len()),
            "interested": compared(&|start| interests(start).count()),
            "approved": compared(&|start| interests(start).filter(|one| one.decision == "approved").count()),
        })
    }

    /// A job's figures, by its id, of all that were seen or found interest.
    fn jobs(&self, periods: &Periods) -> BTreeMap<&str, [[usize; 2]; 4]> {
        let mut jobs: BTreeMap<&str, [[usize; 2]; 4]> = BTreeMap::new();
        for view in &self.views {
            if let (Some(job), Some(period)) = (&view.job, periods.period_of(view.day)) {
                jobs.entry(job).or_default()[0][period] += 1;
            }
        }
        for one in &self.interests {
            let Some(period) = periods.period_of(one.day) else { continue };
            let job = jobs.entry(&one.job).or_default();
            job[1][period] += 1;
            job[2][period] += usize::from(one.decision == "approved");
            job[3][period] += usize::from(one.decision == "approved" && one.has_conversation);
        }
        jobs
    }
}

fn percent(part: usize, all: usize) -> Value {
    if all == 0 { Value::Null } else { json!((1000.0 * part as f64 / all as f64).round() / 10.0) }
}

fn median(sorted: &[f64]) -> Option<f64> {
    let (low, high) = (sorted.get(sorted.len().checked_sub(1)? / 2)?, sorted.get(sorted.len() / 2)?);
    Some(f64::midpoint(*low, *high))
}

/// Numbers compare as numbers: 50 and 50.0 are one figure.
#[track_caller]
fn same(got: &Value, expected: &Value, place: &str) {
    let (got, expected) = (got.as_object().expect("figures"), expected.as_object().expect("figures"));
    assert_eq!(got.len(), expected.len(), "{place}");
    for (name, value) in expected {
        let is_same = match (value.as_f64(), got[name].as_f64()) {
            (Some(one), Some(other)) => (one - other).abs() < 0.051,
            _ => *value == got[name],
        };
        assert!(is_same, "{place} {name}: {} instead of {value}", got[name]);
    }
}

pub(super) async fn holds(world: &World, raw: &Raw, periods: &Periods) {
    let answer = world.company.admin.rpc("get_company_analytics", &periods.arguments()).await.ok();
    let place = format!("{} {} {}", periods.by, periods.count, text(periods.until));
    same(&answer["totals"], &raw.totals(|day| periods.period_of(day) == Some(0)), &place);
    same(&answer["previous_totals"], &raw.totals(|day| periods.period_of(day) == Some(1)), &place);
    let [now, earlier] = periods.starts();
    let expected: Vec<Value> =
        now.iter().zip(&earlier).map(|(now, earlier)| raw.point([*now, *earlier], periods)).collect();
    assert_eq!(answer["points"], json!(expected), "{place}");

    let jobs = raw.jobs(periods);
    let listed = answer["jobs"].as_array().expect("jobs");
    assert_eq!(listed.len(), jobs.len(), "{place}");
    for one in listed {
        let [views, interested, approved, conversations] = jobs[one["id"].as_str().expect("an id")]
            .map(|[count, previous]| json!({ "count": count, "previous": previous }));
        let figures = ["views", "interested", "approved", "conversations"].map(|name| one[name].clone());
        assert_eq!(figures, [views, interested, approved, conversations], "{place}");
    }

    for one in answer["challenges"].as_array().expect("challenges") {
        let of = |statuses: &[&str]| {
            let is_it = |(day, id, status): &&(Date, String, String)| {
                periods.period_of(*day) == Some(0)
                    && one["id"] == **id
                    && (statuses.is_empty() || statuses.contains(&status.as_str()))
            };
            raw.challenges.iter().filter(is_it).count()
        };
        let (approved, rejected) = (of(&["approved"]), of(&["rejected"]));
        let expected = json!({
            "id": one["id"], "title": one["title"], "sent": of(&[]), "submitted": of(&["submitted", "approved", "rejected"]),
            "approved": approved, "rejected": rejected, "pass_percent": percent(approved, approved + rejected),
        });
        same(one, &expected, &place);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_figure_of_a_company_is_that_of_the_raw_rows() {
    for seed in 10..14 {
        let world = World::random(seed).await;
        let raw = Raw::read(&world).await;
        for periods in calendar::all() {
            holds(&world, &raw, &periods).await;
        }
    }
}
