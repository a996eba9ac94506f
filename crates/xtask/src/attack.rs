//! `just attack`: runs the tests that the list of attacks names, and says of each attack whether it is held.

mod check;
mod list;
mod page;
mod reports;
mod rust;
mod web;

use anyhow::bail;
use list::{Attack, Group};
use page::Verdict;
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

pub(crate) use reports::outcomes;

/// Whether each test that ran passed.
pub(crate) type Outcomes = BTreeMap<String, bool>;

/// Checks the list, runs the tests that it names, prints the page and writes it to docs/attacks.md.
pub fn run() -> anyhow::Result<()> {
    let root = root()?;
    let groups = list::read()?;
    let attacks = attacks(&groups);
    let problems = check::problems(&attacks, &names(&root)?);
    let tests: BTreeSet<&str> = attacks.iter().flat_map(|attack| &attack.tests).map(String::as_str).collect();
    let (in_web, in_rust): (BTreeSet<&str>, BTreeSet<&str>) =
        tests.into_iter().partition(|test| test.starts_with("web/"));
    let mut outcomes = rust::run(&root, &in_rust)?;
    outcomes.extend(web::run(&root, &in_web)?);
    let page = page::page(&groups, &outcomes)?;
    print!("{page}");
    fs::write(root.join("docs/attacks.md"), page)?;
    let open = attacks.iter().filter(|attack| Verdict::of(attack, &outcomes).is_open()).count();
    if open > 0 || !problems.is_empty() {
        bail!("{open} of {} attacks are open\n{}", attacks.len(), problems.join("\n"));
    }
    Ok(())
}

/// Checks the list against the tests that there are, and runs none.
pub fn check_names() -> anyhow::Result<()> {
    let groups = list::read()?;
    let attacks = attacks(&groups);
    let problems = check::problems(&attacks, &names(&root()?)?);
    if !problems.is_empty() {
        bail!("attacks.toml:\n{}", problems.join("\n"));
    }
    println!("{} attacks name their tests, and each of these is there", attacks.len());
    Ok(())
}

/// The tree.
pub(crate) fn root() -> std::io::Result<PathBuf> {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize()
}

fn attacks(groups: &[Group]) -> Vec<&Attack> {
    groups.iter().flat_map(|group| &group.attacks).collect()
}

/// Every test that there is, in Rust and in TypeScript, spelled as in `attacks.toml`.
pub(crate) fn names(root: &Path) -> anyhow::Result<BTreeSet<String>> {
    let mut names = rust::names(root)?;
    names.extend(web::names(root)?);
    Ok(names)
}
