//! Files that are made from others and committed, so that a change of either shows.

mod catalog;
mod database;
mod schemas;
pub mod vocabulary;
mod weights;

use anyhow::{Context, bail};
use devproof_server::config::settings;
use std::{fmt::Write, fs, path::Path};

/// Below every generated page.
const NOTE: &str = "\n---\nMade by `just generate`; do not edit.\n";

/// Makes them all, or only says whether they are up to date.
pub async fn all(check: bool) -> anyhow::Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let lists = vocabulary::Vocabulary::read(&root)?;
    let catalog = catalog::Catalog::read().await?;
    let pages = [
        ("docs/reference/settings.md", settings_page()? + NOTE),
        ("docs/reference/commands.md", commands_page()? + NOTE),
        ("docs/reference/access.md", crate::access_page::page()? + NOTE),
        ("docs/reference/errors.md", errors_page()? + NOTE),
        ("docs/reference/audit.md", audit_page()? + NOTE),
        ("crates/vocabulary/src/lists.rs", lists.rust()?),
        ("web/src/lib/default-weights.generated.ts", weights::default_weights()?),
        ("web/src/lib/database.types.ts", database::types(&catalog, &lists, &schemas::Schemas::read(&root)?)?),
    ];
    let files: Vec<_> = pages.map(|(name, text)| (name.to_owned(), text)).into_iter().chain(lists.web()?).collect();
    let mut stale = left_over(&root, &files)?;
    if !check {
        for name in stale.drain(..) {
            fs::remove_file(root.join(&name)).with_context(|| name)?;
        }
    }
    for (name, text) in files {
        let path = root.join(&name);
        if fs::read_to_string(&path).is_ok_and(|known| known == text) {
            continue;
        }
        if check {
            stale.push(name);
        } else {
            let write = || fs::create_dir_all(path.parent().unwrap_or(&root)).and_then(|()| fs::write(&path, text));
            write().with_context(|| path.display().to_string())?;
        }
    }
    if !stale.is_empty() {
        bail!("generated files are out of date ({}): run `just generate` and commit", stale.join(", "));
    }
    Ok(())
}

/// Files of lists that are no more.
fn left_over(root: &Path, files: &[(String, String)]) -> anyhow::Result<Vec<String>> {
    let mut found = Vec::new();
    // There is none before the first time.
    for entry in fs::read_dir(root.join(vocabulary::WEB_FOLDER)).into_iter().flatten() {
        let name = format!("{}/{}", vocabulary::WEB_FOLDER, entry?.file_name().display());
        if !files.iter().any(|(known, _)| *known == name) {
            found.push(name);
        }
    }
    Ok(found)
}

fn settings_page() -> Result<String, std::fmt::Error> {
    let mut out = String::from(
        "# Settings\n\nAs environment variables, or in the TOML file that `DEVPROOF_CONFIG` names, there in lower case and \
         without `DEVPROOF_`. The environment wins. A setting that is unknown or makes no sense is an error at start.\n\n\
         | setting | default | meaning |\n| --- | --- | --- |\n",
    );
    for setting in settings::ALL {
        let default = setting.default.map(|default| format!("`{default}`")).unwrap_or_default();
        writeln!(out, "| `DEVPROOF_{}` | {default} | {} |", setting.name.to_uppercase(), setting.help)?;
    }
    Ok(out)
}

fn commands_page() -> Result<String, std::fmt::Error> {
    let mut out = String::from(
        "# Commands\n\nThe product's decisions, called as `POST /rest/v1/rpc/NAME` with a JSON object of these parameters. \
         Each is one transaction. Every command also takes `p_idempotency_key`: the same key gives the same answer. Types \
         that have a name are in `web/src/lib/database.types.ts`.\n\n\
         | command | parameters (optional ones with ?) | answer |\n| --- | --- | --- |\n",
    );
    for command in devproof_commands::table() {
        let params: Vec<String> = command
            .params
            .iter()
            .map(|(name, required)| format!("`{name}`{}", if *required { "" } else { "?" }))
            .collect();
        let answer = (command.signature)().answer.map_or_else(|| "JSON".to_owned(), |answer| in_cell(&answer));
        writeln!(out, "| `{}` | {} | {answer} |", command.name, params.join(", "))?;
    }
    Ok(out)
}

/// A type as code in a table's cell: on one line, without the comments of its members.
fn in_cell(text: &str) -> String {
    let mut rest = text;
    let mut plain = String::new();
    while let Some((before, after)) = rest.split_once("/**") {
        plain.push_str(before);
        rest = after.split_once("*/").map_or("", |(_, after)| after);
    }
    plain.push_str(rest);
    let line = plain.split_whitespace().collect::<Vec<_>>().join(" ").replace('|', "\\|");
    format!("`{}`", line.replace(", }", " }"))
}

fn audit_page() -> Result<String, std::fmt::Error> {
    let mut out = String::from(
        "# The log of accounts\n\nEvery entry of `auth.audit_log`: when, which action, whose account, which session, from which \
         network address, and `detail` as JSON. It holds no secret, email address or phone number. Entries are never \
         changed; they go by age alone (`DEVPROOF_AUDIT_DAYS`), and lose the network address when their account is \
         deleted. Staff read it at `/admin/tools/accounts` or by `admin_security_log`. Refusals of one account are written down \
         60 times an hour at most. Names are only ever added.\n\n| action | meaning |\n| --- | --- |\n",
    );
    for action in devproof_auth::Action::ALL {
        writeln!(out, "| `{}` | {} |", action.as_str(), action.meaning())?;
    }
    Ok(out)
}

fn errors_page() -> Result<String, std::fmt::Error> {
    let mut out = String::from(
        "# Errors\n\nClients branch on `code`. Codes are only ever added; messages can change.\n\n## Commands\n\nThe body is \
         `{\"code\", \"message\", \"details\", \"hint\"}`.\n\n| status | code | message | details |\n| --- | --- | --- | --- |\n",
    );
    for entry in devproof_commands::ERROR_CODES {
        let message = [entry.message, entry.hint].join(" ");
        let details = if entry.details.is_empty() { String::new() } else { format!("`{}`", entry.details) };
        writeln!(out, "| {} | `{}` | {} | {details} |", entry.status, entry.code, message.trim_end())?;
    }
    out.push_str(
        "\n## Sign-in (`/auth/v1`)\n\nThe body is `{\"code\", \"message\"}` for API version 2024-01-01 or later, else \
         `{\"code\": STATUS, \"error_code\", \"msg\"}`.\n\n| status | code | message |\n| --- | --- | --- |\n",
    );
    for entry in devproof_auth::ERROR_CODES {
        writeln!(out, "| {} | `{}` | {} |", entry.status, entry.code, entry.message)?;
    }
    Ok(out)
}
