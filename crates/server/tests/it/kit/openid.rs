//! An OpenID Connect provider on loopback, with real signatures, that can misbehave; and a browser to visit it.

use aws_lc_rs::digest::{SHA256, digest};
use axum::{
    Form, Json, Router,
    extract::State,
    http::{HeaderMap, StatusCode},
    response::{IntoResponse, Response},
    routing::{get, post},
};
use base64::{Engine, engine::general_purpose::STANDARD, engine::general_purpose::URL_SAFE_NO_PAD};
use devproof_claims::{Clock, FixedClock, KeyRing};
use reqwest::{Url, header, redirect::Policy};
use serde_json::{Map, Value, json};
use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
};
use tokio::net::TcpListener;
use uuid::Uuid;

/// Our id at the provider.
pub const CLIENT_ID: &str = "devproof-client";
/// Our secret there, with characters that have to be encoded.
pub const CLIENT_SECRET: &str = "s3cret:/+ of ours";

/// The provider.
#[derive(Clone)]
pub struct OpenId {
    /// Who it is.
    pub issuer: String,
    inner: Arc<Inner>,
}

struct Inner {
    ring: KeyRing,
    /// Keys that are no one's.
    stranger: KeyRing,
    clock: Arc<FixedClock>,
    granted: Mutex<HashMap<String, Granted>>,
    bearers: Mutex<HashMap<String, Value>>,
    tricks: Mutex<Tricks>,
    down: AtomicBool,
    key_fetches: AtomicUsize,
    token_calls: AtomicUsize,
}

/// What a code stands for.
struct Granted {
    claims: Value,
    nonce: String,
    challenge: String,
    redirect_uri: String,
}

/// How its tokens are wrong.
#[derive(Debug, Clone, Default)]
pub struct Tricks {
    /// Claims of the ID token that are otherwise; null takes one away.
    pub claims: Map<String, Value>,
    /// Its signature.
    pub signature: Signature,
    /// The address is told by the userinfo endpoint alone.
    pub lean_tokens: bool,
    /// The userinfo endpoint speaks of this subject.
    pub userinfo_subject: Option<String>,
}

/// Signatures of an ID token.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Signature {
    /// By its key.
    #[default]
    Good,
    /// `alg: none`.
    None,
    /// By a key that it never published, under that key's id.
    Stranger,
    /// By such a key, under the id of its own.
    Forged,
    /// HMAC with the client's secret.
    Shared,
}

impl OpenId {
    /// Starts one on the clock of the test's server.
    pub async fn start(clock: &Arc<FixedClock>) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let issuer = format!("http://{}", listener.local_addr().expect("a bound socket"));
        let inner = Inner {
            ring: KeyRing::generate().expect("a key"),
            stranger: KeyRing::generate().expect("a key"),
            clock: Arc::clone(clock),
            granted: Mutex::default(),
            bearers: Mutex::default(),
            tricks: Mutex::default(),
            down: AtomicBool::new(false),
            key_fetches: AtomicUsize::new(0),
            token_calls: AtomicUsize::new(0),
        };
        let provider = Self { issuer, inner: Arc::new(inner) };
        let router = Router::new()
            .route("/.well-known/openid-configuration", get(metadata))
            .route("/keys", get(keys))
            .route("/token", post(token))
            .route("/userinfo", get(userinfo))
            .with_state(provider.clone());
        tokio::spawn(async move { axum::serve(listener, router).await });
        provider
    }

    /// How its tokens are wrong from now on.
    pub fn play(&self, tricks: Tricks) {
        *self.inner.tricks.lock().expect("no test panicked with it") = tricks;
    }

    /// It does not answer any more, or again.
    pub fn go_down(&self, down: bool) {
        self.inner.down.store(down, Ordering::SeqCst);
    }

    /// How often its keys were fetched.
    pub fn key_fetches(&self) -> usize {
        self.inner.key_fetches.load(Ordering::SeqCst)
    }

    /// How often its token endpoint was called.
    pub fn token_calls(&self) -> usize {
        self.inner.token_calls.load(Ordering::SeqCst)
    }

    /// Someone signs in at the page that `url` leads to and agrees; where they are sent back to.
    pub fn agree(&self, url: &Url, claims: &Value) -> Url {
        let query: HashMap<String, String> = url.query_pairs().into_owned().collect();
        assert!(url.as_str().starts_with(&format!("{}/authorize?", self.issuer)), "{url}");
        assert_eq!(query["response_type"], "code");
        assert_eq!(query["client_id"], CLIENT_ID);
        assert_eq!(query["code_challenge_method"], "S256");
        assert!(query["scope"].split(' ').any(|scope| scope == "openid"), "{url}");
        let code = Uuid::new_v4().to_string();
        let granted = Granted {
            claims: claims.clone(),
            nonce: query["nonce"].clone(),
            challenge: query["code_challenge"].clone(),
            redirect_uri: query["redirect_uri"].clone(),
        };
        self.inner.granted.lock().expect("no test panicked with it").insert(code.clone(), granted);
        let mut back = Url::parse(&query["redirect_uri"]).expect("an address to come back to");
        back.query_pairs_mut().append_pair("code", &code).append_pair("state", &query["state"]);
        back
    }

    /// An ID token as an app gets it, for `grant_type=id_token`.
    pub fn id_token(&self, claims: &Value, nonce: Option<&str>) -> String {
        let mut all = self.standard_claims();
        merge(&mut all, claims);
        if let Some(nonce) = nonce {
            all["nonce"] = nonce.into();
        }
        self.sign(all)
    }

    fn standard_claims(&self) -> Value {
        let now = self.inner.clock.now().unix_timestamp();
        json!({ "iss": self.issuer, "aud": CLIENT_ID, "iat": now, "exp": now + 300 })
    }

    fn sign(&self, mut claims: Value) -> String {
        let tricks = self.inner.tricks.lock().expect("no test panicked with it").clone();
        merge(&mut claims, &Value::Object(tricks.claims));
        let now = self.inner.clock.now();
        let sign = |ring: &KeyRing| ring.signer(now).sign(&claims).expect("a token");
        let encode = |value: &Value| URL_SAFE_NO_PAD.encode(value.to_string());
        match tricks.signature {
            Signature::Good => sign(&self.inner.ring),
            Signature::Stranger => sign(&self.inner.stranger),
            Signature::None => format!("{}.{}.", encode(&json!({ "alg": "none", "typ": "JWT" })), encode(&claims)),
            Signature::Forged => {
                let (own, forged) = (sign(&self.inner.ring), sign(&self.inner.stranger));
                let head = own.split('.').next().expect("three parts");
                let (_, rest) = forged.split_once('.').expect("three parts");
                format!("{head}.{rest}")
            }
            Signature::Shared => {
                let text = format!("{}.{}", encode(&json!({ "alg": "HS256", "typ": "JWT" })), encode(&claims));
                let key = aws_lc_rs::hmac::Key::new(aws_lc_rs::hmac::HMAC_SHA256, CLIENT_SECRET.as_bytes());
                let tag = aws_lc_rs::hmac::sign(&key, text.as_bytes());
                format!("{text}.{}", URL_SAFE_NO_PAD.encode(tag))
            }
        }
    }
}

fn merge(into: &mut Value, from: &Value) {
    for (name, value) in from.as_object().into_iter().flatten() {
        if value.is_null() {
            into.as_object_mut().expect("claims").remove(name);
        } else {
            into[name] = value.clone();
        }
    }
}

async fn metadata(State(provider): State<OpenId>) -> Response {
    if provider.inner.down.load(Ordering::SeqCst) {
        return StatusCode::BAD_GATEWAY.into_response();
    }
    let at = |path: &str| format!("{}{path}", provider.issuer);
    Json(json!({
        "issuer": provider.issuer, "authorization_endpoint": at("/authorize"), "token_endpoint": at("/token"),
        "jwks_uri": at("/keys"), "userinfo_endpoint": at("/userinfo"), "response_types_supported": ["code"],
        "subject_types_supported": ["public"], "id_token_signing_alg_values_supported": ["ES256"],
    }))
    .into_response()
}

async fn keys(State(provider): State<OpenId>) -> Json<Value> {
    provider.inner.key_fetches.fetch_add(1, Ordering::SeqCst);
    Json(provider.inner.ring.jwks(provider.inner.clock.now()))
}

async fn token(
    State(provider): State<OpenId>,
    headers: HeaderMap,
    Form(form): Form<HashMap<String, String>>,
) -> Response {
    provider.inner.token_calls.fetch_add(1, Ordering::SeqCst);
    let refuse = |error: &str| (StatusCode::BAD_REQUEST, Json(json!({ "error": error }))).into_response();
    let encoded = |text: &str| url::form_urlencoded::byte_serialize(text.as_bytes()).collect::<String>();
    let basic = STANDARD.encode(format!("{}:{}", encoded(CLIENT_ID), encoded(CLIENT_SECRET)));
    if headers.get("authorization").is_none_or(|value| value.as_bytes() != format!("Basic {basic}").as_bytes()) {
        return refuse("invalid_client");
    }
    let text = |name: &str| form.get(name).cloned().unwrap_or_default();
    let granted = provider.inner.granted.lock().expect("no test panicked with it").remove(&text("code"));
    let Some(granted) = granted else { return refuse("invalid_grant") };
    let challenge = URL_SAFE_NO_PAD.encode(digest(&SHA256, text("code_verifier").as_bytes()));
    if text("redirect_uri") != granted.redirect_uri || challenge != granted.challenge {
        return refuse("invalid_grant");
    }
    let mut claims = provider.standard_claims();
    claims["nonce"] = granted.nonce.into();
    let lean = provider.inner.tricks.lock().expect("no test panicked with it").lean_tokens;
    if lean {
        claims["sub"] = granted.claims["sub"].clone();
    } else {
        merge(&mut claims, &granted.claims);
    }
    let bearer = Uuid::new_v4().to_string();
    provider.inner.bearers.lock().expect("no test panicked with it").insert(bearer.clone(), granted.claims);
    Json(json!({
        "access_token": bearer, "refresh_token": format!("refresh-{bearer}"), "token_type": "Bearer",
        "expires_in": 300, "id_token": provider.sign(claims),
    }))
    .into_response()
}

async fn userinfo(State(provider): State<OpenId>, headers: HeaderMap) -> Response {
    let bearer = headers.get("authorization").and_then(|value| value.to_str().ok()).unwrap_or_default();
    let bearer = bearer.trim_start_matches("Bearer ");
    let found = provider.inner.bearers.lock().expect("no test panicked with it").get(bearer).cloned();
    let Some(mut claims) = found else { return StatusCode::UNAUTHORIZED.into_response() };
    if let Some(subject) = &provider.inner.tricks.lock().expect("no test panicked with it").userinfo_subject {
        claims["sub"] = subject.as_str().into();
    }
    Json(claims).into_response()
}

/// A browser: keeps cookies for the paths that they are for, and stops at every redirect.
pub struct Browser {
    http: reqwest::Client,
    cookies: Vec<(String, String, String)>,
}

impl Default for Browser {
    fn default() -> Self {
        let http = reqwest::Client::builder().redirect(Policy::none()).build().expect("a client");
        Self { http, cookies: Vec::new() }
    }
}

impl Browser {
    /// Opens a page; where it leads.
    pub async fn open(&mut self, url: impl AsRef<str>) -> Url {
        let url = Url::parse(url.as_ref()).expect("an address");
        let cookies = self.cookies.iter().filter(|(_, _, path)| url.path() == path);
        let cookies: Vec<_> = cookies.map(|(name, value, _)| format!("{name}={value}")).collect();
        let response = self.http.get(url).header(header::COOKIE, cookies.join("; ")).send().await.expect("an answer");
        self.keep(response.headers());
        let status = response.status();
        let location = response.headers().get(header::LOCATION).and_then(|value| value.to_str().ok());
        match location.map(|text| Url::parse(text).expect("an address")) {
            Some(location) if status == 302 || status == 303 => location,
            _ => panic!("no redirect: {status} {}", response.text().await.unwrap_or_default()),
        }
    }

    /// Keeps the cookies of an answer.
    pub fn keep(&mut self, headers: &HeaderMap) {
        for line in headers.get_all(header::SET_COOKIE) {
            let line = line.to_str().expect("a cookie");
            let same_site = line.contains("SameSite=Lax") || line.contains("SameSite=Strict");
            assert!(line.contains("HttpOnly") && same_site, "{line}");
            let (pair, rest) = line.split_once(';').expect("attributes");
            let (name, value) = pair.split_once('=').expect("a pair");
            let path = rest.split(';').find_map(|part| part.trim().strip_prefix("Path=")).expect("a path");
            self.cookies.retain(|(other, ..)| other != name);
            if !rest.contains("Max-Age=0") {
                self.cookies.push((name.to_owned(), value.to_owned(), path.to_owned()));
            }
        }
    }

    /// What it sends along to a path.
    pub fn cookie(&self, path: &str) -> String {
        let cookies = self.cookies.iter().filter(|(_, _, own)| own == path);
        cookies.map(|(name, value, _)| format!("{name}={value}")).collect::<Vec<_>>().join("; ")
    }

    /// How many it keeps.
    pub fn cookies(&self) -> usize {
        self.cookies.len()
    }
}
