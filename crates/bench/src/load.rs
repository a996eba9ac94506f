//! Our leg: each connection stays open and sends its next request when the last was answered.

use crate::{
    scenario::{Call, Scenario, Visit},
    stats::Run,
    world::World,
};
use anyhow::{Context, bail};
use bytes::Bytes;
use futures::future::try_join_all;
use http_body_util::{BodyExt, Full};
use hyper::{Request, Response, body::Incoming, client::conn::http1, header};
use hyper_util::rt::TokioIo;
use std::time::{Duration, Instant};
use tokio::net::TcpStream;

/// Requests of each connection before it counts: statements get prepared, caches get warm.
const WARM_UP: Duration = Duration::from_millis(400);
/// Requests after which a connection says that it stands for another address, since sign-ins and refreshes are
/// limited by address.
const SAME_ADDRESS: u32 = 50;

/// An open connection.
pub struct Connection {
    sender: http1::SendRequest<Full<Bytes>>,
    anon_key: String,
    place: usize,
    sent: u32,
}

impl Connection {
    /// Opens one.
    pub async fn open(world: &World, place: usize) -> anyhow::Result<Self> {
        let stream = TcpStream::connect(world.address()).await?;
        stream.set_nodelay(true)?;
        let (sender, driver) = http1::handshake(TokioIo::new(stream)).await?;
        tokio::spawn(driver);
        Ok(Self { sender, anon_key: world.anon_key.clone(), place, sent: 0 })
    }

    /// Sends one request; its answer's body. A refusal is an error.
    pub async fn send(&mut self, call: &Call) -> anyhow::Result<Bytes> {
        let answer = self.send_raw(call).await?;
        let status = answer.status();
        let body = answer.into_body().collect().await?.to_bytes();
        if !status.is_success() {
            bail!("{} {} answered {status}: {}", call.method, call.path, String::from_utf8_lossy(&body));
        }
        Ok(body)
    }

    /// Sends one request; its answer, whatever it says.
    pub async fn send_raw(&mut self, call: &Call) -> anyhow::Result<Response<Incoming>> {
        let address = self.place * 10_000 + (self.sent / SAME_ADDRESS) as usize;
        let address = format!("10.{}.{}.{}", address >> 16 & 255, address >> 8 & 255, address & 255);
        self.sent += 1;
        let mut request = Request::builder()
            .method(call.method)
            .uri(&call.path)
            .header(header::HOST, "127.0.0.1")
            .header("apikey", &self.anon_key)
            .header("x-forwarded-for", address);
        if let Some(token) = &call.token {
            request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
        }
        if let Some(accept) = call.accept {
            request = request.header(header::ACCEPT, accept);
        }
        if call.body.is_some() {
            request = request.header(header::CONTENT_TYPE, "application/json");
        }
        let body = Bytes::from(call.body.clone().unwrap_or_default());
        self.sender.ready().await?;
        Ok(self.sender.send_request(request.body(Full::new(body))?).await?)
    }
}

/// One leg of `time`. Connections keep what they learnt, such as their newest token, for the next leg.
pub async fn run(world: &World, scenario: &mut Scenario, time: Duration) -> anyhow::Result<Run> {
    let mut connections = Vec::new();
    for place in 0..scenario.visits.len() {
        connections.push(Connection::open(world, place).await?);
    }
    let started = Instant::now();
    let counted = started + WARM_UP;
    let ends = counted + time;
    let legs = connections.into_iter().zip(&mut scenario.visits);
    let legs = legs.map(|(connection, visit)| one(connection, visit, counted, ends));
    let legs = try_join_all(legs).await.context("our leg")?;
    Ok(Run {
        seconds: time.as_secs_f64(),
        sent: legs.iter().map(|leg| leg.sent).sum(),
        latencies: legs.into_iter().flat_map(|leg| leg.latencies).collect(),
    })
}

#[derive(Default)]
struct Leg {
    sent: u64,
    latencies: Vec<u32>,
}

async fn one(mut connection: Connection, visit: &mut Visit, counted: Instant, ends: Instant) -> anyhow::Result<Leg> {
    let mut leg = Leg::default();
    loop {
        let call = visit.call();
        let sent = Instant::now();
        if sent >= ends {
            return Ok(leg);
        }
        let body = connection.send(&call).await?;
        let answered = Instant::now();
        visit.answered(&body);
        leg.sent += 1;
        if sent >= counted && answered < ends {
            leg.latencies.push(u32::try_from((answered - sent).as_micros())?);
        }
    }
}
