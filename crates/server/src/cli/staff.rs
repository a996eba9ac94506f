//! `devproof staff`: what the operator does before anyone else may.

use crate::boot::Booted;
use anyhow::bail;
use clap::Subcommand;
use devproof_commands::CommandError;
use devproof_db::{Access, Actor, Settings, Sql};

/// How the audit log names someone who acts at the command line.
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
    /// Gives the company with SLUG a tier without a payment
    SetTier {
        /// The last part of the company's URL
        slug: String,
        /// employer_core, hiring_kernel or flagship
        tier: String,
        /// The reason; recorded in the audit log
        #[arg(long, default_value = "set at the command line")]
        reason: String,
    },
}

pub(super) async fn run(booted: &Booted, action: Action) -> anyhow::Result<()> {
    match action {
        Action::Grant { email, reason } => {
            let sql = Sql::new("select private.grant_staff($1, $2, $3)").bind(&email).bind(reason).bind(ACTOR);
            let found = booted.db.run(Actor::Service, Access::ReadWrite, &Settings::default(), &sql).await?;
            if found.is_empty() {
                bail!("No account has the address {email}. Sign up with it first.");
            }
            println!("{email} is a member of staff.");
        }
        Action::ApproveCompany { slug, reason } => {
            match devproof_commands::approve_company(&booted.db, &slug, &reason, ACTOR).await {
                Ok(()) => println!("{slug} is approved."),
                Err(CommandError::NotFound) => bail!("No company has the address {slug}."),
                Err(CommandError::Unchanged) => bail!("{slug} is already approved."),
                Err(error) => bail!(error),
            }
        }
        Action::SetTier { slug, tier, reason } => {
            let sql = Sql::new("select private.grant_company_tier($1, $2, $3, $4)")
                .bind(&slug)
                .bind(&tier)
                .bind(reason)
                .bind(ACTOR);
            let found = booted.db.run(Actor::Service, Access::ReadWrite, &Settings::default(), &sql).await?;
            if found.is_empty() {
                bail!("No company has the address {slug}, or {tier} is no tier for companies.");
            }
            println!("{slug} has the tier {tier}.");
        }
    }
    Ok(())
}
