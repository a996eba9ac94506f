//! The emails about a company's single sign-on, to all admins of the company: what an admin changed, and whether the DNS
//! record of a domain was found.

use super::background;
use crate::{CommandError, rpc::context::CommandContext};
use devproof_db::{Access, Actor, Db, DbError, Settings, Sql, columns};
use devproof_mail::{Email, Part};
use devproof_queue::outbox;
use uuid::Uuid;

/// What an admin changed.
pub(crate) enum SsoChange<'a> {
    /// The provider, now this one.
    Provider(&'a str),
    /// Provider and domains are gone.
    Removed,
    /// A domain that waits for its proof.
    DomainAdded(&'a str),
    /// A domain that is proved.
    DomainVerified(&'a str),
    /// A domain that is gone.
    DomainRemoved(&'a str),
}

impl SsoChange<'_> {
    fn sentence(&self, who: &str, company: &str) -> String {
        match self {
            Self::Provider(issuer) => format!(
                "“{who}” set the sign-in provider of “{company}” to “{issuer}”. It can now sign in people of your \
                 verified domains."
            ),
            Self::Removed => format!("“{who}” removed single sign-on from “{company}”, with all of its domains."),
            Self::DomainAdded(domain) => format!(
                "“{who}” added the domain “{domain}” to the single sign-on of “{company}”. No one can sign in with \
                 it until it's verified."
            ),
            Self::DomainVerified(domain) => format!(
                "“{who}” verified the domain “{domain}” for “{company}”. People with its addresses can now use single \
                 sign-on."
            ),
            Self::DomainRemoved(domain) => {
                format!("“{who}” removed the domain “{domain}” from the single sign-on of “{company}”.")
            }
        }
    }
}

columns! {
    /// An admin of the company.
    struct Admin {
        address: String,
        company: String,
    }
}

/// Tells every admin of the company, including the one who made the change: it may have been someone at their open laptop.
pub(crate) async fn sso_changed(
    cx: &CommandContext<'_>,
    company: Uuid,
    change: SsoChange<'_>,
) -> Result<(), CommandError> {
    let sql = Sql::new(
        "select a.address, c.name as company from public.companies c
         cross join private.company_admin_addresses(c.id) as a (address)
         where c.id = $1::uuid",
    )
    .bind(company);
    let who = cx.name_or("An admin");
    for Admin { address: to, company } in cx.tx.read_all(&sql).await? {
        let email = Email::new(
            &to,
            &format!("Single sign-on of “{company}” changed"),
            &[
                Part::Paragraph(&change.sentence(who, &company)),
                Part::Paragraph(
                    "If you did not expect this, open the page below and undo it. Then change your password and sign out \
                 everywhere.",
                ),
                Part::Button("Review single sign-on", &page(&cx.settings.site_url)),
            ],
        );
        outbox::put(cx.tx, &email, None).await?;
    }
    Ok(())
}

/// Tells every admin that the proof of a domain was not found, or (`lapsed`) that it signs no one in any more. `key`
/// keeps a task that runs again from writing it twice.
pub(crate) async fn put_sso_proof(
    db: &Db,
    site_url: &str,
    company: Uuid,
    proof: &MissingProof<'_>,
    key: &str,
) -> Result<(), DbError> {
    let sql = Sql::new("select private.company_admin_addresses($1)").bind(company);
    for row in db.run(Actor::Service, Access::ReadOnly, &Settings::default(), &sql).await? {
        let to: String = row.only()?;
        background::put(db, &proof.email(&to, site_url), &format!("{key}:{to}")).await?;
    }
    Ok(())
}

/// A text record that was not found.
pub(crate) struct MissingProof<'a> {
    /// Whose proof it was.
    pub(crate) domain: &'a str,
    /// Where it has to stand.
    pub(crate) name: &'a str,
    /// What it has to say.
    pub(crate) value: &'a str,
    /// It was missing too often: the domain signs no one in.
    pub(crate) lapsed: bool,
}

impl MissingProof<'_> {
    fn email(&self, to: &str, site_url: &str) -> Email {
        let Self { domain, name, value, lapsed } = self;
        let record = format!("Add this TXT record at your DNS provider. Name: “{name}”. Value: “{value}”.");
        let (subject, happened, next) = if *lapsed {
            (
                format!("Single sign-on stopped for “{domain}”"),
                format!(
                    "We checked 3 times for the DNS record that verifies “{domain}” and didn't find it. People with \
                     its addresses can no longer use single sign-on."
                ),
                format!("{record} Then verify the domain again on the page below."),
            )
        } else {
            (
                format!("The DNS record of “{domain}” is missing"),
                format!(
                    "We didn't find the DNS record that verifies “{domain}”. Single sign-on still works. We check \
                     every day and stop it after 3 failed checks in a row."
                ),
                record,
            )
        };
        Email::new(
            to,
            &subject,
            &[
                Part::Paragraph(&happened),
                Part::Paragraph(&next),
                Part::Button("Review single sign-on", &page(site_url)),
            ],
        )
    }
}

fn page(site_url: &str) -> String {
    format!("{site_url}/dashboard/company/sso")
}
