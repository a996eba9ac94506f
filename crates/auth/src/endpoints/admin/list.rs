//! `GET /admin/users?page=&per_page=`: every account, newest first.

use super::Operator;
use crate::{error::AuthError, query::Query, state::AuthState, user::User};
use axum::{
    Json,
    extract::State,
    response::{IntoResponse, Response},
};
use devproof_db::{Rows, Sql};
use http::{HeaderName, HeaderValue, header};
use serde_json::json;

/// Accounts on a page when no one says how many.
const PER_PAGE: i64 = 50;
/// Accounts on a page at most.
const MOST: i64 = 1_000;
const TOTAL: HeaderName = HeaderName::from_static("x-total-count");

pub(super) async fn get(_: Operator, State(state): State<AuthState>, query: Query) -> Result<Response, AuthError> {
    let (page, per_page) = (number(&query, "page", 1)?, number(&query, "per_page", PER_PAGE)?.min(MOST));
    let count = Sql::new("select count(*) from auth.users where deleted_at is null");
    let total: i64 = state.run(&count).await?.first_value()?.unwrap_or_default();
    let users = User::select(
        "where u.deleted_at is null order by u.created_at desc, u.id limit $1::bigint offset $2::bigint",
    )
    .bind(per_page)
    .bind((page - 1).saturating_mul(per_page));
    let users: Vec<User> = state.run(&users).await?.read_all()?;
    let users: Vec<_> = users.iter().map(User::to_json).collect();
    let mut response = Json(json!({ "users": users, "aud": "authenticated" })).into_response();
    let headers = response.headers_mut();
    headers.insert(TOTAL, HeaderValue::from(total));
    if let Ok(link) = HeaderValue::from_str(&links(page, per_page, total)) {
        headers.insert(header::LINK, link);
    }
    Ok(response)
}

/// An unset parameter comes as an empty one.
fn number(query: &Query, name: &str, default: i64) -> Result<i64, AuthError> {
    let Some(text) = query.get(name) else { return Ok(default) };
    let number = text.parse().ok().filter(|number| (1..=1_000_000_000).contains(number));
    number.ok_or_else(|| AuthError::Validation(format!("Bad Pagination Parameters: {name} must be 1 or more").into()))
}

/// The client takes the first number behind the first `=`, and reads `rel` as JSON: `page` stands first.
fn links(page: i64, per_page: i64, total: i64) -> String {
    let last = ((total + per_page - 1) / per_page).max(1);
    let link = |page, rel| format!("</admin/users?page={page}&per_page={per_page}>; rel=\"{rel}\"");
    if page < last { format!("{}, {}", link(page + 1, "next"), link(last, "last")) } else { link(last, "last") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_page_has_no_next() {
        assert_eq!(
            links(1, 50, 101),
            "</admin/users?page=2&per_page=50>; rel=\"next\", </admin/users?page=3&per_page=50>; rel=\"last\""
        );
        assert_eq!(links(3, 50, 101), "</admin/users?page=3&per_page=50>; rel=\"last\"");
        assert_eq!(links(1, 50, 0), "</admin/users?page=1&per_page=50>; rel=\"last\"");
    }
}
