//! Loads `content/` into its tables: skills, ranks, tiers, badges, challenges, the interview. Runs at every start, and does something
//! when the files are not the ones that were loaded last.
//!
//! A row that vanished from a file stays: others may point at it. A skill is then marked as retired.

mod challenges;
mod folders;
mod interview;

use crate::embedded_files;
use anyhow::Context;
use aws_lc_rs::digest::{self, SHA256};
use tokio_postgres::{NoTls, Transaction};

struct Part {
    file: &'static str,
    /// Takes the whole document as `$1::jsonb`.
    statements: &'static [&'static str],
}

const PARTS: &[Part] = &[
    Part {
        file: "ranks.json",
        statements: &["insert into public.developer_ranks (name, position, color, min_challenges, effect, is_special)
             select name, position, color, \"minChallenges\", effect, \"isSpecial\"
             from jsonb_to_recordset($1::text::jsonb) r (name text, position int, color text, \"minChallenges\" int, effect text, \"isSpecial\" boolean)
             on conflict (name) do update set position = excluded.position, color = excluded.color,
                 min_challenges = excluded.min_challenges, effect = excluded.effect, is_special = excluded.is_special"],
    },
    Part {
        file: "tiers.json",
        statements: &["insert into public.subscription_tiers (id, audience, position, name, price_monthly, price_yearly, price_string,
                 description, badge_text, features, notes, is_limited, seats, limits)
             select id, audience, position, name, \"priceMonthly\", \"priceYearly\", \"priceString\", description, \"badgeText\",
                 features, notes, \"isLimited\", seats, limits
             from jsonb_to_recordset($1::text::jsonb) t (id text, audience text, position int, name text, \"priceMonthly\" int,
                 \"priceYearly\" int, \"priceString\" text, description text, \"badgeText\" text, features jsonb, notes text,
                 \"isLimited\" boolean, seats int, limits jsonb)
             on conflict (id) do update set audience = excluded.audience, position = excluded.position, name = excluded.name,
                 price_monthly = excluded.price_monthly, price_yearly = excluded.price_yearly,
                 price_string = excluded.price_string, description = excluded.description,
                 badge_text = excluded.badge_text, features = excluded.features, notes = excluded.notes,
                 is_limited = excluded.is_limited, seats = excluded.seats, limits = excluded.limits"],
    },
    Part {
        file: "badges.json",
        statements: &["insert into public.badge_labels (key, position, label, color)
             select key, position, label, color
             from jsonb_to_recordset($1::text::jsonb) b (key text, position int, label text, color text)
             on conflict (key) do update set position = excluded.position, label = excluded.label, color = excluded.color"],
    },
    Part {
        file: "skills.json",
        statements: &[
            "insert into public.skills (slug, name, category)
             select slug, name, category from jsonb_to_recordset($1::text::jsonb) s (slug text, name text, category text)
             on conflict (slug) do update set name = excluded.name, category = excluded.category, retired = false",
            "update public.skills set retired = true
             where not retired and slug not in (select slug from jsonb_to_recordset($1::text::jsonb) s (slug text))",
            "insert into public.skill_aliases (alias, skill_id)
             select distinct on (alias) lower(alias), known.id
             from jsonb_to_recordset($1::text::jsonb) s (slug text, name text, aliases jsonb)
             join public.skills known on known.slug = s.slug
             cross join lateral (
                 select s.slug union select lower(s.name)
                 union select lower(a) from jsonb_array_elements_text(coalesce(s.aliases, '[]')) a
             ) spelling (alias)
             on conflict do nothing",
        ],
    },
];

/// Loads everything, as the login that owns the tables.
///
/// # Errors
/// When a file is missing or not what its table takes.
pub async fn load(owner: &tokio_postgres::Config) -> anyhow::Result<()> {
    let (mut client, driver) = owner.connect(NoTls).await?;
    tokio::spawn(driver);
    let transaction = client.transaction().await?;
    // Two nodes that start together take turns.
    transaction.batch_execute("lock table private.content_state in exclusive mode").await?;
    parts(&transaction).await?;
    challenges::load(&transaction).await?;
    interview::load(&transaction).await?;
    Ok(transaction.commit().await?)
}

async fn parts(transaction: &Transaction<'_>) -> anyhow::Result<()> {
    let mut documents = Vec::new();
    let mut hash = digest::Context::new(&SHA256);
    for part in PARTS {
        let file =
            embedded_files::Content::get(part.file).with_context(|| format!("content/{} is missing", part.file))?;
        hash.update(&file.data);
        documents.push(String::from_utf8_lossy(&file.data).into_owned());
    }
    let checksum = hex::encode(hash.finish());

    let known = transaction.query_opt("select checksum from private.content_state", &[]).await?;
    if known.is_some_and(|row| row.get::<_, &str>("checksum") == checksum) {
        return Ok(());
    }
    for (part, document) in PARTS.iter().zip(&documents) {
        for statement in part.statements {
            transaction.execute(*statement, &[document]).await.with_context(|| format!("content/{}", part.file))?;
        }
    }
    transaction
        .execute(
            "insert into private.content_state (checksum) values ($1)
             on conflict (only_row) do update set checksum = excluded.checksum",
            &[&checksum],
        )
        .await?;
    Ok(())
}
