//! `show_repositories`: the caller consents to show what GitHub says of the public repositories of one account of theirs.

use super::{
    check_limit::{self, Counted},
    daily::EVERY,
    links::{LinkOwner, github_login},
    repositories::fetch_now,
};
use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
        rows,
    },
};
use devproof_db::{FromRow, Sql, columns};
use devproof_vocabulary::{LinkKind, LinkProof};
use url::Url;
use uuid::Uuid;

// Without a link it's the account with which the caller signed in.
arguments! { optional { p_link_id: Uuid } }

answer! {
    /// The link to the account.
    link_id: Uuid,
}

columns! {
    /// A link of the caller's profile.
    struct Link {
        id: Uuid,
        url: String,
        is_verified: bool,
        is_shown: bool,
    }
}

impl Link {
    fn login(&self) -> Option<String> {
        Url::parse(&self.url).ok().as_ref().and_then(github_login)
    }
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    cx.seeker()?;
    cx.lock_me().await?;
    let links = Sql::new(
        "select l.id, l.url, l.verified_at is not null as is_verified, s.id is not null as is_shown
         from public.profile_links l left join public.repository_summaries s on s.link_id = l.id
         where l.profile_id = $1 order by l.position, l.created_at, l.id",
    )
    .bind(cx.user_id);
    let [links, owner] = cx.tx.query_together([&links, &LinkOwner::statement(cx.user_id, cx.now)]).await?;
    let links = links.iter().map(Link::from_row).collect::<Result<Vec<_>, _>>()?;
    let owner: LinkOwner = rows::row(&owner)?;
    let (link, login) = match args.p_link_id {
        Some(id) => {
            let link = links.iter().find(|link| link.id == id).ok_or(CommandError::NotFound)?;
            (Some(link), link.login().ok_or(CommandError::GitHubAccountNeeded)?)
        }
        None => {
            let login = owner.first_github_login().ok_or(CommandError::GitHubAccountNeeded)?.to_owned();
            (links.iter().find(|link| link.login().is_some_and(|of| of == login)), login)
        }
    };
    if let Some(shown) = link.filter(|link| link.is_shown) {
        return Ok(Answer { link_id: shown.id });
    }
    if !link.is_some_and(|link| link.is_verified) && !owner.has_github_login(&login) {
        return Err(CommandError::GitHubAccountNeeded);
    }
    check_limit::count(cx, Counted::Repositories).await?;
    let link_id = match link {
        Some(link) if link.is_verified => link.id,
        Some(link) => verified(cx, link.id).await?,
        None => verified(cx, add(cx, &login).await?).await?,
    };
    // One account at a time.
    let other = Sql::new("delete from public.repository_summaries s where s.profile_id = $1").bind(cx.user_id);
    let consent = Sql::new(
        "insert into public.repository_summaries (profile_id, link_id, created_at, requested_at, due_at)
         values ($1, $2, $3::timestamptz, $3::timestamptz, $4::timestamptz) returning id",
    )
    .bind(cx.user_id)
    .bind(link_id)
    .bind(cx.now)
    .bind(cx.now + EVERY);
    cx.tx.execute(&other).await?;
    let id: Uuid = cx.tx.value(&consent).await?;
    fetch_now(cx, id).await?;
    Ok(Answer { link_id })
}

/// Adds a link to the account with which the caller signed in.
async fn add(cx: &CommandContext<'_>, login: &str) -> Result<Uuid, CommandError> {
    let add = Sql::new(
        "insert into public.profile_links (profile_id, kind, url, position)
         select $1, $2, $3, coalesce(max(l.position) + 1, 0) from public.profile_links l where l.profile_id = $1
         returning id",
    )
    .bind(cx.user_id)
    .bind(LinkKind::Github.as_str())
    .bind(format!("https://github.com/{login}"));
    Ok(cx.tx.value(&add).await?)
}

/// A link to an account with which the caller signed in is verified by that.
async fn verified(cx: &CommandContext<'_>, link_id: Uuid) -> Result<Uuid, CommandError> {
    let verify = Sql::new(
        "update public.profile_links l
         set verified_at = $2::timestamptz, verified_by = $3, checked_at = $2::timestamptz, check_failure = null, missed = 0,
             lapsed_at = null, check_due_at = $4::timestamptz
         where l.id = $1",
    )
    .bind(link_id)
    .bind(cx.now)
    .bind(LinkProof::SignIn.as_str())
    .bind(cx.now + EVERY);
    cx.tx.execute(&verify).await?;
    Ok(link_id)
}
