//! The grade of a skill on pages: the one that a match counts, and what is missing to the next.

use crate::{
    commands::arrange,
    kit::{Person, TestApp},
};
use devproof_matching::{Grade, Passed, Proof};
use serde_json::{Value, json};
use time::{Date, Duration, macros::date};

fn grade_of(word: &str) -> Grade {
    match word {
        "shown" => Grade::Shown,
        "proved" => Grade::Proved,
        "proved_well" => Grade::ProvedWell,
        other => panic!("{other} is no grade"),
    }
}

/// Whoever passes what is missing has the next grade; whoever passes one less has not.
fn check_missing(passed: Passed, grade: Grade, next: &Value, today: Date) {
    let missing = |key: &str| u32::try_from(next[key].as_u64().expect("a count")).expect("a small one");
    let (any, medium, hard, others) = (missing("any"), missing("medium"), missing("hard"), missing("other_skills"));
    let goal = grade_of(next["grade"].as_str().expect("a grade"));
    assert!(goal > grade, "{passed:?}: {next}");
    let with = |medium: u32, hard: u32, others: u32| Passed {
        easy: passed.easy + any,
        medium: passed.medium + medium,
        hard: passed.hard + hard,
        topics: passed.topics + others,
        last: today,
    };
    assert_eq!(with(medium, hard, others).grade(today), goal, "{passed:?}: {next}");
    for less in [
        (medium > 0).then(|| with(medium - 1, hard, others)),
        (hard > 0).then(|| with(medium, hard - 1, others)),
        (others > 0).then(|| with(medium, hard, others - 1)),
    ]
    .into_iter()
    .flatten()
    {
        assert_eq!(less.grade(today), grade, "{passed:?} with one less than {next}");
    }
}

#[tokio::test]
async fn pages_and_matches_have_one_rule() {
    let app = TestApp::start().await;
    let today = date!(2026 - 11 - 29);
    let sql = "select m.n, h.n, t.n, a.n, g.grade, g.next::text
        from generate_series(0, 8) m (n), generate_series(0, 4) h (n), generate_series(0, 3) t (n),
             unnest(array[-1, 0, 1095, 1096, 2191, 2192, 3288, 9000]) a (n),
             private.proof_grade(m.n, h.n, t.n, $1::date - a.n, $1::date) g";
    let rows = app.database.admin().await.query(sql, &[&today]).await.expect("grades");
    assert_eq!(rows.len(), 9 * 5 * 4 * 8);
    for row in rows {
        let count = |column: usize| u32::try_from(row.get::<_, i32>(column)).expect("a count");
        let last = today - Duration::days(i64::from(row.get::<_, i32>(3)));
        let passed = Passed { easy: 1, medium: count(0), hard: count(1), topics: count(2), last };
        let grade = passed.grade(today);
        assert_eq!(grade_of(row.get(4)), grade, "{passed:?}");
        match row.get::<_, Option<String>>(5) {
            Some(next) => check_missing(passed, grade, &serde_json::from_str(&next).expect("JSON"), today),
            None => assert_eq!(grade, Grade::ProvedWell, "{passed:?}"),
        }
    }
}

#[tokio::test]
async fn points_of_the_interview_have_the_same_grade_on_pages_and_in_matches() {
    let app = TestApp::start().await;
    let sql = "select p.n::smallint, private.interview_grade(p.n::smallint) from generate_series(0, 100) p (n)";
    for row in app.database.admin().await.query(sql, &[]).await.expect("grades") {
        let points = u8::try_from(row.get::<_, i16>(0)).expect("a percentage");
        let grade = Proof::of_interview(points).map(|proof| proof.grade);
        assert_eq!(row.get::<_, Option<&str>>(1).map(grade_of), grade, "{points}");
    }
}

#[tokio::test]
async fn the_interview_proves_system_design_where_it_is_better() {
    let app = TestApp::start().await;
    let seeker = app.seeker().await;
    seeker.post("/rest/v1/profile_skills", &json!({ "profile_id": seeker.id, "name": "System Design" })).await.ok();
    assert_eq!(skill(&seeker).await["proved"], Value::Null);

    arrange(&app, "update profiles set system_design_score = 72 where id = $1", seeker.id).await;
    let by_interview = skill(&seeker).await;
    let expected =
        json!({ "grade": "proved", "challenges": 0, "hard": 0, "last_completed_at": null, "interview": 72 });
    assert_eq!((&by_interview["proved"], &by_interview["next"]), (&expected, &Value::Null));

    // Challenges that prove it better say so, and those that prove it less take nothing away.
    let challenges = "
        with made as (
            insert into challenges (slug, title, topic, difficulty, languages, position, published_at)
            select 'design-' || n, 'Design ' || n, 'algorithms', 'hard', array['python'], 900 + n, now()
            from generate_series(1, 3) n
            returning id)
        insert into challenge_skills (challenge_id, skill_id)
        select m.id, k.id from made m join skills k on k.slug in ('system-design', 'linux', 'docker')
        where $1::uuid is not null";
    arrange(&app, challenges, seeker.id).await;
    pass(&app, &seeker, "design-1").await;
    let both = skill(&seeker).await;
    assert_eq!((&both["proved"]["grade"], &both["proved"]["interview"]), (&json!("proved"), &json!(72)));
    assert_eq!(both["next"], Value::Null, "shown by a challenge, it would first be proved, and it is");
    pass(&app, &seeker, "design-2").await;
    pass(&app, &seeker, "design-3").await;
    let better = skill(&seeker).await["proved"].clone();
    assert_eq!(
        (&better["grade"], &better["challenges"], &better["interview"]),
        (&json!("proved_well"), &json!(3), &Value::Null)
    );
}

/// A challenge that proves the skill "kubernetes", and one more where it is varied.
const CHALLENGE: &str = "
    with made as (
        insert into challenges (slug, title, topic, difficulty, languages, position, published_at)
        select 'grade-' || g.n, 'Grade ' || g.n, 'algorithms', g.difficulty, array['python'], 900 + g.n, now()
        from (values (1, 'easy', null), (2, 'medium', null), (3, 'medium', 'linux'), (4, 'hard', 'docker'), (5, 'hard', null))
            g (n, difficulty, other)
        returning id, slug)
    insert into challenge_skills (challenge_id, skill_id)
    select m.id, k.id from made m join skills k on k.slug = 'kubernetes'
        or m.slug = 'grade-3' and k.slug = 'linux' or m.slug = 'grade-4' and k.slug = 'docker'
    where $1::uuid is not null";

async fn pass(app: &TestApp, person: &Person, slug: &str) {
    let sql = format!(
        "insert into challenge_completions (profile_id, challenge_id) select $1, id from challenges where slug = '{slug}'"
    );
    arrange(app, &sql, person.id).await;
}

async fn skill(person: &Person) -> Value {
    person.rpc("get_my_profile", &json!({})).await.ok()["skills"][0].clone()
}

#[tokio::test]
async fn a_skill_says_its_grade_and_its_owner_what_lifts_it() {
    let app = TestApp::start().await;
    let seeker = app.seeker().await;
    arrange(&app, CHALLENGE, seeker.id).await;
    arrange(&app, "update profiles set slug = 'grades', visibility = 'open' where id = $1", seeker.id).await;
    seeker.post("/rest/v1/profile_skills", &json!({ "profile_id": seeker.id, "name": "Kubernetes" })).await.ok();
    let challenge = |n: u8, difficulty: &str| json!({ "slug": format!("grade-{n}"), "title": format!("Grade {n}"), "difficulty": difficulty });
    let next = |grade: &str, any: u8, medium: u8, hard: u8, others: u8, challenge: Value| json!({ "grade": grade, "any": any, "medium": medium, "hard": hard, "other_skills": others, "challenge": challenge });

    let stated = skill(&seeker).await;
    assert_eq!(
        (&stated["proved"], &stated["next"]),
        (&Value::Null, &next("shown", 1, 0, 0, 0, challenge(1, "easy")))
    );

    pass(&app, &seeker, "grade-1").await;
    let shown = skill(&seeker).await;
    assert_eq!((&shown["proved"]["grade"], &shown["proved"]["challenges"]), (&json!("shown"), &json!(1)));
    assert_eq!(shown["next"], next("proved", 0, 3, 0, 0, challenge(2, "medium")));

    pass(&app, &seeker, "grade-2").await;
    pass(&app, &seeker, "grade-4").await;
    let proved = skill(&seeker).await;
    assert_eq!((&proved["proved"]["grade"], &proved["proved"]["hard"]), (&json!("proved"), &json!(1)));
    assert_eq!(proved["next"], next("proved_well", 0, 1, 1, 1, challenge(5, "hard")));

    pass(&app, &seeker, "grade-3").await;
    pass(&app, &seeker, "grade-5").await;
    let well = skill(&seeker).await;
    assert_eq!((&well["proved"]["grade"], &well["next"]), (&json!("proved_well"), &Value::Null));

    let seen = app.company().await.admin.rpc("get_public_profile", &json!({ "p_slug": "grades" })).await.ok();
    let theirs = &seen["skills"][0];
    assert_eq!(
        (&theirs["proved"]["grade"], theirs.get("next")),
        (&json!("proved_well"), None),
        "what lifts it is one's own"
    );
    let export = seeker.rpc("export_profile", &json!({ "p_format": "json_resume" })).await;
    export.ok();

    // Three years later it is a step lower, and any challenge brings it back.
    arrange(
        &app,
        "update challenge_completions set completed_at = now() - interval '1100 days' where profile_id = $1",
        seeker.id,
    )
    .await;
    let older = skill(&seeker).await;
    assert_eq!(
        (&older["proved"]["grade"], &older["next"]),
        (&json!("proved"), &next("proved_well", 1, 0, 0, 0, Value::Null))
    );
}
