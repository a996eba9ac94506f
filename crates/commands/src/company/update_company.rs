//! `update_company`: changes fields of the company's page, and sends it to review again when asked to.

use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments, decode},
        check::{Check, changed},
        columns::Columns,
        context::CommandContext,
        context::Lock,
        patch::Patch,
    },
};
use devproof_db::Sql;
use devproof_vocabulary::{ApprovalStatus, CompanySize, CompanyStage, Permission};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use uuid::Uuid;

arguments! {
    required { p_company: Value, p_version: i64 }
    optional { p_resubmit: bool }
}

#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Company {
    name: Patch<String>,
    public_link: Patch<bool>,
    logo_url: Patch<String>,
    tagline: Patch<String>,
    about: Patch<String>,
    size: Patch<String>,
    stage: Patch<String>,
    industry: Patch<String>,
    founded_year: Patch<i64>,
    places: Patch<Vec<String>>,
    tech_stack: Patch<Vec<String>>,
    culture: Patch<String>,
    benefits: Patch<Vec<String>>,
    website: Patch<String>,
    links: Patch<Vec<Link>>,
    /// The response time that the company promises, in days.
    response_days: Patch<i64>,
}

#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct Link {
    label: String,
    url: String,
}

answer! { version: i32 }

devproof_db::columns! {
    /// The company under its lock.
    struct CompanyRow {
        version: i32,
        approval_status: ApprovalStatus,
    }
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    // The folder in which a logo has to lie; whether the caller may edit the company is asked after the values.
    let owner = cx.employer()?;
    let columns = columns(decode("/p_company", args.p_company)?, owner)?;
    let company = cx.member_with(Permission::ManageCompany).await?;

    cx.lock(Lock::Company, company).await?;
    let now =
        Sql::new("select c.version, c.approval_status from public.companies c where c.id = $1::uuid").bind(company);
    let CompanyRow { version, approval_status } = cx.tx.read(&now).await?;
    if i64::from(version) != args.p_version {
        return Err(CommandError::VersionConflict(version.into()));
    }
    // Should the policies let nothing through, that is no success.
    if !columns.is_empty() && cx.tx.execute(&columns.update("public.companies", company)).await? == 0 {
        return Err(CommandError::NotAllowed);
    }
    // Only what staff sent back is handed in again.
    let is_sent_back = matches!(approval_status, ApprovalStatus::NeedsChanges | ApprovalStatus::Rejected);
    if args.p_resubmit == Some(true) && is_sent_back {
        let sql = Sql::new("select private.resubmit_company($1, $2, $3)").bind(company).bind(cx.user_id);
        cx.tx.query(&sql.bind(&cx.profile.full_name)).await?;
    }
    let CompanyRow { version, .. } = cx.tx.read(&now).await?;
    Ok(Answer { version })
}

fn columns(company: Company, owner: Uuid) -> Result<Columns, CommandError> {
    let mut check = Check::at("/p_company");
    let mut columns = Columns::default();
    match company.name {
        Patch::Set(name) => columns.set("name", check.name("name", &name, 120)),
        Patch::Clear => check.problem("name", "must not be empty"),
        Patch::Keep => {}
    }
    match company.public_link {
        Patch::Set(public_link) => columns.set("public_link", public_link),
        Patch::Clear => check.problem("public_link", "must be true or false"),
        Patch::Keep => {}
    }
    columns.change("logo_url", changed(company.logo_url, |url| check.image("logo_url", Some(url), "logos", owner)));
    columns.change("tagline", changed(company.tagline, |text| check.optional_line("tagline", Some(text), 160)));
    columns.change("about", changed(company.about, |text| check.optional_markdown("about", Some(text), 10_000)));
    columns.change(
        "size",
        changed(company.size, |word| check.value_of::<CompanySize>("size", Some(word)).map(CompanySize::as_str)),
    );
    columns.change(
        "stage",
        changed(company.stage, |word| check.value_of::<CompanyStage>("stage", Some(word)).map(CompanyStage::as_str)),
    );
    columns.change("industry", changed(company.industry, |text| check.optional_line("industry", Some(text), 80)));
    columns.change(
        "founded_year",
        changed(company.founded_year, |year| check.range("founded_year", Some(year), 1800, 2100)),
    );
    for (field, list, most, max) in [
        ("places", company.places, 20, 120),
        ("tech_stack", company.tech_stack, 40, 60),
        ("benefits", company.benefits, 30, 120),
    ] {
        if let Some(list) = list.change() {
            columns.set(field, check.lines(field, list.unwrap_or_default(), most, max));
        }
    }
    columns
        .change("culture", changed(company.culture, |text| check.optional_markdown("culture", Some(text), 10_000)));
    columns.change("website", changed(company.website, |url| check.url("website", Some(url))));
    if let Some(links) = company.links.change() {
        columns.set("links", json!(check_links(&mut check, links.unwrap_or_default())));
    }
    columns.change(
        "response_days",
        changed(company.response_days, |days| check.range("response_days", Some(days), 1, 14)),
    );
    check.finish()?;
    Ok(columns)
}

fn check_links(check: &mut Check, links: Vec<Link>) -> Vec<Link> {
    if links.len() > 10 {
        check.problem("links", "must have at most 10 links");
    }
    let check_one = |(i, link): (usize, Link)| Link {
        label: check.line(&format!("links/{i}/label"), &link.label, 80),
        url: check.url(&format!("links/{i}/url"), Some(link.url)).unwrap_or_default(),
    };
    links.into_iter().enumerate().map(check_one).collect()
}
