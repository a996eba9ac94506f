//! Files that are made from others and committed, so that a change of either shows.

/// Makes them all, or only says whether they are up to date.
pub async fn all(_check: bool) -> anyhow::Result<()> {
    Ok(())
}
