//! `devproof staff`: what the operator does before anybody else may.

use crate::boot::Booted;
use anyhow::{Context, bail};
use clap::Subcommand;
use devproof_db::{Access, Actor, Row, Settings, Sql};

/// How the audit log names somebody who acts at the command line.
const ACTOR: &str = "command line";

#[derive(Subcommand)]
pub(super) enum Action {
    /// Makes the account with EMAIL a member of staff
    Grant {
        /// The account's email address
        email: String,
        /// The reason; recorded in the audit log
        #[arg(long, default_value = "granted at the command line")]
        reason: String,
    },
    /// Approves the company with SLUG
    ApproveCompany {
        /// The last part of the company's URL
        slug: String,
        /// The reason; recorded in the audit log and visible to the company
        #[arg(long)]
        reason: String,
    },
}

pub(super) async fn run(booted: &Booted, action: Action) -> anyhow::Result<()> {
    match action {
        Action::Grant { email, reason } => {
            let sql = Sql::new("select private.grant_staff($1, $2, $3)").bind(&email).bind(reason).bind(ACTOR);
            written(booted, &sql).await?;
            println!("{email} is a member of staff.");
        }
        Action::ApproveCompany { slug, reason } => {
            let sql = Sql::new(
                "select private.review_company(c.id, 'approved', $2, null, $3) is not null
                 from public.companies c where c.slug = $1",
            );
            match written(booted, &sql.bind(&slug).bind(reason).bind(ACTOR)).await?.first().map(Row::only) {
                Some(Ok(true)) => println!("{slug} is approved."),
                Some(Ok(false)) => bail!("{slug} is already approved."),
                Some(Err(error)) => return Err(error.into()),
                None => bail!("There's no company with the address {slug}."),
            }
        }
    }
    Ok(())
}

/// Carries out a statement as background work does.
async fn written(booted: &Booted, sql: &Sql) -> anyhow::Result<Vec<Row>> {
    match booted.db.run(Actor::Service, Access::ReadWrite, &Settings::default(), sql).await {
        Ok(rows) => Ok(rows),
        // Functions and constraints say what is wrong in their own words.
        Err(error) => bail!(error.message().map(str::to_owned).context(error.to_string())?),
    }
}
