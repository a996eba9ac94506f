//! Pictures of people, companies and jobs that other sites show beside a link (Open Graph). Who may see the page may see
//! its picture: it is drawn from the same answer of the database, read as a visitor.

use crate::{
    answers::{company::Company, job::Job, person::Person},
    drawn_file::{DrawnFile, refused},
    head::PreviewPicture,
    query,
    refusal::Refusal,
    render::Source,
    shell,
    state::Pages,
    words,
};
use axum::{
    extract::{Path, Request, State, rejection::PathRejection},
    response::Response,
};
use devproof_db::Sql;
use devproof_documents::{CompanyCard, Evidence, JobCard, PersonCard, Preview, can_draw};
use devproof_vocabulary::{EmploymentType, Seniority, Visibility};
use serde::de::DeserializeOwned;
use uuid::Uuid;

/// Answers `/user/{slug}/preview.png`.
pub(crate) async fn person(
    State(pages): State<Pages>,
    slug: Result<Path<String>, PathRejection>,
    request: Request,
) -> Response {
    let visit = query::Visit::of(&pages, &request);
    let kind = Kind {
        function: "get_public_profile",
        sql: "select public.get_public_profile($1)",
        path: |person: &Person| format!("/user/{}", person.slug),
        card: person_card,
        // Showcase is for who has the link.
        noindex: |person| person.visibility != Visibility::Open,
    };
    kind.answer(&pages, slug_of(slug), &visit).await
}

/// Answers `/company/{slug}/preview.png`.
pub(crate) async fn company(
    State(pages): State<Pages>,
    slug: Result<Path<String>, PathRejection>,
    request: Request,
) -> Response {
    let visit = query::Visit::of(&pages, &request);
    let kind = Kind {
        function: "get_public_company",
        sql: "select public.get_public_company($1)",
        path: |company: &Company| format!("/company/{}", company.slug),
        card: company_card,
        noindex: |_| false,
    };
    kind.answer(&pages, slug_of(slug), &visit).await
}

/// Answers `/job/{id}/preview.png`.
pub(crate) async fn job(
    State(pages): State<Pages>,
    id: Result<Path<Uuid>, PathRejection>,
    request: Request,
) -> Response {
    let visit = query::Visit::of(&pages, &request);
    let kind = Kind {
        function: "get_public_job",
        sql: "select public.get_public_job($1::text::uuid)",
        path: |job: &Job| format!("/job/{}", job.id),
        card: job_card,
        noindex: |_| false,
    };
    kind.answer(&pages, id.ok().map(|Path(id)| id.to_string()), &visit).await
}

fn slug_of(path: Result<Path<String>, PathRejection>) -> Option<String> {
    path.ok().map(|Path(slug)| slug).filter(|slug| query::is_slug(slug))
}

/// One kind of picture.
struct Kind<T, C> {
    /// The read function, by whose name visits are counted, together with those of the page.
    function: &'static str,
    sql: &'static str,
    /// The address of the page today: an old one redirects to it.
    path: fn(&T) -> String,
    card: fn(&T) -> C,
    noindex: fn(&T) -> bool,
}

impl<T: DeserializeOwned, C: Preview> Kind<T, C> {
    async fn answer(self, pages: &Pages, key: Option<String>, visit: &query::Visit) -> Response {
        let answered = match key {
            Some(key) => self.find(pages, key, visit).await,
            None => Err(Refusal::NotFound),
        };
        answered.unwrap_or_else(|refusal| refused(&refusal))
    }

    async fn find(self, pages: &Pages, key: String, visit: &query::Visit) -> Result<Response, Refusal> {
        query::count_visit(pages, visit, self.function).await?;
        let (_, content) = query::one::<T>(pages, Sql::new(self.sql).bind(key)).await?;
        let path = address(&(self.path)(&content));
        if visit.uri.path() != path {
            return Ok(shell::moved(&path, visit.uri.query()));
        }
        let card = (self.card)(&content);
        let source = Source::of_file(&path, &card);
        let draw = move || Some(DrawnFile::new("image/png", card.png()?));
        let picture = pages.drawn_files.get(source, draw).await?;
        Ok(picture.respond(&visit.headers, (self.noindex)(&content)))
    }
}

fn address(path: &str) -> String {
    format!("{path}/preview.png")
}

/// Names the picture of a page in its head. The version makes other sites fetch it again when it changed.
fn named(path: &str, card: &impl Preview, alt: String) -> Option<PreviewPicture> {
    let path = address(path);
    let version = Source::of_file(&path, &card).version();
    can_draw().then(|| PreviewPicture { path: format!("{path}?v={version}"), alt })
}

/// The picture of a person, as their page names it.
pub(crate) fn person_preview(person: &Person, path: &str) -> Option<PreviewPicture> {
    let card = person_card(person);
    let proved = card.skills.iter().filter(|one| **one == Evidence::Proved).count();
    let alt = format!(
        "{}: rank {}, {proved} of {} skills proved, {} passed",
        person.full_name,
        person.rank.name,
        card.skills.len(),
        words::counted(card.challenges, "challenge", "challenges"),
    );
    named(path, &card, alt)
}

/// The picture of a company, as its page names it.
pub(crate) fn company_preview(company: &Company, path: &str) -> Option<PreviewPicture> {
    let promise = company.promise.sentence().map_or_else(String::new, |(promise, _)| format!(". {promise}"));
    let jobs = words::counted(company.open_jobs_count, "open job", "open jobs");
    named(path, &company_card(company), format!("{}: {jobs}{promise}", company.name))
}

/// The picture of a job, as its page names it.
pub(crate) fn job_preview(job: &Job, path: &str) -> Option<PreviewPicture> {
    let card = job_card(job);
    let facts: Vec<&str> = [card.pay.as_deref(), card.place.as_deref()].into_iter().flatten().collect();
    let facts = if facts.is_empty() { String::new() } else { format!(": {}", facts.join(", ")) };
    let alt = format!("{} at {}{facts}", card.title, card.company);
    named(path, &card, alt)
}

fn person_card(person: &Person) -> PersonCard {
    let evidence = |proved: bool| if proved { Evidence::Proved } else { Evidence::Stated };
    PersonCard {
        name: person.full_name.clone(),
        headline: person.headline.clone(),
        place: person.location.clone(),
        seniority: person.seniority.map(|one| Seniority::label(one).to_owned()),
        rank: (person.rank.name.clone(), person.rank.position),
        skills: person.skills.iter().map(|skill| evidence(skill.is_proved())).collect(),
        challenges: person.completed_challenges,
        system_design: person.system_design_score,
    }
}

fn company_card(company: &Company) -> CompanyCard {
    CompanyCard {
        name: company.name.clone(),
        tagline: company.tagline.clone(),
        industry: company.industry.clone(),
        place: company.places.first().cloned(),
        response_days: company.promise.response_days,
        kept_percent: company.promise.kept_percent,
        open_jobs: company.open_jobs_count,
    }
}

fn job_card(job: &Job) -> JobCard {
    let must = job.skills.iter().filter(|skill| skill.importance == "must");
    JobCard {
        title: job.title.clone(),
        company: job.company.name.clone(),
        pay: words::pay(job.pay_min, job.pay_max, job.pay_currency.as_deref(), job.pay_period),
        place: words::place(job.remote_policy, &job.places),
        seniority: job.seniority.map(|one| one.label().to_owned()),
        employment: job.employment_type.map(|one| EmploymentType::label(one).to_owned()),
        skills: must.map(|skill| skill.name.clone()).collect(),
        promise: job.promise.sentence(),
    }
}
