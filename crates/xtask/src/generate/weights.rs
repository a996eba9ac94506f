//! The weights of a job whose employer set none, as the web app needs them.

use devproof_matching::{JobSkill, Requirements, SkillId, Weight};
use std::fmt::Write;

const HEAD: &str =
    "// The weights of a job whose employer set none, made from `crates/matching` by `just generate`; do not edit.\n";

/// What all skills together weigh, and each other criterion of a job without skills.
pub fn default_weights() -> Result<String, std::fmt::Error> {
    let skill = JobSkill { skill: SkillId(0), is_must: true, min_years: None };
    let with_skill = Requirements { skills: vec![skill], ..Requirements::default() }.default_weights(&[skill.skill]);
    let skills = with_skill.iter().filter(|weight| weight.key.skill().is_some());
    let skills: u32 = skills.map(|weight| u32::from(weight.weight)).sum();
    let mut out = format!("{HEAD}\nexport const defaultSkillsWeight = {skills};\n\n");
    out.push_str("export const defaultWeightsWithoutSkills = {\n");
    for Weight { key, weight, .. } in Requirements::default().default_weights(&[]) {
        writeln!(out, "  {}: {weight},", key.kind().as_str())?;
    }
    out.push_str("} as const;\n");
    Ok(out)
}
