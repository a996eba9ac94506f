//! What the log-ins' colleagues noted about candidates, and whom they want to find again.

use crate::{
    World,
    dice::Dice,
    jobs::Job,
    skills::stamp,
    vocabulary::{ADMIN, RECRUITER},
};
use serde_json::json;
use time::Duration;
use uuid::Uuid;

/// Their ids come from dice of their own, so that the rest of the world stays as it is.
const SEED: u64 = 70_000;

/// Notes on the first candidates of a job that both log-ins see, and a watchlist with them.
pub(crate) fn make(world: &mut World, company: Uuid, shared: &Job) {
    let mut dice = Dice::new(SEED);
    let job = json!(shared.id);
    let candidates: Vec<(Uuid, Uuid)> = world
        .rows
        .of("job_interactions")
        .iter()
        .filter(|row| row["job_opening_id"] == job && row["status"] == "interested" && row["decision"].is_null())
        .filter_map(|row| Some((row["id"].as_str()?.parse().ok()?, row["profile_id"].as_str()?.parse().ok()?)))
        .take(3)
        .collect();
    let said = [
        (0, RECRUITER, 26, "Spoke for twenty minutes. Clear about trade-offs, and asks good questions back.", None),
        (
            0,
            ADMIN,
            20,
            "@Amara Berg let's ask about the migration they led. I'd like to hear the second part.",
            Some(RECRUITER),
        ),
        (1, ADMIN, 9, "Strong evidence, little experience with teams. Worth a first call.", None),
    ];
    for (place, author, hours, body, mention) in said {
        let Some((interaction, _)) = candidates.get(place) else { continue };
        let id = dice.id();
        world.rows.add(
            "candidate_notes",
            json!({ "id": id, "company_id": company, "job_interaction_id": interaction, "author_id": author,
                    "body": body, "created_at": stamp(world.now - Duration::hours(hours)) }),
        );
        if let Some(mention) = mention {
            world.rows.add("candidate_note_mentions", json!({ "note_id": id, "profile_id": mention }));
        }
    }
    for (hours, (_, person)) in (3..).zip(&candidates) {
        for owner in [ADMIN, RECRUITER] {
            let at = stamp(world.now - Duration::hours(hours));
            world.rows.add("watchlist", json!({ "owner_id": owner, "profile_id": person, "created_at": at }));
        }
    }
}
