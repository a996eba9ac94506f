//! Pages fit together, also while others write.

use super::{run, visit, world};
use crate::kit::TestApp;
use serde_json::{Value, json};
use std::collections::BTreeSet;

const MANY: &str = "
    insert into job_openings (company_id, title, description, status, seniority, employment_type, remote_policy,
        pay_min, pay_max, pay_currency, published_at)
    select c.id, case when n % 2 = 0 then 'Pilot ' else 'Harbour pilot ' end || n, 'Steers.', 'open', 'mid', 'full_time', 'remote', 1, 2, 'EUR',
           now() - make_interval(mins => n)
    from companies c, generate_series(1, {}) n where c.slug = 'northwind'";

async fn all_pages(app: &TestApp, mut arguments: Value, between: impl AsyncFn(usize)) -> Vec<String> {
    let mut ids = Vec::new();
    for page in 0.. {
        let answer = visit(app, arguments.clone()).await;
        ids.extend(answer["results"].as_array().expect("results").iter().map(|row| row["id"].to_string()));
        if answer["next_cursor"].is_null() {
            return ids;
        }
        arguments["p_cursor"] = answer["next_cursor"].clone();
        assert!(page < 100, "pages without end");
        between(page).await;
    }
    ids
}

#[tokio::test]
async fn pages_repeat_nothing_and_lose_nothing_while_others_write() {
    let app = world().await;
    run(&app, &MANY.replace("{}", "120")).await;
    let arguments = json!({ "p_query": "pilot", "p_kind": "jobs", "p_limit": 7 });
    let still = all_pages(&app, arguments.clone(), async |_| {}).await;
    assert_eq!(still.len(), 120);
    let busy = all_pages(&app, arguments, async |page| {
        run(
            &app,
            &format!(
                "update job_openings set description = 'Steers {page}.' where title like '%pilot {}'",
                page * 2 + 1
            ),
        )
        .await;
        run(
            &app,
            &MANY
                .replace("generate_series(1, {})", "generate_series(1, 1)")
                .replace("'Pilot '", &format!("'Late pilot {page} '")),
        )
        .await;
    })
    .await;
    let once: BTreeSet<_> = busy.iter().collect();
    assert_eq!(once.len(), busy.len(), "a row came twice");
    assert!(still.iter().all(|id| once.contains(id)), "a row was lost");
}

#[tokio::test]
async fn the_best_five_hundred_are_ranked_and_a_hundred_counted() {
    let app = world().await;
    run(&app, &MANY.replace("{}", "620")).await;
    let first = visit(&app, json!({ "p_query": "pilot" })).await;
    assert_eq!(
        (&first["total"], &first["capped"], &first["counts"]["jobs"]),
        (&json!(500), &json!(true), &json!(100))
    );
    let ids = all_pages(&app, json!({ "p_query": "pilot", "p_kind": "jobs", "p_limit": 50 }), async |_| {}).await;
    assert_eq!((ids.len(), ids.iter().collect::<BTreeSet<_>>().len()), (500, 500));
}
