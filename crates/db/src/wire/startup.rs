//! Opening a connection: the greeting, and proving who we are.

use super::{IDLE, Stream, Wire};
use crate::DbError;
use bytes::BytesMut;
use fallible_iterator::FallibleIterator;
use postgres_protocol::{
    authentication::{
        md5_hash,
        sasl::{ChannelBinding, SCRAM_SHA_256, ScramSha256},
    },
    message::{
        backend::{AuthenticationSaslBody, Message},
        frontend,
    },
};
use std::{io, time::Duration};
use tokio::net::{TcpStream, UnixStream};
use tokio_postgres::{
    Config,
    config::{Host, SslMode, TargetSessionAttrs},
};

/// How long the greeting may take, when the address does not say.
const PATIENCE: Duration = Duration::from_secs(10);
const PORT: u16 = 5432;

impl Wire {
    /// Opens a connection to the first of the hosts that answers.
    pub(crate) async fn open(config: &Config) -> Result<Self, DbError> {
        if config.get_ssl_mode() == SslMode::Require {
            return Err(DbError::Connect("TLS to the database is not offered".to_owned()));
        }
        if config.get_target_session_attrs() != TargetSessionAttrs::Any {
            return Err(DbError::Connect("target_session_attrs is not offered".to_owned()));
        }
        let patience = config.get_connect_timeout().copied().unwrap_or(PATIENCE);
        let mut failure = DbError::Connect("no host was named".to_owned());
        for (place, host) in config.get_hosts().iter().enumerate() {
            let port = match config.get_ports() {
                [] => PORT,
                [one] => *one,
                many => many.get(place).copied().unwrap_or(PORT),
            };
            let opened = tokio::time::timeout(patience, open_at(config, host, port)).await;
            match opened.unwrap_or_else(|_| Err(DbError::Connect("no answer in time".to_owned()))) {
                Ok(wire) => return Ok(wire),
                Err(error) => failure = error,
            }
        }
        Err(failure)
    }

    /// One message of the greeting.
    async fn read_message(&mut self) -> Result<Message, DbError> {
        self.flush().await?;
        match self.next().await? {
            Message::ErrorResponse(body) => {
                let reported = self.reported(&body)?;
                Err(DbError::Connect(reported.message))
            }
            message => Ok(message),
        }
    }

    async fn greet(&mut self, config: &Config) -> Result<(), DbError> {
        let user = config.get_user().ok_or_else(|| DbError::Connect("no user was named".to_owned()))?;
        let mut parameters = vec![("client_encoding", "UTF8"), ("user", user)];
        parameters.extend(config.get_dbname().map(|name| ("database", name)));
        parameters.extend(config.get_options().map(|options| ("options", options)));
        parameters.extend(config.get_application_name().map(|name| ("application_name", name)));
        frontend::startup_message(parameters, &mut self.out).map_err(encoding)?;
        self.expect_end();
        match self.read_message().await? {
            Message::AuthenticationOk => {}
            Message::AuthenticationCleartextPassword => {
                frontend::password_message(password(config)?, &mut self.out).map_err(encoding)?;
                self.accepted().await?;
            }
            Message::AuthenticationMd5Password(body) => {
                let hash = md5_hash(user.as_bytes(), password(config)?, body.salt());
                frontend::password_message(hash.as_bytes(), &mut self.out).map_err(encoding)?;
                self.accepted().await?;
            }
            Message::AuthenticationSasl(body) => self.scram(&body, password(config)?).await?,
            _ => return Err(DbError::Connect("the server asks for a proof that we do not have".to_owned())),
        }
        loop {
            match self.read_message().await? {
                Message::BackendKeyData(_) => {}
                Message::ReadyForQuery(_) => return Ok(()),
                _ => return Err(self.unexpected()),
            }
        }
    }

    async fn scram(&mut self, body: &AuthenticationSaslBody, password: &[u8]) -> Result<(), DbError> {
        let refuse = |error: io::Error| DbError::Connect(error.to_string());
        let mut offered = false;
        let mut mechanisms = body.mechanisms();
        while let Some(mechanism) = mechanisms.next().map_err(refuse)? {
            offered |= mechanism == SCRAM_SHA_256;
        }
        if !offered {
            return Err(DbError::Connect("the server does not offer SCRAM-SHA-256".to_owned()));
        }
        let mut scram = ScramSha256::new(password, ChannelBinding::unsupported());
        frontend::sasl_initial_response(SCRAM_SHA_256, scram.message(), &mut self.out).map_err(encoding)?;
        let Message::AuthenticationSaslContinue(body) = self.read_message().await? else {
            return Err(self.unexpected());
        };
        scram.update(body.data()).map_err(refuse)?;
        frontend::sasl_response(scram.message(), &mut self.out).map_err(encoding)?;
        let Message::AuthenticationSaslFinal(body) = self.read_message().await? else {
            return Err(self.unexpected());
        };
        // The server proves that it knows the password, too.
        scram.finish(body.data()).map_err(refuse)?;
        self.accepted().await
    }

    async fn accepted(&mut self) -> Result<(), DbError> {
        match self.read_message().await? {
            Message::AuthenticationOk => Ok(()),
            _ => Err(self.unexpected()),
        }
    }
}

async fn open_at(config: &Config, host: &Host, port: u16) -> Result<Wire, DbError> {
    let cannot = |error: io::Error| DbError::Connect(error.to_string());
    let stream = match host {
        Host::Unix(folder) => {
            Stream::Unix(UnixStream::connect(folder.join(format!(".s.PGSQL.{port}"))).await.map_err(cannot)?)
        }
        Host::Tcp(name) => {
            let stream = TcpStream::connect((name.as_str(), port)).await.map_err(cannot)?;
            stream.set_nodelay(true).map_err(cannot)?;
            Stream::Tcp(stream)
        }
    };
    let mut wire = Wire {
        stream,
        incoming: BytesMut::with_capacity(8 * 1024),
        out: BytesMut::with_capacity(8 * 1024),
        open: 0,
        status: IDLE,
        broken: false,
    };
    wire.greet(config).await?;
    Ok(wire)
}

fn password(config: &Config) -> Result<&[u8], DbError> {
    config.get_password().ok_or_else(|| DbError::Connect("the server asks for a password".to_owned()))
}

fn encoding(error: impl std::fmt::Display) -> DbError {
    DbError::Encode(error.to_string())
}
