//! Random weights as the editor sends them, also of skills that the job does not ask for.

use super::random::Random;
use devproof_matching::{Catalog, JobFacts, SkillId, Weight, WeightKey};
use serde_json::{Value, json};

/// The same weights as SQL and as Rust takes them.
pub fn weights(random: &mut Random, job: &JobFacts, catalog: &Catalog, skills: &[SkillId]) -> (Value, Vec<Weight>) {
    let mut keys: Vec<_> = job.requirements.skills.iter().map(|asked| WeightKey::Skill(asked.skill)).collect();
    keys.extend(random.some(3, skills).iter().map(|skill| WeightKey::Skill(*skill)));
    keys.extend([
        WeightKey::Years,
        WeightKey::Seniority,
        WeightKey::Rank,
        WeightKey::SystemDesign,
        WeightKey::Projects,
    ]);
    let keys = random.some(keys.len(), &keys);
    let mut sent = Vec::new();
    let mut weights = Vec::new();
    for (place, key) in keys.into_iter().enumerate() {
        let weight = random.pick(&[0, 1, 10, 33, 100_u8]);
        sent.push(match key {
            WeightKey::Skill(skill) if random.chance(50) => {
                json!({ "criterion": "skill", "skill_id": skill.0.to_string(), "weight": weight })
            }
            WeightKey::Skill(skill) => {
                let slug = &catalog.skill(skill).expect("a known skill").slug;
                json!({ "criterion": "skill", "slug": slug, "weight": weight })
            }
            WeightKey::Years => json!({ "criterion": "years", "weight": weight }),
            WeightKey::Seniority => json!({ "criterion": "seniority", "weight": weight }),
            WeightKey::Rank => json!({ "criterion": "rank", "weight": weight }),
            WeightKey::SystemDesign => json!({ "criterion": "system_design", "weight": weight }),
            WeightKey::Projects => json!({ "criterion": "projects", "weight": weight }),
        });
        weights.push(Weight { key, weight, position: i16::try_from(place).expect("a short list") });
    }
    (Value::Array(sent), weights)
}
