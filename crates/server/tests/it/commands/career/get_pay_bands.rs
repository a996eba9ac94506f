use crate::{
    commands::{arrange, pointers},
    kit::TestApp,
};
use serde_json::{Value, json};
use uuid::Uuid;

/// Open jobs of as many companies that pay so many thousands a year, one more each.
async fn paying(app: &TestApp, count: i32, currency: &str, place: &str) {
    let sql = "with c as (
            insert into companies (slug, name, approval_status)
            select 'pays-' || left(md5(random()::text || n), 12), 'Pays ' || n, 'approved'
            from generate_series(1, $1) n returning id)
        insert into job_openings (company_id, title, description, status, seniority, employment_type, remote_policy, countries,
            pay_min, pay_max, pay_currency, published_at)
        select c.id, 'Engineer', 'Work', 'open', 'senior', 'full_time', case when $3 = 'remote' then 'remote' else 'onsite' end,
            case when $3 = 'remote' then '{}' else array[$3] end,
            (9 + row_number() over ()) * 1000, (11 + row_number() over ()) * 1000, $2, now() from c";
    app.database.admin().await.execute(sql, &[&count, &currency, &place]).await.expect("jobs");
}

fn band<'a>(answer: &'a Value, list: &str, key: &str) -> &'a Value {
    let bands = answer[list].as_array().expect("a list");
    bands.iter().find(|band| band["key"] == key).unwrap_or(&Value::Null)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_band_has_five_postings_at_least() {
    let app = TestApp::start().await;
    let seeker = app.seeker().await;
    let none = seeker.rpc("get_pay_bands", &json!({})).await.ok();
    assert_eq!((&none["currency"], &none["jobs"], &none["quartiles"]), (&json!("EUR"), &json!(0), &Value::Null));

    paying(&app, 4, "EUR", "remote").await;
    let four = seeker.rpc("get_pay_bands", &json!({})).await.ok();
    assert_eq!((&four["jobs"], &four["quartiles"]), (&json!(4), &Value::Null));
    assert_eq!(band(&four, "seniorities", "senior")["quartiles"], Value::Null);
    assert_eq!(band(&four, "places", "remote")["quartiles"], Value::Null);

    paying(&app, 1, "EUR", "AT").await;
    let five = seeker.rpc("get_pay_bands", &json!({})).await.ok();
    // The middles are 11, 12, 13, 14 and once more 11 thousand.
    let quartiles = json!({ "low": 11_000, "median": 12_000, "high": 13_000 });
    assert_eq!((&five["jobs"], &five["quartiles"]), (&json!(5), &quartiles));
    assert_eq!(band(&five, "seniorities", "senior")["quartiles"], quartiles);
    assert_eq!(
        band(&five, "places", "remote"),
        &json!({ "key": "remote", "name": "Remote", "jobs": 4, "quartiles": null })
    );
    assert_eq!(band(&five, "places", "AT"), &json!({ "key": "AT", "name": "Austria", "jobs": 1, "quartiles": null }));

    // Five that come together from several currencies are five.
    let narrow = json!({ "p_place": "AT" });
    paying(&app, 3, "USD", "AT").await;
    assert_eq!(seeker.rpc("get_pay_bands", &narrow).await.ok()["quartiles"], Value::Null);
    paying(&app, 1, "GBP", "AT").await;
    let mixed = seeker.rpc("get_pay_bands", &narrow).await.ok();
    // 11,000 of their own; 9,649, 10,526 and 11,403 by $1.14; 12,672 by £0.868: cut to thousands.
    assert_eq!(mixed["quartiles"], json!({ "low": 10_000, "median": 11_000, "high": 11_000 }));
    // Currencies without a rate don't count.
    paying(&app, 5, "XTS", "DE").await;
    assert_eq!(band(&seeker.rpc("get_pay_bands", &json!({})).await.ok(), "places", "DE"), &Value::Null);

    // What has ended or expired is no posting.
    let expire = "update job_openings set expires_at = now() - interval '1 minute' where pay_currency = 'GBP' and $1::uuid is not null";
    arrange(&app, expire, Uuid::nil()).await;
    let fewer = seeker.rpc("get_pay_bands", &narrow).await.ok();
    assert_eq!((&fewer["jobs"], &fewer["quartiles"]), (&json!(4), &Value::Null));
}

#[tokio::test(flavor = "multi_thread")]
async fn amounts_are_in_the_persons_currency_and_bad_wishes_are_named() {
    let app = TestApp::start().await;
    let seeker = app.seeker().await;
    paying(&app, 5, "EUR", "remote").await;
    arrange(&app, "update profiles set salary_min = 1, salary_currency = 'USD' where id = $1", seeker.id).await;
    let dollars = seeker.rpc("get_pay_bands", &json!({})).await.ok();
    assert_eq!((&dollars["currency"], &dollars["rates_on"]), (&json!("USD"), &json!("2025-08-01")));
    // 11, 12, 13, 14, 15 thousand by 1.14, cut to thousands.
    assert_eq!(dollars["quartiles"], json!({ "low": 13_000, "median": 14_000, "high": 15_000 }));

    for (wish, at) in [
        (json!({ "p_skill": "no-such-skill" }), "/p_skill"),
        (json!({ "p_place": "Austria" }), "/p_place"),
        (json!({ "p_place": "XX" }), "/p_place"),
        (json!({ "p_seniority": "wizard" }), "/p_seniority"),
    ] {
        let refused = seeker.rpc("get_pay_bands", &wish).await;
        assert_eq!((refused.error(422), pointers(&refused)), ("invalid_input".to_owned(), vec![at.to_owned()]));
    }
    let employer = app.company().await.admin;
    for name in ["get_pay_bands", "get_skill_demand", "get_missing_skills", "get_response_times"] {
        assert_eq!(employer.rpc(name, &json!({})).await.error(403), "not_job_seeker");
    }
}
