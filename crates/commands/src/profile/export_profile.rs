//! `export_profile`: one's own profile as a file: a JSON Resume, or a CV as a PDF of one page or two. Changes nothing. What
//! others don't see of the profile isn't in it.

use super::resume;
use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        blocking::blocking,
        check::Check,
        context::CommandContext,
        rows,
    },
};
use base64::{Engine, prelude::BASE64_STANDARD};
use devproof_db::Sql;
use devproof_documents::{Cv, CvLength};
use serde_json::Value;

arguments! {
    required { p_format: String }
    optional { p_pages: i64 }
}

answer! {
    file_name: String,
    media_type: String,
    /// Of a JSON Resume its text, of a PDF its bytes as Base64.
    content: String,
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    cx.seeker()?;
    let mut check = Check::at("");
    check.one_of("p_format", Some(args.p_format.clone()), &["json_resume", "pdf"]);
    check.range("p_pages", args.p_pages, 1, 2);
    check.finish()?;
    // The commit goes with it, so making the file holds no connection.
    let [rows] = cx.query_last([&Sql::new("select public.get_my_profile()")]).await?;
    let page: Value = rows::value::<Option<Value>>(&rows)?.ok_or(CommandError::NotFound)?;
    let site = &cx.settings.site_url;
    let text = |field: &str| page[field].as_str().unwrap_or_default().to_owned();
    // Others find nothing under the addresses of a private profile.
    let is_private = text("visibility") == "private";
    if args.p_format == "json_resume" {
        let address = format!("{site}/user/{}", text("slug"));
        let document = resume(&page, site, (!is_private).then_some(address.as_str()));
        return Ok(Answer {
            file_name: format!("{}-resume.json", text("slug")),
            media_type: "application/json".to_owned(),
            content: format!("{document:#}"),
        });
    }
    let address = (!is_private).then(|| format!("{site}/u/{}", text("short_code")));
    let length =
        args.p_pages.and_then(|pages| CvLength::of(u64::try_from(pages).ok()?)).unwrap_or(CvLength::TwoPages);
    let pdf = blocking(move || {
        let cv = Cv::of(&page, address, length)?;
        Some((cv.file_name(), BASE64_STANDARD.encode(cv.pdf()?)))
    });
    let (file_name, content) = pdf.await.ok_or(CommandError::NoPdf)?;
    Ok(Answer { file_name, media_type: "application/pdf".to_owned(), content })
}
