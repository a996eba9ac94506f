//! Landlock: the kernel refuses by what a thing is, not by how it is named or seen.

use super::files::{Furniture, JAR};
use crate::compiled::WORKPLACE;
use landlock::{
    ABI, Access, AccessFs, AccessNet, CompatLevel, Compatible, Ruleset, RulesetAttr, RulesetCreatedAttr,
    RulesetStatus, Scope, path_beneath_rules,
};

/// The newest rules we ask for. An older kernel gives what it has.
const NEWEST: ABI = ABI::V6;

/// Gives up every file (but what is in its root, to read, and its workplace), TCP, signals to others, abstract sockets. `false`: this kernel has no
/// Landlock.
///
/// # Errors
/// When the kernel has Landlock and refuses.
pub fn enclose(furniture: &Furniture<'_>) -> Result<bool, landlock::RulesetError> {
    let ruleset = Ruleset::default()
        .set_compatibility(CompatLevel::BestEffort)
        .handle_access(AccessFs::from_all(NEWEST))?
        .handle_access(AccessNet::from_all(NEWEST))?
        .scope(Scope::from_all(NEWEST))?
        .create()?;
    let ruleset = ruleset.add_rules(path_beneath_rules(&furniture.paths, AccessFs::from_read(NEWEST)))?;
    let jar = furniture.jar.map(|_| JAR);
    let ruleset = ruleset.add_rules(path_beneath_rules(jar, AccessFs::ReadFile))?;
    let workplace = furniture.workplace.then_some(WORKPLACE);
    let writing = AccessFs::from_all(NEWEST) & !AccessFs::Execute;
    let status = ruleset.add_rules(path_beneath_rules(workplace, writing))?.restrict_self()?;
    Ok(status.ruleset != RulesetStatus::NotEnforced)
}
