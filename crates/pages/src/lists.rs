//! `/jobs`, `/companies`, `/challenges`: what visitors browse, with filters and the page in the address.

mod challenges;
mod companies;
mod form;
mod jobs;
mod place;

pub(crate) use challenges::page as challenges;
pub(crate) use companies::page as companies;
pub(crate) use jobs::page as jobs;

use crate::{
    data_page::DataPage,
    head::Head,
    query::{self, Visit},
    refusal::Refusal,
    shell,
    site::{Glyphs, Site},
    state::Pages,
};
use axum::{extract::Request, response::Response};
use maud::Markup;
use place::Place;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};

/// A list: what the address asks for, and the answer.
pub(crate) struct List<F, A> {
    filters: F,
    answer: A,
}

/// What an address can ask of a list.
trait Filters: Send + 'static {
    /// The list's own address.
    const PATH: &'static str;
    /// The command that reads it, by whose name visits are counted.
    const COMMAND: &'static str;

    /// Reads an address. What is unknown or out of range narrows nothing.
    fn read(place: &Place) -> Self;
    /// The query that says the same, in the order of the app's `writeQuery`: only what narrows.
    fn write(&self) -> Vec<(&'static str, String)>;
    /// The command's arguments.
    fn arguments(&self) -> Map<String, Value>;
    /// From 1.
    fn page(&self) -> i64;

    /// The address of a page of the list with these filters.
    fn address(&self, page: i64) -> String {
        let mut query = url::form_urlencoded::Serializer::new(String::new());
        query.extend_pairs(self.write());
        if page > 1 {
            query.append_pair("page", &page.to_string());
        }
        let query = query.finish();
        if query.is_empty() { Self::PATH.to_owned() } else { format!("{}?{query}", Self::PATH) }
    }

    /// Whether anything is narrowed.
    fn is_narrowed(&self) -> bool {
        !self.write().is_empty()
    }
}

/// How a list becomes a page.
struct Drawing<F, A> {
    head: fn(&List<F, A>, &str, String) -> Head,
    sheet: fn(&List<F, A>, &Glyphs) -> Markup,
}

impl<F: Filters, A: DeserializeOwned + Send + 'static> Drawing<F, A> {
    async fn answer(self, pages: Pages, request: Request) -> Response {
        let (site, visit) = (Site::of(&pages.files), Visit::of(&pages, &request));
        match self.find(&pages, &site, &visit).await {
            Ok(response) => response,
            Err(refusal) => shell::refused(&pages, &site, &visit.headers, &refusal),
        }
    }

    async fn find(self, pages: &Pages, site: &std::sync::Arc<Site>, visit: &Visit) -> Result<Response, Refusal> {
        query::count_visit(pages, visit, F::COMMAND).await?;
        let filters = F::read(&Place::of(visit.uri.query()));
        let mut arguments = filters.arguments();
        arguments.insert("p_page".to_owned(), json!(filters.page()));
        let data = (pages.list)(F::COMMAND, arguments).await.map_err(|status| match status {
            400..500 => Refusal::NotFound,
            _ => Refusal::Unavailable,
        })?;
        let answer = A::deserialize(&data).map_err(|error| {
            tracing::error!(%error, "a public list is not what it was");
            Refusal::Unavailable
        })?;
        let path = filters.address(filters.page());
        let page = DataPage { path, data, content: List { filters, answer }, head: self.head, sheet: self.sheet };
        page.respond(pages, site, &visit.headers).await
    }
}

/// The head of a page of a list. One without lines, or with what someone typed, is for no search engine: words make endless
/// pages.
fn head(title: &str, lede: &str, is_typed: bool, items: Vec<Value>, site: &str, path: String) -> Head {
    Head {
        title: title.to_owned(),
        description: lede.to_owned(),
        noindex: is_typed || items.is_empty(),
        json_ld: Some(item_list(title, &format!("{site}{path}"), items)),
        path,
        ..Head::default()
    }
}

/// A page of a list as schema.org describes it.
fn item_list(name: &str, address: &str, items: Vec<Value>) -> Value {
    let element = |(index, mut item): (usize, Value)| {
        item["@type"] = json!("ListItem");
        item["position"] = json!(index + 1);
        item
    };
    json!({
        "@context": "https://schema.org", "@type": "ItemList", "name": name, "url": address,
        "numberOfItems": items.len(),
        "itemListElement": items.into_iter().enumerate().map(element).collect::<Vec<_>>(),
    })
}
