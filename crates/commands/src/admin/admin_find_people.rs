//! `admin_find_people`: accounts by what is known of them, the newest first. Words are an id, the beginning of an email
//! address or of a profile's address, or beginnings of the words of a name.

use super::{Entry, PAGE, next, person::ListedPerson, reason};
use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        check::Check,
        context::CommandContext,
    },
};
use devproof_db::Sql;
use devproof_vocabulary::{AccountState, Role};
use serde_json::json;
use uuid::Uuid;

arguments! {
    required { p_reason: String }
    optional {
        p_search: String, p_role: Role, p_state: AccountState, p_is_staff: bool, p_company_id: Uuid, p_limit: i64,
        p_cursor: String
    }
}

answer! {
    people: Vec<ListedPerson>,
    /// What the next page comes after; null at the end.
    next_cursor: Option<String>,
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let mut check = Check::at("");
    let reason = reason(&mut check, &args.p_reason);
    let search = check.optional_line("p_search", args.p_search, 320).map(|text| term(&text).to_owned());
    let limit = check.range("p_limit", args.p_limit, 1, 100).unwrap_or(PAGE);
    let before = check.cursor(args.p_cursor.as_deref());
    check.finish()?;
    let (before, before_id) = before.unzip();
    let (role, state) = (args.p_role.map(Role::as_str), args.p_state.map(AccountState::as_str));
    let entry = Entry::new("person.list", "profile", None).with_request(json!({
        "search": search, "role": role, "state": state, "is_staff": args.p_is_staff, "company": args.p_company_id,
    }));
    let id = search.as_deref().and_then(|search| Uuid::try_parse(search).ok());
    let sql = Sql::new("select private.staff_people($1, $2, $3, $4, $5, $6, $7, $8, $9)")
        .bind(search)
        .bind(id)
        .bind(role)
        .bind(state)
        .bind(args.p_is_staff)
        .bind(args.p_company_id)
        .bind(before)
        .bind(before_id)
        .bind(limit);
    let people: Vec<ListedPerson> = cx.staff(reason)?.read(entry, &sql).await?;
    Ok(Answer { next_cursor: next(&people, limit, |person| person.cursor.clone()), people })
}

/// What someone looks for: of a page's whole address, its last part.
pub(super) fn term(text: &str) -> &str {
    let is_address = text.contains("://") || text.starts_with('/');
    let path = text.split(['?', '#']).next().unwrap_or(text).trim_end_matches('/');
    if is_address { path.rsplit('/').next().unwrap_or(path) } else { text }
}

#[cfg(test)]
mod tests {
    use super::term;

    #[test]
    fn the_address_of_a_page_means_its_last_part() {
        assert_eq!(term("https://devproof.example/user/mira-okafor/?a=b"), "mira-okafor");
        assert_eq!(term("/user/mira-okafor#top"), "mira-okafor");
        assert_eq!(term("Mira Okafor"), "Mira Okafor");
        assert_eq!(term("a/b@example.test"), "a/b@example.test");
    }
}
