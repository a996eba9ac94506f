//! What a command works with, and what it can ask of its caller: a role, a permission, a recent proof, a lock.

use crate::{
    CommandError, CommandSettings,
    rpc::{caller::CallerProfile, external::ExternalAnswer},
};
use devproof_claims::{Caller, SessionProof, StepUp};
use devproof_db::{DbError, Row, Sql, Tx, columns};
use devproof_vocabulary::{Aal, ApprovalStatus, Permission, Role};
use time::OffsetDateTime;
use uuid::Uuid;

/// What a command works with: one open transaction that runs as `app_command` with the caller's claims.
pub(crate) struct CommandContext<'a> {
    /// The transaction. Dropped without a commit when the command refuses.
    pub(crate) tx: &'a Tx,
    /// The identity of the request.
    pub(crate) caller: &'a Caller,
    /// The caller's id.
    pub(crate) user_id: Uuid,
    /// The caller's profile as it was at the start.
    pub(crate) profile: CallerProfile,
    /// The time at the start.
    pub(crate) now: OffsetDateTime,
    /// This installation.
    pub(crate) settings: &'a CommandSettings,
    /// The answer of an external service, for a command that queries one.
    pub(crate) external: &'a ExternalAnswer,
    /// What came with the transaction's opening: the rows of each statement of the command's `first_reads`.
    pub(crate) first_reads: &'a [Vec<Row>],
    /// The answer is kept under an idempotency key, in the same transaction.
    pub(crate) keeps_answer: bool,
}

columns! {
    /// What the caller's session has proved.
    struct Proof {
        aal: Aal,
        has_factor: bool,
        by_company: bool,
        authenticated_at: OffsetDateTime,
    }
}

impl CommandContext<'_> {
    /// The name by which others are told of the caller; of who has none, these words.
    pub(crate) fn name_or<'a>(&'a self, words: &'a str) -> &'a str {
        if self.profile.full_name.is_empty() { words } else { &self.profile.full_name }
    }

    /// The last statements of a command that refuses nothing after them: the commit goes with them, in one round trip.
    /// The rows of each.
    pub(crate) async fn query_last<const N: usize>(
        &self,
        statements: [&Sql; N],
    ) -> Result<[Vec<Row>; N], CommandError> {
        Ok(match self.keeps_answer {
            true => self.tx.query_together(statements).await?,
            false => self.tx.query_last(statements).await?,
        })
    }

    /// The rows of each statement of the command's `first_reads`.
    pub(crate) fn first_reads<const N: usize>(&self) -> Result<[&[Row]; N], CommandError> {
        let rows: Vec<&[Row]> = self.first_reads.iter().map(Vec::as_slice).collect();
        Ok(rows.try_into().map_err(|rows: Vec<_>| DbError::RowCount(rows.len()))?)
    }

    /// Someone who looks for work.
    pub(crate) fn seeker(&self) -> Result<(), CommandError> {
        if self.profile.role == Some(Role::JobSeeker) { Ok(()) } else { Err(CommandError::NotJobSeeker) }
    }

    /// A member of a company, approved or not; the company.
    pub(crate) fn employer(&self) -> Result<Uuid, CommandError> {
        let member = self.profile.role == Some(Role::Employer) && self.profile.company_role.is_some();
        self.profile.company_id.filter(|_| member).ok_or(CommandError::NotEmployer)
    }

    /// A member who holds the permission (admins hold all); the company.
    pub(crate) async fn member_with(&self, permission: Permission) -> Result<Uuid, CommandError> {
        let company = self.employer()?;
        let sql = Sql::new("select private.has_permission($1)").bind(permission.as_str());
        if self.tx.value(&sql).await? {
            Ok(company)
        } else {
            Err(CommandError::MissingPermission(permission.as_str()))
        }
    }

    /// Refuses while the caller's company is not approved, and says why it is not.
    pub(crate) async fn approved_company(&self) -> Result<Uuid, CommandError> {
        let company = self.employer()?;
        match self.profile.approval {
            Some(ApprovalStatus::Approved) => Ok(company),
            status => {
                let sql = Sql::new(
                    "select r.reason from public.company_reviews r where r.company_id = $1
                     order by r.created_at desc limit 1",
                )
                .bind(company);
                let reason = self.tx.value_opt(&sql).await?;
                Err(CommandError::CompanyNotApproved {
                    status: status.unwrap_or(ApprovalStatus::Pending).to_string(),
                    reason,
                })
            }
        }
    }

    /// Refuses a session that has not proved enough, or not lately, for a weighty act: what cannot be undone, what takes
    /// data out, and who signs in.
    pub(crate) async fn proved_recently(&self) -> Result<(), CommandError> {
        let sql = Sql::new("select aal, has_factor, by_company, authenticated_at from private.my_session_proof()");
        let Proof { aal, has_factor, by_company, authenticated_at } =
            self.tx.read_opt(&sql).await?.ok_or(CommandError::AccountInactive)?;
        let proof = SessionProof { aal, has_factor, by_company, authenticated_at };
        proof.check(&self.settings.freshness, self.now).map_err(|needed| match needed {
            StepUp::SecondFactor => CommandError::SecondFactorNeeded,
            StepUp::RecentProof => CommandError::ReauthenticationNeeded,
        })
    }

    /// Refuses while staff have closed the caller's company: it can't accept members.
    pub(crate) async fn company_may_grow(&self) -> Result<(), CommandError> {
        match self.profile.approval {
            Some(ApprovalStatus::Rejected | ApprovalStatus::Suspended) => self.approved_company().await.map(drop),
            Some(ApprovalStatus::Pending | ApprovalStatus::Approved | ApprovalStatus::NeedsChanges) | None => Ok(()),
        }
    }

    /// Whether staff approved the caller's company.
    pub(crate) fn company_is_approved(&self) -> bool {
        self.profile.approval == Some(ApprovalStatus::Approved)
    }

    /// Holds the caller's own profile row to the end of the transaction: commands of one person that count or choose
    /// something run one after the other. The first lock of the order user, company, job, interaction, conversation.
    pub(crate) async fn lock_me(&self) -> Result<(), CommandError> {
        self.tx.query(&Sql::new("select private.lock_me()")).await?;
        Ok(())
    }

    /// Holds another row, by one of the `private.lock_…` helpers.
    pub(crate) async fn lock(&self, lock: Lock, id: Uuid) -> Result<(), CommandError> {
        let sql = match lock {
            Lock::Company => "select private.lock_company($1)",
            Lock::Job => "select private.lock_job($1)",
            Lock::Interaction => "select private.lock_interaction($1)",
            Lock::Conversation => "select private.lock_conversation($1)",
            Lock::Invitation => "select private.lock_invitation($1)",
        };
        if self.tx.value(&Sql::new(sql).bind(id)).await? { Ok(()) } else { Err(CommandError::NotFound) }
    }
}

/// What can be held, in the order in which it is taken.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Lock {
    Company,
    Job,
    Interaction,
    Conversation,
    Invitation,
}
