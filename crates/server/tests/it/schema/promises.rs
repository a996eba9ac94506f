//! The companies on the start page that keep their promise to answer.

use crate::kit::TestApp;
use serde_json::{Value, json};

const COMPANIES: &str = "
    insert into companies (slug, name, approval_status, public_link, response_days) values
        ('best', 'Best', 'approved', true, 2), ('often', 'Often', 'approved', true, 5), ('less', 'Less', 'approved', true, 3),
        ('much', 'Much', 'approved', true, 5), ('few', 'Few', 'approved', true, 1), ('silent', 'Silent', 'approved', true, null),
        ('hidden', 'Hidden', 'approved', false, 2), ('waits', 'Waits', 'pending', true, 2), ('out', 'Out', 'suspended', true, 2);
    insert into private.company_promises (company_id, decided, kept)
    select c.id, p.decided, p.kept from companies c
    join (values ('best', 5, 5), ('often', 9, 8), ('less', 8, 4), ('much', 18, 16), ('few', 4, 4), ('silent', 9, 9), ('hidden', 9, 9),
        ('waits', 9, 9), ('out', 9, 9)) p (slug, decided, kept) on p.slug = c.slug;";

async fn kept(app: &TestApp, arguments: Value) -> Value {
    app.post("/rest/v1/rpc/get_kept_promises", &arguments).await.ok()
}

fn slugs(answer: &Value) -> Vec<&str> {
    answer.as_array().expect("a list").iter().filter_map(|company| company["slug"].as_str()).collect()
}

#[tokio::test]
async fn visitors_see_who_keeps_the_promise() {
    let app = TestApp::start().await;
    assert_eq!(kept(&app, json!({})).await, json!([]));
    app.database.admin().await.batch_execute(COMPANIES).await.expect("companies");
    let all = kept(&app, json!({})).await;
    // Of equal shares the one that more people can tell of comes first.
    assert_eq!(slugs(&all), ["best", "much", "often", "less"]);
    let often = json!({
        "name": "Often", "slug": "often", "logo_url": null, "response_days": 5, "kept_percent": 89, "decided": 9
    });
    assert_eq!(all[2], often);
    assert_eq!(slugs(&kept(&app, json!({ "p_limit": 2 })).await), ["best", "much"]);
    for odd in [json!({ "p_limit": 0 }), json!({ "p_limit": -5 })] {
        assert_eq!(kept(&app, odd).await, json!([]));
    }
    assert_eq!(slugs(&kept(&app, json!({ "p_limit": null })).await).len(), 4);
    let seeker = app.seeker().await;
    assert_eq!(seeker.rpc("get_kept_promises", &json!({})).await.ok(), all);
}
