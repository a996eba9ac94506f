//! `admin_find_people`: by what is known of someone, in pages, with the log.

use crate::{commands::pointers, kit::TestApp};
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn people_are_found_by_name_address_page_and_id_and_filtered() {
    let app = TestApp::start().await;
    let (staff, company, seeker) = (app.staff().await, app.company().await, app.seeker().await);
    let newcomer = app.newcomer().await;
    let set = "update profiles set full_name = 'Zoë O''Neill-Okafor', slug = 'zoe_x' where id = $1";
    let set = set.replace("zoe_x", "zoe-neill");
    app.database.admin().await.execute(&set, &[&seeker.id]).await.expect("a name");
    let found = async |filter: Value| -> Vec<Value> {
        let mut call = json!({ "p_reason": "Someone wrote to us" });
        call.as_object_mut().expect("an object").extend(filter.as_object().expect("an object").clone());
        let list = staff.rpc("admin_find_people", &call).await.ok();
        list["people"].as_array().expect("a list").iter().map(|person| person["id"].clone()).collect()
    };
    for words in ["zoë", "okaf neill", "zoe-n", "https://devproof.example/user/zoe-neill/"] {
        assert_eq!(found(json!({ "p_search": words })).await, [json!(seeker.id)], "{words}");
    }
    assert_eq!(found(json!({ "p_search": seeker.id })).await, [json!(seeker.id)]);
    assert_eq!(found(json!({ "p_search": seeker.email[..20].to_uppercase() })).await, [json!(seeker.id)]);
    for nothing in ["%", "_oe-neill", "!&|:*' \\", "zoë nobody"] {
        assert_eq!(found(json!({ "p_search": nothing })).await, Vec::<Value>::new(), "{nothing}");
    }
    assert_eq!(found(json!({ "p_company_id": company.id })).await, [json!(company.admin.id)]);
    assert_eq!(found(json!({ "p_state": "onboarding" })).await, [json!(newcomer.id)]);
    assert_eq!(found(json!({ "p_role": "employer" })).await, [json!(company.admin.id)]);
    assert_eq!(found(json!({ "p_is_staff": true })).await, [json!(staff.id)]);
    assert_eq!(found(json!({ "p_state": "deactivated_by_staff" })).await, Vec::<Value>::new());

    let (mut seen, mut cursor) = (Vec::new(), Value::Null);
    loop {
        let call = json!({ "p_reason": "All of them", "p_limit": 2, "p_cursor": cursor });
        let page = staff.rpc("admin_find_people", &call).await.ok();
        seen.extend(page["people"].as_array().expect("a list").iter().map(|person| person["id"].clone()));
        cursor = page["next_cursor"].clone();
        if cursor.is_null() {
            break;
        }
    }
    assert_eq!(seen.len(), 4);
    let odd = json!({ "p_reason": "r", "p_limit": 0, "p_cursor": "now" });
    assert_eq!(pointers(&staff.rpc("admin_find_people", &odd).await), ["/p_limit", "/p_cursor"]);
    let log = "select count(*) from private.audit_log where action = 'person.list' and details ->> 'search' = 'zoë'";
    let entries: i64 = app.database.admin().await.query_one(log, &[]).await.expect("a count").get(0);
    assert_eq!(entries, 1);
}
