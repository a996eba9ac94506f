//! `/challenges`: the published challenges.

use super::{
    Drawing, Filters, List,
    form::{self, ListPage},
    place::Place,
};
use crate::{head::Head, parts, site::Glyphs, state::Pages, words};
use axum::{
    extract::{Request, State},
    response::Response,
};
use devproof_vocabulary::{Difficulty, Language, Topic};
use maud::{Markup, html};
use serde::Deserialize;
use serde_json::{Map, Value, json};

const TITLE: &str = "Challenges";
const LEDE: &str =
    "Programming challenges, judged test by test. What you pass counts toward your rank and shows on your profile.";

#[derive(Debug)]
struct ChallengeFilters {
    difficulty: Option<Difficulty>,
    language: Option<Language>,
    topic: Option<Topic>,
    page: i64,
}

#[derive(Debug, Deserialize)]
struct Answer {
    challenges: Vec<Challenge>,
    total: i64,
    pages: i64,
}

#[derive(Debug, Deserialize)]
struct Challenge {
    slug: String,
    title: String,
    summary: String,
    topic: Topic,
    difficulty: Difficulty,
    languages: Vec<Language>,
    minutes: Option<i64>,
    solved_by: i64,
}

impl Filters for ChallengeFilters {
    const PATH: &'static str = "/challenges";
    const COMMAND: &'static str = "list_public_challenges";

    fn read(place: &Place) -> Self {
        Self {
            difficulty: place.choice("difficulty"),
            language: place.choice("language"),
            topic: place.choice("topic"),
            page: place.page(),
        }
    }

    fn write(&self) -> Vec<(&'static str, String)> {
        [
            ("difficulty", self.difficulty.map(Difficulty::as_str)),
            ("language", self.language.map(Language::as_str)),
            ("topic", self.topic.map(Topic::as_str)),
        ]
        .into_iter()
        .filter_map(|(name, value)| Some((name, value?.to_owned())))
        .collect()
    }

    fn arguments(&self) -> Map<String, Value> {
        let arguments =
            json!({ "p_difficulty": self.difficulty, "p_language": self.language, "p_topic": self.topic });
        arguments.as_object().cloned().unwrap_or_default()
    }

    fn page(&self) -> i64 {
        self.page
    }
}

/// Answers `/challenges`.
pub(crate) async fn page(State(pages): State<Pages>, request: Request) -> Response {
    Drawing { head, sheet }.answer(pages, request).await
}

fn head(list: &List<ChallengeFilters, Answer>, site: &str, path: String) -> Head {
    let item = |challenge: &Challenge| {
        json!({ "item": {
            "@type": "LearningResource", "name": challenge.title, "description": challenge.summary,
            "educationalLevel": challenge.difficulty.label(), "learningResourceType": "Programming challenge",
        } })
    };
    let items = list.answer.challenges.iter().map(item).collect();
    super::head(TITLE, LEDE, false, items, site, path)
}

fn sheet(list: &List<ChallengeFilters, Answer>, _: &Glyphs) -> Markup {
    let List { filters, answer } = list;
    let fields = html! {
        (form::select("difficulty", "Difficulty", "Any difficulty", form::choices(Difficulty::label), filters.difficulty.map(Difficulty::as_str)))
        (form::select("language", "Language", "Any language", form::choices(Language::label), filters.language.map(Language::as_str)))
        (form::select("topic", "Topic", "Any topic", form::choices(Topic::label), filters.topic.map(Topic::as_str)))
    };
    let list_page = ListPage {
        title: TITLE,
        lede: LEDE,
        fields,
        path: ChallengeFilters::PATH,
        is_narrowed: filters.is_narrowed(),
        count: form::counted(answer.total, "challenge", "challenges"),
        nothing: "No challenges fit these filters. Clear a filter to see more.",
        rows: answer.challenges.iter().map(row).collect(),
        page: filters.page,
        pages: answer.pages,
    };
    list_page.markup(|page| filters.address(page))
}

fn row(challenge: &Challenge) -> Markup {
    let languages: Vec<&str> = challenge.languages.iter().map(|language| language.label()).collect();
    // As it is offered (`commands/challenges/tryouts.rs`): what is easy can be tried by everyone.
    let can_try = challenge.difficulty == Difficulty::Easy;
    let about: Vec<String> = [
        Some(challenge.difficulty.label().to_owned()),
        Some(challenge.topic.label().to_owned()),
        challenge.minutes.map(|minutes| format!("about {minutes} min")),
        Some(languages.join(", ")),
        can_try.then(|| "no account needed".to_owned()),
        (challenge.solved_by > 0)
            .then(|| format!("passed by {}", words::counted(challenge.solved_by, "person", "people"))),
    ]
    .into_iter()
    .flatten()
    .collect();
    let next = parts::in_query(&format!("/dashboard/challenges/{}", challenge.slug));
    let href = match can_try {
        true => format!("/try/{}", challenge.slug),
        false => format!("/signup?as=job_seeker&next={next}"),
    };
    html! {
        div class="min-w-0 grow" {
            (parts::inside(&href, &html! { span class="font-semibold" { (challenge.title) } }, ""))
            p { (challenge.summary) }
            p class="text-muted" { (about.join(" · ")) }
        }
    }
}
