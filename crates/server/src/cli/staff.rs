//! `devproof staff`: what the operator does before anybody else may.

use crate::boot::Booted;
use anyhow::{Context, bail};
use clap::Subcommand;
use devproof_db::{Access, Actor, Settings, Sql};

/// How the audit log names somebody who acts at the command line.
const ACTOR: &str = "command line";

#[derive(Subcommand)]
pub(super) enum Action {
    /// Makes the account of EMAIL a member of staff
    Grant {
        /// The account's address
        email: String,
        /// Why; stands in the audit log
        #[arg(long, default_value = "granted at the command line")]
        reason: String,
    },
    /// Approves the company of SLUG
    ApproveCompany {
        /// The last part of the company's address
        slug: String,
        /// Why; stands in the audit log, and the company reads it
        #[arg(long)]
        reason: String,
    },
}

pub(super) async fn run(booted: &Booted, action: Action) -> anyhow::Result<()> {
    let (sql, done) = match action {
        Action::Grant { email, reason } => {
            let done = format!("{email} is a member of staff.");
            (Sql::new("select private.grant_staff($1, $2, $3)").bind(email).bind(reason).bind(ACTOR), done)
        }
        Action::ApproveCompany { slug, reason } => {
            let done = format!("{slug} is approved.");
            let sql = Sql::new("select private.review_company_by_slug($1, 'approved', $2, $3)");
            (sql.bind(slug).bind(reason).bind(ACTOR), done)
        }
    };
    match booted.db.run(Actor::Service, Access::ReadWrite, &Settings::default(), &sql).await {
        Ok(_) => println!("{done}"),
        // The functions say what is wrong in their own words.
        Err(error) => bail!(error.message().map(str::to_owned).context(error.to_string())?),
    }
    Ok(())
}
