//! A page that is drawn from the JSON answer of one read function: a person, a company, a job.

use crate::{
    head::Head,
    query,
    refusal::Refusal,
    render::{RenderedPage, Source},
    shell,
    site::{Glyphs, Site},
    state::Pages,
};
use axum::{
    extract::{Path, Request, rejection::PathRejection},
    response::Response,
};
use devproof_db::Sql;
use http::HeaderMap;
use maud::Markup;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::sync::Arc;

/// What such a page is made of.
pub(crate) struct DataPage<T> {
    /// Its address, by which it is cached together with `data`.
    pub path: String,
    /// The function's answer, which the page carries for the app.
    pub data: Value,
    /// The same answer, parsed.
    pub content: T,
    pub head: fn(&T, &str, String) -> Head,
    pub sheet: fn(&T, &Glyphs) -> Markup,
}

impl<T: Send + 'static> DataPage<T> {
    /// Answers with the page, drawn now if it is not cached.
    ///
    /// # Errors
    /// When it cannot be drawn.
    pub async fn respond(self, pages: &Pages, site: &Arc<Site>, headers: &HeaderMap) -> Result<Response, Refusal> {
        let source = Source::of(&self.path, &self.data, &site.glyphs);
        let (drawn_site, site_url) = (Arc::clone(site), pages.site_url.clone());
        let draw = move || {
            let head = (self.head)(&self.content, &site_url, self.path);
            let root = shell::root(&drawn_site, &head, &(self.sheet)(&self.content, &drawn_site.glyphs), &self.data);
            Some(RenderedPage { head, root })
        };
        let drawn = pages.drawings.get(source, draw).await?;
        Ok(shell::page(pages, headers, &drawn))
    }
}

/// A kind of page whose address ends with a slug: `/user/ada`.
pub(crate) struct SlugPage<T> {
    /// The address before the slug.
    pub prefix: &'static str,
    /// The read function, by whose name visits are counted.
    pub function: &'static str,
    /// The statement that calls it with the slug.
    pub sql: &'static str,
    /// The slug of today: an old one redirects to it.
    pub slug: fn(&T) -> &str,
    pub head: fn(&T, &str, String) -> Head,
    pub sheet: fn(&T, &Glyphs) -> Markup,
}

impl<T: DeserializeOwned + Send + 'static> SlugPage<T> {
    /// Answers a request for the page of `slug`.
    pub async fn answer(self, pages: Pages, slug: Result<Path<String>, PathRejection>, request: Request) -> Response {
        let (site, visit) = (Site::of(&pages.files), query::Visit::of(&pages, &request));
        let slug = slug.map(|Path(slug)| slug).unwrap_or_default();
        match self.find(&pages, &site, &slug, &visit).await {
            Ok(response) => response,
            Err(refusal) => shell::refused(&pages, &site, &visit.headers, &refusal),
        }
    }

    async fn find(
        self,
        pages: &Pages,
        site: &Arc<Site>,
        slug: &str,
        visit: &query::Visit,
    ) -> Result<Response, Refusal> {
        if !query::is_slug(slug) {
            return Err(Refusal::NotFound);
        }
        query::count_visit(pages, visit, self.function).await?;
        let (data, content) = query::one::<T>(pages, Sql::new(self.sql).bind(slug)).await?;
        let path = format!("{}{}", self.prefix, (self.slug)(&content));
        if (self.slug)(&content) != slug {
            return Ok(shell::moved(&path, visit.uri.query()));
        }
        let page = DataPage { path, data, content, head: self.head, sheet: self.sheet };
        page.respond(pages, site, &visit.headers).await
    }
}
