//! Who may vouch for people: providers of the configuration, and companies' own.

use crate::{config::ProviderKind, error::AuthError, state::Inner, user::COMPANY_PROVIDER as COMPANY};
use devproof_claims::sso_secret_label;
use devproof_db::{Row, Rows, Sql, Tx};
use uuid::Uuid;

/// A provider, ready to be asked.
#[derive(Clone)]
pub(crate) struct Provider {
    /// The name in identities: `google`, or `sso:` and an id.
    pub(crate) name: String,
    pub(crate) kind: ProviderKind,
    pub(crate) issuer: String,
    pub(crate) client_ids: Vec<String>,
    pub(crate) client_secret: Option<String>,
    /// The domains whose addresses it may vouch for; none means all.
    pub(crate) domains: Option<Vec<String>>,
}

impl Provider {
    /// A provider of the configuration.
    ///
    /// # Errors
    /// When it is not configured; `known` says whether the protocol knows the name at all.
    pub(crate) fn configured(state: &Inner, name: &str, known: bool) -> Result<Self, AuthError> {
        let found = state.config.providers.iter().find(|provider| provider.name == name);
        let provider =
            found.ok_or(if known { AuthError::ProviderDisabled } else { AuthError::ProviderUnsupported })?;
        Ok(Self {
            name: provider.name.clone(),
            kind: provider.kind.clone(),
            issuer: provider.issuer.clone(),
            client_ids: provider.client_ids.clone(),
            client_secret: provider.client_secret.clone(),
            domains: None,
        })
    }

    /// The provider that a flow was begun with: it may be gone by now.
    pub(crate) async fn of_flow(state: &Inner, name: &str) -> Result<Self, AuthError> {
        match company_provider(name)? {
            None => Self::configured(state, name, true),
            Some(id) => Self::of_company(state, Find::Id(id)).await,
        }
    }

    /// The same, asked inside a transaction.
    pub(crate) async fn of_flow_in(tx: &Tx, state: &Inner, name: &str) -> Result<Self, AuthError> {
        match company_provider(name)? {
            None => Self::configured(state, name, true),
            Some(id) => Self::read(state, &tx.query(&Find::Id(id).sql()).await?),
        }
    }

    /// A company's provider, as long as the company is approved and has a proved domain.
    ///
    /// # Errors
    /// `sso_provider_not_found`, whatever the reason.
    pub(crate) async fn of_company(state: &Inner, find: Find<'_>) -> Result<Self, AuthError> {
        Self::read(state, &state.run(&find.sql()).await?)
    }

    fn read(state: &Inner, rows: &[Row]) -> Result<Self, AuthError> {
        let stored: Option<Stored> = rows.read_first()?;
        let Stored { id, issuer, client_id, client_secret, company_id: company, domains } =
            stored.filter(|stored| !stored.domains.is_empty()).ok_or(AuthError::SsoProviderNotFound)?;
        let open = |sealed: Vec<u8>| state.secret.open(&sso_secret_label(company), &sealed);
        let client_secret = client_secret.map(open).transpose();
        let client_secret = client_secret.ok().map(|secret| secret.and_then(|bytes| String::from_utf8(bytes).ok()));
        let client_secret = client_secret.ok_or_else(|| {
            tracing::error!(%company, "auth: a company's client secret was sealed by another master secret");
            AuthError::Unexpected
        })?;
        Ok(Self {
            name: format!("{COMPANY}{id}"),
            kind: ProviderKind::OpenId,
            issuer,
            client_ids: vec![client_id],
            client_secret,
            domains: Some(domains),
        })
    }

    /// Our own id there.
    pub(crate) fn client_id(&self) -> &str {
        self.client_ids.first().map(String::as_str).unwrap_or_default()
    }

    /// Whether it is a company's.
    pub(crate) fn is_company(&self) -> bool {
        self.domains.is_some()
    }

    /// Whether it may vouch for this (normalised) address.
    pub(crate) fn may_vouch_for(&self, address: &str) -> bool {
        let domain = address.rsplit_once('@').map_or("", |(_, domain)| domain);
        self.domains.as_ref().is_none_or(|domains| domains.iter().any(|own| own == domain))
    }
}

devproof_db::columns! {
    struct Stored {
        id: Uuid,
        issuer: String,
        client_id: String,
        /// Sealed.
        client_secret: Option<Vec<u8>>,
        company_id: Uuid,
        domains: Vec<String>,
    }
}

/// How a company's provider is looked for.
pub(crate) enum Find<'a> {
    Id(Uuid),
    Domain(&'a str),
}

impl Find<'_> {
    fn sql(&self) -> Sql {
        let (id, domain) = match *self {
            Self::Id(id) => (Some(id), None),
            Self::Domain(domain) => (None, Some(domain)),
        };
        Sql::new(
            "select p.id, p.issuer, p.client_id, p.client_secret, p.company_id, array(
                 select d.domain from auth.sso_domains d
                 where d.company_id = p.company_id and d.verified_at is not null) as domains
             from auth.sso_providers p
             where auth.company_is_approved(p.company_id)
               and (p.id = $1::uuid or exists (
                   select from auth.sso_domains d
                   where d.company_id = p.company_id and d.verified_at is not null and d.domain = $2))",
        )
        .bind(id)
        .bind(domain)
    }
}

/// The id of a company's provider, if the name is one's.
fn company_provider(name: &str) -> Result<Option<Uuid>, AuthError> {
    let id = name.strip_prefix(COMPANY).map(Uuid::try_parse);
    id.transpose().map_err(|_| AuthError::SsoProviderNotFound)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_company_vouches_for_its_own_domains_alone() {
        let provider = |domains: Option<Vec<&str>>| Provider {
            name: "sso:x".to_owned(),
            kind: ProviderKind::OpenId,
            issuer: String::new(),
            client_ids: Vec::new(),
            client_secret: None,
            domains: domains.map(|domains| domains.into_iter().map(str::to_owned).collect()),
        };
        let company = provider(Some(vec!["acme.test"]));
        assert!(company.may_vouch_for("ceo@acme.test"));
        for foreign in ["ceo@victim.test", "ceo@sub.acme.test", "ceo@acme.test.evil.test", "ceo@evilacme.test", ""] {
            assert!(!company.may_vouch_for(foreign), "{foreign}");
        }
        assert!(provider(None).may_vouch_for("anybody@any.test"));
        assert!(!provider(Some(Vec::new())).may_vouch_for("ceo@acme.test"));
    }
}
