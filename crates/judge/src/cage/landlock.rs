//! Landlock: the kernel refuses by what a thing is, not by how it is named or seen.

use super::python::PythonHome;
use landlock::{
    ABI, Access, AccessFs, AccessNet, CompatLevel, Compatible, Ruleset, RulesetAttr, RulesetCreatedAttr,
    RulesetStatus, Scope, path_beneath_rules,
};

/// The newest rules we ask for. An older kernel gives what it has.
const NEWEST: ABI = ABI::V6;

/// Gives up every file (but Python's library, to read), TCP, signals to others, abstract sockets. `false`: this kernel has no
/// Landlock.
///
/// # Errors
/// When the kernel has Landlock and refuses.
pub fn enclose(python: Option<&PythonHome>) -> Result<bool, landlock::RulesetError> {
    let ruleset = Ruleset::default()
        .set_compatibility(CompatLevel::BestEffort)
        .handle_access(AccessFs::from_all(NEWEST))?
        .handle_access(AccessNet::from_all(NEWEST))?
        .scope(Scope::from_all(NEWEST))?
        .create()?;
    let paths = python.into_iter().flat_map(|home| home.folders.iter().chain([&home.program]));
    let status = ruleset.add_rules(path_beneath_rules(paths, AccessFs::from_read(NEWEST)))?.restrict_self()?;
    Ok(status.ruleset != RulesetStatus::NotEnforced)
}
