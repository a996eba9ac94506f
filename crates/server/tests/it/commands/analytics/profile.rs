//! A seeker's figures are those of the raw rows, in any zone and period.

use super::{
    calendar::{self, Periods, date, text},
    world::World,
};
use serde_json::{Value, json};
use std::collections::{BTreeMap, HashSet};
use time::Date;

/// A raw row: its day, who it was, and more of it.
struct Raw {
    day: Date,
    who: Option<String>,
    what: String,
}

impl World {
    /// Rows of `sql`: a moment, who, what. Days are those of the seeker's wall clock.
    async fn raw(&self, sql: &str) -> Vec<Raw> {
        let sql = format!(
            "select to_char(r.at at time zone $2, 'YYYY-MM-DD'), r.who, r.what from ({sql}) r (at, who, what)"
        );
        let rows = self.admin.query(&sql, &[&self.seeker.id, &self.zone]).await.expect("raw rows");
        rows.iter().map(|row| Raw { day: date(row.get(0)), who: row.get(1), what: row.get(2) }).collect()
    }
}

const VIEWS: &str = "select viewed_at, coalesce(viewer_id::text, visitor::text), source from private.profile_views where profile_id = $1";
const APPEARANCES: &str = "select appeared_at, null::text, '' from private.search_appearances where profile_id = $1";
const JOBS: &str = "select viewed_at, job_opening_id::text, '' from private.job_views where viewer_id = $1";
const INTERESTS: &str = "select i.created_at, null::text, case when i.decision = 'approved' and exists (
        select from messages m join conversations c on c.id = m.conversation_id
        where c.job_interaction_id = i.id and m.kind <> 'system') then 'conversation'
    else coalesce(i.decision, 'waiting') end
    from job_interactions i where i.profile_id = $1 and i.status = 'interested'";

fn compared(count: usize, previous: usize) -> Value {
    json!({ "count": count, "previous": previous })
}

/// How many rows, or different people, are in each point.
fn count(rows: &[Raw], is_in: impl Fn(Date) -> bool) -> (usize, usize) {
    let all: Vec<&Raw> = rows.iter().filter(|row| is_in(row.day)).collect();
    let people: HashSet<&String> = all.iter().filter_map(|row| row.who.as_ref()).collect();
    (all.len(), people.len())
}

fn funnel(jobs: &[Raw], interests: &[Raw], is_in: impl Fn(Date) -> bool + Copy) -> Value {
    let of = |what: &str| interests.iter().filter(|row| is_in(row.day) && row.what == what).count();
    json!({
        "jobs_viewed": count(jobs, is_in).1, "interested": count(interests, is_in).0, "waiting": of("waiting"),
        "approved": of("approved") + of("conversation"), "rejected": of("rejected"), "expired": of("expired"),
        "withdrawn": of("withdrawn"), "conversations": of("conversation"),
    })
}

pub(super) async fn holds(world: &World, periods: &Periods) {
    let answer = world.seeker.rpc("get_profile_analytics", &periods.arguments()).await.ok();
    let (views, appearances) = (world.raw(VIEWS).await, world.raw(APPEARANCES).await);
    let (jobs, interests) = (world.raw(JOBS).await, world.raw(INTERESTS).await);
    let place = format!("{} {} {}", periods.by, periods.count, text(periods.until));
    let [now, earlier] = periods.starts();
    assert_eq!(answer["starts_on"], text(now[0]), "{place}");
    assert_eq!(answer["previous_starts_on"], text(earlier[0]), "{place}");
    let is_in = |period: usize| move |day: Date| periods.period_of(day) == Some(period);
    let both = |rows: &[Raw]| [0, 1].map(|period| count(rows, is_in(period)));
    let [a, b] = both(&views);
    let [c, d] = both(&appearances);
    let totals =
        json!({ "views": compared(a.0, b.0), "viewers": compared(a.1, b.1), "appearances": compared(c.0, d.0) });
    assert_eq!(answer["totals"], totals, "{place}");

    let points = answer["points"].as_array().expect("points");
    assert_eq!(points.len(), now.len());
    for ((point, start), before) in points.iter().zip(&now).zip(&earlier) {
        let at = |rows: &[Raw]| [*start, *before].map(|start| count(rows, |day| periods.start_of(day) == start));
        let [v, w] = at(&views);
        let [s, t] = at(&appearances);
        let [i, j] = at(&interests);
        let approved = |start: Date| {
            let is_approved = |row: &&Raw| row.what == "approved" || row.what == "conversation";
            interests.iter().filter(is_approved).filter(|row| periods.start_of(row.day) == start).count()
        };
        let expected = json!({
            "starts_on": text(*start), "views": compared(v.0, w.0), "viewers": compared(v.1, w.1),
            "appearances": compared(s.0, t.0), "interested": compared(i.0, j.0),
            "approved": compared(approved(*start), approved(*before)),
        });
        assert_eq!(*point, expected, "{place}");
    }

    let mut sources: BTreeMap<&str, [usize; 2]> = BTreeMap::new();
    for row in &views {
        if let Some(period) = periods.period_of(row.day) {
            sources.entry(&row.what).or_default()[period] += 1;
        }
    }
    let listed = answer["sources"].as_array().expect("sources");
    assert_eq!(listed.len(), sources.len(), "{place}");
    for one in listed {
        let [count, previous] = sources[one["source"].as_str().expect("a source")];
        assert_eq!(one["views"], compared(count, previous), "{place}");
    }
    assert_eq!(answer["funnel"], funnel(&jobs, &interests, is_in(0)), "{place}");
    assert_eq!(answer["previous_funnel"], funnel(&jobs, &interests, is_in(1)), "{place}");
    companies(world, periods, &answer, &place).await;
}

/// Views by members who let themselves be counted, by company.
async fn companies(world: &World, periods: &Periods, answer: &Value, place: &str) {
    let rows = world
        .raw("select v.viewed_at, null::text, p.company_id::text from private.profile_views v
              join profiles p on p.id = v.viewer_id where v.profile_id = $1 and p.company_id is not null and not p.analytics_opt_out")
        .await;
    let mut expected: BTreeMap<&str, usize> = BTreeMap::new();
    for row in rows.iter().filter(|row| periods.period_of(row.day) == Some(0)) {
        *expected.entry(&row.what).or_default() += 1;
    }
    let listed = answer["companies"].as_array().expect("companies");
    let listed: BTreeMap<&str, usize> = listed
        .iter()
        .map(|one| {
            (one["id"].as_str().expect("an id"), usize::try_from(one["views"].as_u64().expect("views")).expect("few"))
        })
        .collect();
    assert_eq!(listed, expected, "{place}");
}

#[tokio::test(flavor = "multi_thread")]
async fn every_figure_of_a_seeker_is_that_of_the_raw_rows() {
    for seed in 0..6 {
        let world = World::random(seed).await;
        for periods in calendar::all() {
            holds(&world, &periods).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn another_time_zone_counts_the_same_views_in_its_own_days() {
    let mut world = World::random(1).await;
    for zone in ["Asia/Tokyo", "America/Los_Angeles"] {
        let set = world.seeker.request("PATCH", &format!("/rest/v1/profiles?id=eq.{}", world.seeker.id));
        crate::kit::Answer::of(set.json(&json!({ "timezone": zone }))).await.ok();
        world.zone = zone.to_owned();
        for periods in calendar::all() {
            holds(&world, &periods).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_viewer_who_deletes_their_account_is_no_longer_one_and_their_views_stay() {
    let world = World::random(2).await;
    world
        .admin
        .batch_execute("delete from auth.users where email in ('person3@example.test', 'person20@example.test')")
        .await
        .unwrap();
    for periods in calendar::all() {
        holds(&world, &periods).await;
    }
}
