//! One open socket: a task that reads and decides, and one that writes.

use crate::{
    channel::{self, Channel, Ending},
    error::JoinError,
    hub::{Control, Member},
    outbox::{Close, Next},
    protocol::{self, ClientFrame, MalformedFrame},
    state::Connected,
};
use axum::extract::ws::{CloseFrame, Message, WebSocket};
use devproof_claims::Caller;
use devproof_limits::TokenBucket;
use futures::{
    SinkExt, StreamExt,
    stream::{SplitSink, SplitStream},
};
use std::{collections::HashMap, sync::Arc, time::Duration};
use tokio::time::{Instant, MissedTickBehavior, timeout};

/// How long the end may take: what is on its way, the reason, and the client's answer to it.
const PARTING: Duration = Duration::from_secs(10);
/// How often tokens are looked at for their end.
const TICK: Duration = Duration::from_secs(1);

/// Serves a socket until it ends.
pub async fn run(stream: WebSocket, connected: Connected) {
    let limits = &connected.shared.config.limits;
    let member = connected.shared.hub.register(connected.vsn, limits.send_queue_bytes);
    let (sink, mut frames) = stream.split();
    let handle = Arc::clone(&member.handle);
    let stall = limits.write_stall;
    let mut writer = tokio::spawn(async move { write(sink, &handle.outbox, stall).await });
    let socket = Socket {
        messages: TokenBucket::new(limits.messages_per_second),
        joins: TokenBucket::new(limits.joins_per_second),
        channels: HashMap::new(),
        connected: &connected,
        member: &member,
    };
    tokio::select! {
        () = socket.read(&mut frames) => {
            member.handle.outbox.close(Close::NORMAL);
            // A client is read to its end, or closing would reset the connection before the reason has arrived.
            let heard_out = async { while let Some(Ok(_)) = frames.next().await {} };
            if timeout(PARTING, async { tokio::join!(&mut writer, heard_out) }).await.is_err() {
                writer.abort();
            }
        }
        _ = &mut writer => {}
    }
}

struct Socket<'a> {
    messages: TokenBucket,
    joins: TokenBucket,
    /// Boxed: the map holds room for more than the one channel that most sockets have.
    channels: HashMap<String, Box<Channel>>,
    connected: &'a Connected,
    member: &'a Member,
}

impl Socket<'_> {
    async fn read(mut self, frames: &mut SplitStream<WebSocket>) {
        let outbox = &self.member.handle.outbox;
        let idle = self.connected.shared.config.limits.idle;
        let mut heard = Instant::now();
        let mut ticks = tokio::time::interval(TICK);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        while outbox.closing().is_none() {
            tokio::select! {
                control = self.member.handle.control() => self.obey(control),
                _ = ticks.tick() => {
                    if heard.elapsed() > idle {
                        outbox.close(Close::IDLE);
                    }
                    self.end_expired();
                }
                message = frames.next() => {
                    heard = Instant::now();
                    match message {
                        Some(Ok(message)) => self.receive(message).await,
                        Some(Err(_)) => outbox.close(Close::UNREADABLE),
                        None => return,
                    }
                }
            }
        }
    }

    async fn receive(&mut self, message: Message) {
        let outbox = &self.member.handle.outbox;
        if !self.messages.try_consume() {
            outbox.close(Close::TOO_MANY_MESSAGES);
            return;
        }
        let frame = match message {
            Message::Text(text) => protocol::decode_text(self.connected.vsn, &text).map(Some),
            Message::Binary(bytes) => protocol::decode_binary(&bytes),
            Message::Ping(_) | Message::Pong(_) => return,
            Message::Close(_) => {
                outbox.close(Close::NORMAL);
                return;
            }
        };
        match frame {
            Ok(Some(frame)) => self.handle(frame).await,
            Ok(None) => {}
            Err(MalformedFrame) => outbox.close(Close::MALFORMED),
        }
    }

    async fn handle(&mut self, frame: ClientFrame) {
        match (frame.topic.as_str(), frame.event.as_str()) {
            ("phoenix", "heartbeat") => self.reply(&frame, "ok", "{}"),
            (_, "phx_join") => self.join(frame).await,
            (topic, _) => {
                let belongs = |channel: &&mut Box<Channel>| {
                    frame.join_ref.is_none() || frame.join_ref.as_deref() == channel.peer.join_ref.as_deref()
                };
                match self.channels.get_mut(topic).filter(belongs) {
                    Some(channel) => {
                        let topic = frame.topic.clone();
                        // In boxes, here and at a join: what such a frame needs while it is handled is not held afterwards.
                        let ending = Box::pin(channel.handle(&self.connected.shared, frame)).await;
                        self.apply(&topic, ending);
                    }
                    // Leaving what was left already, or was joined again since, is done.
                    None if frame.event == "phx_leave" => self.reply(&frame, "ok", "{}"),
                    None => self.reply(&frame, "error", r#"{"reason":"unmatched topic"}"#),
                }
            }
        }
    }

    async fn join(&mut self, frame: ClientFrame) {
        // A second join of a topic takes the place of the first.
        self.channels.remove(&frame.topic);
        let joined = if self.joins.try_consume() {
            Box::pin(Channel::join(self.connected, &self.member.handle, self.channels.len(), &frame)).await
        } else {
            self.member.handle.outbox.close(Close::TOO_MANY_JOINS);
            return;
        };
        match joined {
            Ok(channel) => {
                self.channels.insert(frame.topic, Box::new(channel));
            }
            Err(error) => {
                let response = serde_json::json!({ "reason": error.to_string() }).to_string();
                self.reply(&frame, "error", &response);
                if matches!(error, JoinError::TooManyConnections) {
                    self.member.handle.outbox.close(Close::TOO_MANY_CONNECTIONS);
                }
            }
        }
        self.publish_principals();
    }

    fn apply(&mut self, topic: &str, ending: Ending) {
        match ending {
            Ending::Stays => {}
            Ending::Left => {
                self.channels.remove(topic);
            }
            Ending::Closed(reason) => self.close_channel(topic, &reason),
            Ending::Lost => self.lose_channel(topic),
        }
        self.publish_principals();
    }

    /// Ends a channel for good: the client gets the reason, and does not join again by itself.
    fn close_channel(&mut self, topic: &str, reason: &str) {
        if let Some(channel) = self.channels.remove(topic) {
            channel.peer.deactivate();
            channel.system("system", "error", reason);
            channel.push("phx_close", "{}");
        }
    }

    /// Ends a channel that the client must join again.
    fn lose_channel(&mut self, topic: &str) {
        if let Some(channel) = self.channels.remove(topic) {
            channel.peer.deactivate();
            channel.push("phx_error", "{}");
        }
    }

    fn obey(&mut self, control: Control) {
        match control {
            Control::SessionsEnded(ended) => {
                self.end_where(|caller| caller.session_id.is_some_and(|session| ended.contains(&session)));
            }
            Control::UserLocked(user) => self.end_where(|caller| caller.user_id == Some(user)),
            Control::FeedLost => {
                for topic in self.topics_where(Channel::wants_changes) {
                    self.lose_channel(&topic);
                }
            }
            Control::ChannelLost { topic, join_ref } => {
                if self.channels.get(&topic).is_some_and(|channel| channel.peer.join_ref == join_ref) {
                    self.lose_channel(&topic);
                }
            }
            Control::ChannelOver { topic, join_ref } => {
                if self.channels.get(&topic).is_some_and(|channel| channel.peer.join_ref == join_ref) {
                    self.close_channel(&topic, &channel::no_right_to_listen(&topic));
                }
            }
        }
        self.publish_principals();
    }

    fn end_where(&mut self, end: impl Fn(&Caller) -> bool) {
        let topics = self.topics_where(|channel| end(&channel.peer.caller()));
        if topics.is_empty() {
            return;
        }
        for topic in topics {
            self.close_channel(&topic, "The session has ended");
        }
        self.member.handle.outbox.close(Close::SESSION_ENDED);
    }

    fn end_expired(&mut self) {
        let now = self.connected.shared.config.clock.now();
        let expired = |channel: &Channel| channel.peer.caller().expires_at.is_some_and(|end| end <= now);
        for topic in self.topics_where(expired) {
            let end = self.channels.get(&topic).and_then(|channel| channel.peer.caller().expires_at);
            let seconds = end.map_or(0, |end| (now - end).whole_seconds());
            self.close_channel(&topic, &format!("Token has expired {seconds} seconds ago"));
            self.publish_principals();
        }
    }

    fn topics_where(&self, holds: impl Fn(&Channel) -> bool) -> Vec<String> {
        self.channels.iter().filter(|(_, channel)| holds(channel.as_ref())).map(|(topic, _)| topic.clone()).collect()
    }

    fn publish_principals(&self) {
        self.member.handle.set_principals(self.channels.values().filter_map(|channel| channel.principal()).collect());
    }

    fn reply(&self, frame: &ClientFrame, status: &str, response: &str) {
        let payload = format!("{{\"status\":\"{status}\",\"response\":{response}}}");
        let (join_ref, reference) = (frame.join_ref.as_deref(), frame.reference.as_deref());
        self.member.handle.send(join_ref, reference, &frame.topic, "phx_reply", &payload);
    }
}

async fn write(mut sink: SplitSink<WebSocket, Message>, outbox: &crate::outbox::Outbox, stall: Duration) {
    loop {
        match outbox.next().await {
            Next::Frame(frame) => {
                let mut sending = std::pin::pin!(sink.send(frame.into()));
                let sent = tokio::select! {
                    sent = timeout(stall, &mut sending) => sent,
                    // Cut: the frame that is on its way gets a moment more, so that the reason can follow it.
                    () = outbox.cut() => timeout(PARTING, &mut sending).await,
                };
                if !matches!(sent, Ok(Ok(()))) {
                    return;
                }
            }
            Next::Close(close) => {
                let frame = CloseFrame { code: close.code, reason: close.reason.into() };
                let farewell = async {
                    sink.send(Message::Close(Some(frame))).await?;
                    sink.close().await
                };
                // A client that is gone already cannot be told anything.
                let _ = timeout(PARTING, farewell).await;
                return;
            }
        }
    }
}
