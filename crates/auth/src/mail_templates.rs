//! The texts of the mails. Links are built from the configured address alone, never from a request's headers.

use crate::{
    config::AuthConfig,
    one_time_tokens::{Issued, Kind, link_type},
};
use devproof_queue::outbox::{Letter, unlinked};
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
pub(crate) fn with_link(to: &str, kind: Kind, link: &str, code: &str, new_address: Option<&str>) -> Letter {
    // Someone typed it: it is no link.
    let new_address = unlinked(new_address.unwrap_or_default());
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
    let (mut text, mut html) = (format!("{opening}\n\n"), format!("<p>{}</p>", escape(&opening)));
    if kind != Kind::Reauthentication {
        text.push_str(&format!("{button}:\n{link}\n\n"));
        html.push_str(&format!("<p><a href=\"{}\">{}</a></p>", escape(link), escape(button)));
    }
    let (lead, note) = if kind == Kind::Reauthentication {
        ("Your code", "The code is valid for 15 minutes.")
    } else {
        ("Or enter this code", "The link and the code work only once.")
    };
    text.push_str(&format!("{lead}: {code}\n\n{note}\n"));
    html.push_str(&format!("<p>{lead}: <strong>{code}</strong></p><p>{note}</p>"));
    letter(to, subject, text, &html)
}

/// To the owner of an address that someone tried to sign up with again.
pub(crate) fn already_registered(to: &str, config: &AuthConfig) -> Letter {
    let site = config.site_url.trim_end_matches('/');
    note(
        to,
        "You already have an account",
        &format!(
            "Someone tried to sign up for Devproof with this address. You already have an account. Sign in at \
             {site}/signin, or reset your password there. If it wasn't you, ignore this email."
        ),
    )
}

/// To the owner of an address that another account wanted to change to.
pub(crate) fn address_taken(to: &str) -> Letter {
    note(
        to,
        "Your email address is already in use",
        "Someone tried to use this address for another Devproof account. It belongs to your account, so nothing \
         changed.",
    )
}

/// To the owner after every change of password.
pub(crate) fn password_changed(to: &str, undo: &str) -> Letter {
    let fact = "The password of your Devproof account was changed. Every other device was signed out.";
    security_alert(to, "Your password was changed", fact, undo)
}

/// To the owner when a further way to sign in was added.
pub(crate) fn identity_linked(to: &str, way: &str, undo: &str) -> Letter {
    let fact = format!("You can now sign in to your Devproof account with {way}.");
    security_alert(to, "A sign-in method was added", &fact, undo)
}

/// To the owner when a way to sign in was taken away.
pub(crate) fn identity_unlinked(to: &str, way: &str, undo: &str) -> Letter {
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
            let mut letters = name.chars();
            let first = letters.next().map(|letter| letter.to_uppercase().to_string()).unwrap_or_default();
            format!("{first}{}", letters.as_str())
        }
    }
}

/// The link that brings a resting account back.
pub(crate) fn restore(to: &str, config: &AuthConfig, token: &str) -> Letter {
    let site = config.site_url.trim_end_matches('/');
    let link = format!("{site}/restore-account?token={token}");
    let sentence = "Your Devproof account is deactivated. Open this link to reactivate it, then sign in as usual. \
        The link is valid for 24 hours and works once. If you didn't request it, ignore this email.";
    let html = format!("<p>{}</p><p><a href=\"{}\">Reactivate account</a></p>", escape(sentence), escape(&link));
    letter(to, "Reactivate your account", format!("{sentence}\n\nReactivate account:\n{link}\n"), &html)
}

/// To the owner after a second factor or passkey was added.
pub(crate) fn proof_added(to: &str, what: &str, undo: &str) -> Letter {
    let fact = format!("Your Devproof account has a new {what}.");
    security_alert(to, &format!("New {what} on your account"), &fact, undo)
}

/// To the owner after one was removed.
pub(crate) fn proof_removed(to: &str, what: &str, undo: &str) -> Letter {
    let fact = format!("Your {what} was removed from your Devproof account.");
    security_alert(to, &format!("Removed from your account: {what}"), &fact, undo)
}

/// To the owner after many wrong second factors.
pub(crate) fn wrong_factors(to: &str, undo: &str) -> Letter {
    let fact = "Someone signed in to your Devproof account and then failed to verify the second factor many times. They \
                know your password or can read your email.";
    security_alert(to, "Failed sign-ins to your account", fact, undo)
}

/// A fact about how the account is signed in to, and the link for anyone who did not do it.
fn security_alert(to: &str, subject: &str, fact: &str, undo: &str) -> Letter {
    let (known, not_me) = ("If this was you, you're done.", "If it wasn't you, undo it now");
    let effect = "This also undoes later changes, signs out every device, and lets you set a new password. The link works \
                  once, for 24 hours.";
    let text = format!("{fact}\n\n{known} {not_me}:\n{undo}\n\n{effect}\n");
    let html = format!(
        "<p>{}</p><p>{known}</p><p><a href=\"{}\">{not_me}</a></p><p>{effect}</p>",
        escape(fact),
        escape(undo)
    );
    letter(to, subject, text, &html)
}

fn note(to: &str, subject: &str, sentence: &str) -> Letter {
    letter(to, subject, format!("{sentence}\n"), &format!("<p>{}</p>", escape(sentence)))
}

fn letter(to: &str, subject: &str, text: String, body: &str) -> Letter {
    let html = format!(
        "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\"><title>{}</title></head><body>{body}</body></html>",
        escape(subject)
    );
    Letter { to: to.to_owned(), subject: subject.to_owned(), text, html: Some(html), headers: Vec::new() }
}

fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            _ => out.push(c),
        }
    }
    out
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
        let letter =
            with_link("a@b.test", Kind::EmailChangeCurrent, "https://x/?a=1&b=\"", "000001", Some("<b>@x.test"));
        let html = letter.html.unwrap();
        assert!(
            html.contains("&lt;b&gt;\u{200c}@x\u{200c}.test")
                && html.contains("href=\"https://x/?a=1&amp;b=&quot;\"")
        );
        assert!(letter.text.contains("https://x/?a=1&b=\"") && letter.text.contains("000001"));
    }
}
