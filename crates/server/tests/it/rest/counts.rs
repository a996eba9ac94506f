//! Counting never tells about rows that the caller must not see.

use super::World;
use crate::kit::Answer;

/// A planner's estimate is made from statistics over all rows: a policy that hides nearly all of them does not keep
/// it from telling whether a value is frequent among the hidden ones. Ours is counted.
#[tokio::test]
async fn b11_no_count_tells_of_hidden_rows() {
    let world = World::start().await;
    let admin = world.database.admin().await;
    admin
        .batch_execute(
            "create table zz_jobs (id int primary key, employer text not null, visible text not null);
             insert into zz_jobs select i, case when i % 10 = 0 then 'SecretCorp' else 'Corp ' || i % 50 end,
                case when i % 10 = 0 then 'Private' else 'Open' end from generate_series(1, 30000) i;
             create index on zz_jobs (employer);
             alter table zz_jobs enable row level security;
             create policy open on zz_jobs using (visible = 'Open');
             grant select on zz_jobs to anon;
             analyze zz_jobs",
        )
        .await
        .expect("a table");
    world.reload("/zz_jobs?limit=0").await;
    for mode in ["exact", "planned", "estimated"] {
        let count = async |filter: &str| {
            let prefer = format!("count={mode}");
            let answer = world.send("HEAD", &format!("/zz_jobs?{filter}"), &[("prefer", &prefer)], None).await;
            assert_eq!(answer.header("preference-applied"), prefer);
            answer.header("content-range").to_owned()
        };
        assert_eq!(count("employer=eq.SecretCorp").await, "*/0", "{mode}");
        assert_eq!(count("employer=eq.Nobody").await, "*/0", "{mode}");
        assert_eq!(count("employer=eq.Corp 1&limit=1").await, "0-0/600", "{mode}");
        // Beyond the bound a number is only a floor, and the same whatever is hidden.
        let all = if mode == "exact" { "0-9/27000" } else { "0-9/10000" };
        assert_eq!(count("limit=10").await, all, "{mode}");
    }
    // The page itself is never beyond what the count says.
    let far = world.prefer("/zz_jobs?select=id&offset=12000&limit=5", "count=estimated").await;
    assert_eq!((far.status.as_u16(), far.header("content-range")), (206, "12000-12004/12005"));
}

#[tokio::test]
async fn b12_no_plan_is_shown_to_anybody() {
    let world = World::start().await;
    let service = world.service_key();
    for accept in ["application/vnd.pgrst.plan", "application/vnd.pgrst.plan+json; options=analyze|verbose"] {
        assert_eq!(world.send("GET", "/zz_people", &[("accept", accept)], None).await.error(406), "PGRST107");
        let operator = world.request("GET", "/rest/v1/zz_people").bearer_auth(&service).header("accept", accept);
        assert_eq!(Answer::of(operator).await.error(406), "PGRST107");
    }
    for function in ["count", "sum", "avg", "max"] {
        assert_eq!(world.read(&format!("/zz_people?select=id.{function}()")).await.error(400), "PGRST123");
    }
}
