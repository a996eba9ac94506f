//! Mail by SMTP.

use crate::{Mail, Mailer, SendError};
use lettre::{
    AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor,
    message::{
        Mailbox, MultiPart, SinglePart,
        header::{ContentType, HeaderName, HeaderValue},
    },
    transport::smtp::Error as SmtpError,
};
use std::time::Duration;

/// How the mail server is reached.
#[derive(Clone)]
pub struct SmtpConfig {
    /// `smtps://user:password@host:465`, `smtp://…:587?tls=required`, or `smtp://host:25` without TLS.
    pub url: String,
    /// The sender, `Name <address>` or an address.
    pub from: String,
    /// Longest wait for one answer of the mail server.
    pub timeout: Duration,
}

impl std::fmt::Debug for SmtpConfig {
    // The URL holds a password.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("SmtpConfig").field("from", &self.from).finish_non_exhaustive()
    }
}

/// Sends by SMTP over pooled connections.
pub struct Smtp {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
    /// Right half of our `Message-ID`s.
    domain: String,
}

impl Smtp {
    /// Prepares the transport. Nothing is connected yet.
    ///
    /// # Errors
    /// A sentence that says which setting is wrong. It never quotes the password.
    pub fn new(config: &SmtpConfig) -> Result<Self, String> {
        let from: Mailbox = config
            .from
            .parse()
            .map_err(|_| "the sender is neither an email address nor Name <address>".to_owned())?;
        let transport = AsyncSmtpTransport::<Tokio1Executor>::from_url(&config.url)
            .map_err(|_| "the SMTP address is not of the form smtp[s]://user:password@host:port".to_owned())?
            .timeout(Some(config.timeout))
            .build();
        let domain = from.email.domain().to_owned();
        Ok(Self { transport, from, domain })
    }

    fn message(&self, id: &str, mail: &Mail) -> Result<Message, SendError> {
        let invalid = |what: &str| SendError::Permanent(format!("the mail's {what} is not valid"));
        let to: Mailbox = mail.to().parse().map_err(|_| invalid("recipient"))?;
        let mut builder = Message::builder()
            .from(self.from.clone())
            .to(to)
            .subject(mail.subject())
            .message_id(Some(format!("<{id}@{}>", self.domain)));
        for (name, value) in mail.headers() {
            let name = HeaderName::new_from_ascii(name.clone()).map_err(|_| invalid("header"))?;
            builder = builder.raw_header(HeaderValue::new(name, value.clone()));
        }
        let text = SinglePart::builder().header(ContentType::TEXT_PLAIN).body(mail.text().to_owned());
        match mail.html() {
            None => builder.singlepart(text),
            Some(html) => {
                let html = SinglePart::builder().header(ContentType::TEXT_HTML).body(html.to_owned());
                builder.multipart(MultiPart::alternative().singlepart(text).singlepart(html))
            }
        }
        .map_err(|_| invalid("content"))
    }
}

#[async_trait::async_trait]
impl Mailer for Smtp {
    async fn send(&self, id: &str, mail: &Mail) -> Result<(), SendError> {
        let message = self.message(id, mail)?;
        self.transport.send(message).await.map(|_| ()).map_err(|error| classify(&error))
    }
}

/// A 5xx answer is final; everything else (network, time-out, 4xx) may pass.
fn classify(error: &SmtpError) -> SendError {
    let text: String = error.to_string().chars().filter(|c| !c.is_control()).take(300).collect();
    if error.is_permanent() { SendError::Permanent(text) } else { SendError::Transient(text) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::{Arc, Mutex};
    use tokio::{
        io::{AsyncBufReadExt, AsyncWriteExt, BufReader},
        net::TcpListener,
    };

    /// A mail server that takes one connection and answers `rcpt_answer` to every recipient.
    async fn server(rcpt_answer: &'static str) -> (String, Arc<Mutex<Vec<String>>>) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("smtp://{}", listener.local_addr().unwrap());
        let lines = Arc::new(Mutex::new(Vec::new()));
        let seen = Arc::clone(&lines);
        tokio::spawn(async move {
            let (socket, _) = listener.accept().await.unwrap();
            let (read, mut write) = socket.into_split();
            let mut read = BufReader::new(read).lines();
            write.write_all(b"220 test\r\n").await.unwrap();
            let mut in_data = false;
            while let Ok(Some(line)) = read.next_line().await {
                seen.lock().unwrap().push(line.clone());
                let answer = match line.split([' ', ':']).next().unwrap_or_default() {
                    "." if in_data => {
                        in_data = false;
                        "250 queued"
                    }
                    _ if in_data => continue,
                    "DATA" => {
                        in_data = true;
                        "354 go on"
                    }
                    "RCPT" => rcpt_answer,
                    "QUIT" => "221 bye",
                    _ => "250 ok",
                };
                write.write_all(format!("{answer}\r\n").as_bytes()).await.unwrap();
            }
        });
        (url, lines)
    }

    fn smtp(url: String) -> Smtp {
        let from = "Devproof <no-reply@devproof.test>".to_owned();
        Smtp::new(&SmtpConfig { url, from, timeout: Duration::from_secs(5) }).unwrap()
    }

    #[tokio::test]
    async fn a_mail_arrives_with_both_bodies_and_one_recipient() {
        let (url, lines) = server("250 ok").await;
        let mail = Mail::new("a@b.test", "Grüße", "Hello\n.\nthere").unwrap().with_html("<p>Hello</p>");
        smtp(url).send("id-1", &mail).await.unwrap();
        let lines = lines.lock().unwrap().clone();
        assert_eq!(lines.iter().filter(|line| line.starts_with("RCPT")).count(), 1);
        assert!(lines.contains(&"Message-ID: <id-1@devproof.test>".to_owned()), "{lines:?}");
        assert!(lines.iter().any(|line| line.contains("multipart/alternative")));
        assert!(lines.iter().any(|line| line == "<p>Hello</p>"));
    }

    #[tokio::test]
    async fn refusals_are_told_apart() {
        let mail = Mail::new("a@b.test", "s", "t").unwrap();
        let (url, _) = server("550 no such person").await;
        assert!(matches!(smtp(url).send("1", &mail).await, Err(SendError::Permanent(_))));
        let (url, _) = server("451 later").await;
        assert!(matches!(smtp(url).send("1", &mail).await, Err(SendError::Transient(_))));
        assert!(matches!(smtp("smtp://127.0.0.1:9".to_owned()).send("1", &mail).await, Err(SendError::Transient(_))));
    }

    #[test]
    fn senseless_settings_are_named_and_the_password_is_not() {
        let config = |url: &str, from: &str| SmtpConfig {
            url: url.to_owned(),
            from: from.to_owned(),
            timeout: Duration::from_secs(1),
        };
        assert!(Smtp::new(&config("smtp://h", "not an address")).err().unwrap().contains("sender"));
        let error = Smtp::new(&config("gopher://u:secret@h", "a@b.test")).err().unwrap();
        assert!(error.contains("SMTP") && !error.contains("secret"));
        assert!(!format!("{:?}", config("smtp://u:secret@h", "a@b.test")).contains("secret"));
    }
}
