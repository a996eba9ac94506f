//! The texts of emails about accounts. Links are built from the configured address alone, never from a request's headers.

use crate::{
    config::AuthConfig,
    one_time_tokens::{Issued, Kind, link_type},
};
use devproof_mail::{Email, Part};
use url::Url;

/// The link that a mail carries.
pub(crate) fn link(config: &AuthConfig, issued: &Issued, kind: Kind, redirect: &Url) -> String {
    let mut query = url::form_urlencoded::Serializer::new(String::new());
    query.append_pair("token", &issued.link);
    query.append_pair("type", link_type(kind));
    query.append_pair("redirect_to", redirect.as_str());
    format!("{}/verify?{}", config.issuer(), query.finish())
}

/// A mail with a link and a code.
pub(crate) fn with_link(to: &str, kind: Kind, link: &str, code: &str, new_address: Option<&str>) -> Email {
    let new_address = new_address.unwrap_or_default();
    let (subject, opening, button) = match kind {
        Kind::Confirmation => (
            "Confirm your email address",
            "Confirm your email address to start using Devproof. If you didn't sign up, ignore this email. No one \
             can use the account without this confirmation."
                .to_owned(),
            "Confirm this address",
        ),
        Kind::Recovery => (
            "Set a new password",
            "Someone requested a new password for your Devproof account. If it wasn't you, ignore this email. Your \
             password stays the same."
                .to_owned(),
            "Set a new password",
        ),
        Kind::Magiclink => (
            "Your sign-in link",
            "Use this link to sign in to Devproof. If you didn't request it, ignore this email.".to_owned(),
            "Sign in",
        ),
        Kind::EmailChangeCurrent => (
            "Confirm the change of your email address",
            format!(
                "Someone requested to change the email address of your Devproof account to {new_address}. Confirm it \
                 from both addresses. If it wasn't you, don't confirm and change your password."
            ),
            "Confirm the change",
        ),
        Kind::EmailChangeNew => (
            "Confirm your new email address",
            "Someone requested to use this email address for a Devproof account. Confirm it from both addresses. If \
             it wasn't you, ignore this email."
                .to_owned(),
            "Confirm this address",
        ),
        Kind::Invite => (
            "You're invited to Devproof",
            "You're invited to create a Devproof account with this address. Open the link and choose a password. If \
             you don't want an account, ignore this email."
                .to_owned(),
            "Accept invitation",
        ),
        // Codes for numbers are texted; whatever is mailed for them is a code alone too.
        Kind::Reauthentication | Kind::Sms | Kind::SmsSignup | Kind::PhoneChange => (
            "Your confirmation code",
            "Enter this code on Devproof to confirm it's you. If you didn't request it, don't share the code with \
             anyone."
                .to_owned(),
            "",
        ),
    };
    let link = (!button.is_empty()).then_some(Part::Button(button, link));
    let (lead, note) = match link {
        Some(_) => ("Or enter this code", "The link and the code work only once."),
        None => ("Your code", "The code is valid for 15 minutes."),
    };
    let parts = [Some(Part::Paragraph(&opening)), link, Some(Part::Code(lead, code)), Some(Part::Notice(note))];
    Email::new(to, subject, &parts.into_iter().flatten().collect::<Vec<_>>())
}

/// To the owner of an address that someone tried to sign up with again.
pub(crate) fn already_registered(to: &str, config: &AuthConfig) -> Email {
    let site = config.site_url.trim_end_matches('/');
    Email::new(
        to,
        "You already have an account",
        &[
            Part::Paragraph(
                "Someone tried to sign up for Devproof with this address. You already have an account. Sign in, or \
                 reset your password there.",
            ),
            Part::Button("Sign in", &format!("{site}/signin")),
            Part::Notice("If it wasn't you, ignore this email."),
        ],
    )
}

/// To the owner of an address that another account wanted to change to.
pub(crate) fn address_taken(to: &str) -> Email {
    let fact = "Someone tried to use this address for another Devproof account. It belongs to your account, so nothing \
                changed.";
    Email::new(to, "Your email address is already in use", &[Part::Paragraph(fact)])
}

/// To the owner after every change of password.
pub(crate) fn password_changed(to: &str, undo: &str) -> Email {
    let fact = "The password of your Devproof account was changed. Every other device was signed out.";
    security_alert(to, "Your password was changed", fact, undo)
}

/// To the owner when a further way to sign in was added.
pub(crate) fn identity_linked(to: &str, way: &str, undo: &str) -> Email {
    let fact = format!("You can now sign in to your Devproof account with {way}.");
    security_alert(to, "A sign-in method was added", &fact, undo)
}

/// To the owner when a way to sign in was taken away.
pub(crate) fn identity_unlinked(to: &str, way: &str, undo: &str) -> Email {
    let fact = format!("You can no longer sign in to your Devproof account with {way}.");
    security_alert(to, "A sign-in method was removed", &fact, undo)
}

/// A sign-in method as mails call it.
pub(crate) fn way(provider: &str) -> String {
    match provider {
        "email" => "your password".to_owned(),
        "phone" => "your phone number".to_owned(),
        name if name.starts_with("sso:") => "your company's single sign-on".to_owned(),
        name => {
            let mut rest = name.chars();
            let first = rest.next().map(|first| first.to_uppercase().to_string()).unwrap_or_default();
            format!("{first}{}", rest.as_str())
        }
    }
}

/// The link that reactivates a deactivated account.
pub(crate) fn restore(to: &str, config: &AuthConfig, token: &str) -> Email {
    let site = config.site_url.trim_end_matches('/');
    let link = format!("{site}/restore-account?token={token}");
    Email::new(
        to,
        "Reactivate your account",
        &[
            Part::Paragraph(
                "Your Devproof account is deactivated. Open this link to reactivate it, then sign in as usual.",
            ),
            Part::Button("Reactivate account", &link),
            Part::Notice(
                "The link is valid for 24 hours and works once. If you didn't request it, ignore this email.",
            ),
        ],
    )
}

/// To the owner after a second factor or passkey was added.
pub(crate) fn proof_added(to: &str, what: &str, undo: &str) -> Email {
    let fact = format!("Your Devproof account has a new {what}.");
    security_alert(to, &format!("New {what} on your account"), &fact, undo)
}

/// To the owner after one was removed.
pub(crate) fn proof_removed(to: &str, what: &str, undo: &str) -> Email {
    let fact = format!("Your {what} was removed from your Devproof account.");
    security_alert(to, &format!("Removed from your account: {what}"), &fact, undo)
}

/// To the owner after many wrong second factors.
pub(crate) fn wrong_factors(to: &str, undo: &str) -> Email {
    let fact = "Someone signed in to your Devproof account and then failed to verify the second factor many times. They \
                know your password or can read your email.";
    security_alert(to, "Failed sign-ins to your account", fact, undo)
}

/// A fact about how the account is signed in to, and the link that undoes it.
fn security_alert(to: &str, subject: &str, fact: &str, undo: &str) -> Email {
    Email::new(
        to,
        subject,
        &[
            Part::Paragraph(fact),
            Part::Paragraph("If this was you, you're done."),
            Part::Button("If it wasn't you, undo it now", undo),
            Part::Notice(
                "This also undoes later changes, signs out every device, and lets you set a new password. The link \
                 works once, for 24 hours.",
            ),
        ],
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_carries_the_redirect_whole() {
        let issued = Issued { link: "pkce_abc".to_owned(), code: "123456".to_owned() };
        let redirect = Url::parse("https://site.tld/a?b=c&d=e#f").unwrap();
        let config = AuthConfig::new("https://api.tld/");
        assert_eq!(
            link(&config, &issued, Kind::Confirmation, &redirect),
            "https://api.tld/auth/v1/verify?token=pkce_abc&type=signup\
             &redirect_to=https%3A%2F%2Fsite.tld%2Fa%3Fb%3Dc%26d%3De%23f"
        );
    }

    #[test]
    fn what_a_person_typed_stays_text() {
        let email =
            with_link("a@b.test", Kind::EmailChangeCurrent, "https://x/?a=1&b=\"", "000001", Some("<b>@x.test"));
        let html = email.html().unwrap();
        assert!(
            html.contains("&lt;b&gt;\u{200c}@x\u{200c}.test")
                && html.contains("href=\"https://x/?a=1&amp;b=&quot;\"")
        );
        assert!(email.text().contains("https://x/?a=1&b=\"") && email.text().contains("000001"));
    }
}
