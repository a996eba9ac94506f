//! The user as stored and as shown (GoTrue: `internal/models/user.go`).

use devproof_db::Sql;
use serde_json::{Map, Value, json};
use time::{OffsetDateTime, format_description::BorrowedFormatItem, macros::format_description};
use uuid::Uuid;

/// RFC 3339 in UTC with microseconds, as every time stamp of this protocol.
const TIME: &[BorrowedFormatItem<'_>] =
    format_description!("[year]-[month]-[day]T[hour]:[minute]:[second].[subsecond digits:6]Z");

/// How the name of a company's provider begins, in identities and in `app_metadata`; its id follows.
pub(crate) const COMPANY_PROVIDER: &str = "sso:";

/// The columns of a [`User`], from `auth.users u`. Identities come along as the JSON that is shown.
pub(crate) const COLUMNS: &str = r#"
    u.id, u.email, u.phone, u.password_hash, u.email_change, u.app_metadata, u.user_metadata,
    u.email_confirmed_at, u.invited_at, u.confirmation_sent_at, u.recovery_sent_at, u.email_change_sent_at,
    u.reauthentication_sent_at, u.last_sign_in_at, u.banned_until, u.created_at, u.updated_at,
    (select coalesce(jsonb_agg(jsonb_build_object(
        'identity_id', i.id, 'id', i.provider_id, 'user_id', i.user_id, 'identity_data', i.identity_data,
        'provider', i.provider, 'email', coalesce(i.identity_data ->> 'email', ''),
        'last_sign_in_at', to_char(i.last_sign_in_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
        'created_at', to_char(i.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
        'updated_at', to_char(i.updated_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
     ) order by i.created_at, i.id), '[]') from auth.identities i where i.user_id = u.id) as identities,
    u.phone_confirmed_at, u.phone_change, u.phone_change_sent_at,
    (select jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
        'id', f.id, 'status', f.status, 'friendly_name', nullif(f.friendly_name, ''), 'factor_type', f.factor_type,
        'phone', coalesce(f.phone, ''),
        'created_at', to_char(f.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
        'updated_at', to_char(f.updated_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')))
        || jsonb_build_object('last_challenged_at',
            to_char(f.last_challenged_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'))
     order by f.created_at, f.id) from auth.mfa_factors f where f.user_id = u.id) as factors,
    u.is_anonymous"#;

devproof_db::columns! {
    /// One account.
    #[derive(Debug, Clone)]
    pub(crate) struct User {
        pub(crate) id: Uuid,
        pub(crate) email: Option<String>,
        pub(crate) phone: Option<String>,
        pub(crate) password_hash: Option<String>,
        pub(crate) email_change: Option<String>,
        pub(crate) app_metadata: Value,
        pub(crate) user_metadata: Value,
        pub(crate) email_confirmed_at: Option<OffsetDateTime>,
        pub(crate) invited_at: Option<OffsetDateTime>,
        pub(crate) confirmation_sent_at: Option<OffsetDateTime>,
        pub(crate) recovery_sent_at: Option<OffsetDateTime>,
        pub(crate) email_change_sent_at: Option<OffsetDateTime>,
        pub(crate) reauthentication_sent_at: Option<OffsetDateTime>,
        pub(crate) last_sign_in_at: Option<OffsetDateTime>,
        pub(crate) banned_until: Option<OffsetDateTime>,
        pub(crate) created_at: OffsetDateTime,
        pub(crate) updated_at: OffsetDateTime,
        pub(crate) identities: Value,
        /// No one knows who it is: neither address nor number.
        pub(crate) is_anonymous: bool,
        pub(crate) phone_confirmed_at: Option<OffsetDateTime>,
        pub(crate) phone_change: Option<String>,
        pub(crate) phone_change_sent_at: Option<OffsetDateTime>,
        /// As it is shown: an array, or nothing.
        pub(crate) factors: Option<Value>,
    }
}

impl User {
    /// `select <COLUMNS> from auth.users u` and the rest of the statement.
    pub(crate) fn select(rest: &str) -> Sql {
        Sql::new(format!("select {COLUMNS} from auth.users u {rest}"))
    }

    /// What a sign-up shows for an address that has an account already: a user that was never stored, in every key
    /// and kind of value like a new one, so that no one learns who is registered.
    pub(crate) fn placeholder(
        id: Uuid,
        identity: Uuid,
        email: &str,
        data: Map<String, Value>,
        now: OffsetDateTime,
    ) -> Self {
        let at = stamp(now);
        Self {
            id,
            email: Some(email.to_owned()),
            phone: None,
            password_hash: None,
            email_change: None,
            app_metadata: json!({ "provider": "email", "providers": ["email"] }),
            user_metadata: Value::Object(data),
            email_confirmed_at: None,
            invited_at: None,
            confirmation_sent_at: Some(now),
            recovery_sent_at: None,
            email_change_sent_at: None,
            reauthentication_sent_at: None,
            last_sign_in_at: None,
            banned_until: None,
            created_at: now,
            updated_at: now,
            identities: json!([{
                "identity_id": identity, "id": id, "user_id": id, "provider": "email", "email": email,
                "identity_data": email_identity(id, email, false),
                "last_sign_in_at": at, "created_at": at, "updated_at": at,
            }]),
            is_anonymous: false,
            phone_confirmed_at: None,
            phone_change: None,
            phone_change_sent_at: None,
            factors: None,
        }
    }

    /// A company made this account through its own provider, and looks after its address and password.
    pub(crate) fn is_sso_managed(&self) -> bool {
        self.app_metadata["provider"].as_str().is_some_and(|name| name.starts_with(COMPANY_PROVIDER))
    }

    pub(crate) fn is_banned(&self, now: OffsetDateTime) -> bool {
        self.banned_until.is_some_and(|until| until > now)
    }

    /// The address, or nothing.
    pub(crate) fn email(&self) -> &str {
        self.email.as_deref().unwrap_or_default()
    }

    /// Where codes for the account itself go: its address, else its number.
    pub(crate) fn contact(&self) -> &str {
        self.email.as_deref().or(self.phone.as_deref()).unwrap_or_default()
    }

    /// Whether a second factor was verified: from then on it is asked for.
    pub(crate) fn has_factor(&self) -> bool {
        let factors = self.factors.as_ref().and_then(Value::as_array);
        factors.into_iter().flatten().any(|factor| factor["status"] == "verified")
    }

    /// When the first of address and number was proved.
    pub(crate) fn confirmed_at(&self) -> Option<OffsetDateTime> {
        [self.email_confirmed_at, self.phone_confirmed_at].into_iter().flatten().min()
    }

    /// The user object. Times that never came are left out; `email` and `phone` are never null.
    pub(crate) fn to_json(&self) -> Value {
        let mut user = json!({
            "id": self.id,
            "aud": "authenticated",
            "role": "authenticated",
            "email": self.email(),
            "phone": self.phone.as_deref().unwrap_or_default(),
            "app_metadata": self.app_metadata,
            "user_metadata": self.user_metadata,
            "identities": self.identities,
            "created_at": stamp(self.created_at),
            "updated_at": stamp(self.updated_at),
            "is_anonymous": self.is_anonymous,
        });
        let times = [
            ("email_confirmed_at", self.email_confirmed_at),
            ("phone_confirmed_at", self.phone_confirmed_at),
            ("confirmed_at", self.confirmed_at()),
            ("invited_at", self.invited_at),
            ("confirmation_sent_at", self.confirmation_sent_at),
            ("recovery_sent_at", self.recovery_sent_at),
            ("email_change_sent_at", self.email_change_sent_at),
            ("phone_change_sent_at", self.phone_change_sent_at),
            ("reauthentication_sent_at", self.reauthentication_sent_at),
            ("last_sign_in_at", self.last_sign_in_at),
            ("banned_until", self.banned_until),
        ];
        for (name, time) in times {
            if let Some(time) = time {
                user[name] = stamp(time).into();
            }
        }
        if let Some(new) = &self.email_change {
            user["new_email"] = new.as_str().into();
        }
        if let Some(new) = &self.phone_change {
            user["new_phone"] = new.as_str().into();
        }
        if let Some(factors) = &self.factors {
            user["factors"] = factors.clone();
        }
        user
    }
}

/// What an identity of provider `email` knows.
pub(crate) fn email_identity(user: Uuid, email: &str, verified: bool) -> Value {
    json!({ "sub": user, "email": email, "email_verified": verified, "phone_verified": false })
}

pub(crate) fn stamp(time: OffsetDateTime) -> String {
    time.to_offset(time::UtcOffset::UTC).format(TIME).unwrap_or_default()
}
