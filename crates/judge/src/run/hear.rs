//! Listens to a judged process: a liar, until shown otherwise.

use crate::{
    engine::Failed,
    limits::{MOST_ANSWER, MOST_OUTPUT},
    protocol::Said,
};
use std::io;
use tokio::io::{AsyncRead, AsyncReadExt};

/// The most that the words of a failure may weigh.
const MOST_WORDS: usize = 64 * 1024;

/// What a judged process said.
#[derive(Debug, Default)]
pub struct Heard {
    /// It said that the cage is shut; before that it had read nothing of a stranger.
    pub ready: bool,
    /// What it printed.
    pub printed: Vec<u8>,
    /// How it says that it ended.
    pub end: Option<End>,
    /// Why we stopped listening.
    pub trouble: Option<Trouble>,
}

/// How a program ended, in its own words.
#[derive(Debug)]
pub enum End {
    /// With this answer, as JSON.
    Answer(Vec<u8>),
    /// Without one.
    Failed(Failed),
}

/// Why we stopped listening.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Trouble {
    /// It printed or answered more than it may.
    TooMuch,
    /// It does not keep to the form: a program has written where only its engine writes.
    Garbled,
}

/// Listens until it is silent for good, or has said too much.
pub async fn hear(mut from: impl AsyncRead + Unpin) -> Heard {
    let mut heard = Heard::default();
    heard.trouble = listen(&mut from, &mut heard).await.err();
    heard
}

async fn listen(from: &mut (impl AsyncRead + Unpin), heard: &mut Heard) -> Result<(), Trouble> {
    loop {
        let mut head = [0; 5];
        match from.read_exact(&mut head).await {
            Ok(_) => {}
            Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => return Ok(()),
            Err(_) => return Err(Trouble::Garbled),
        }
        let [kind, length @ ..] = head;
        let length = u32::from_le_bytes(length) as usize;
        let said = Said::of(kind).ok_or(Trouble::Garbled)?;
        let most = match said {
            Said::Ready => 0,
            Said::Output => MOST_OUTPUT - heard.printed.len(),
            Said::Answer => MOST_ANSWER,
            Said::Failed => MOST_WORDS,
        };
        let mut bytes = Vec::with_capacity(length.min(most));
        // What it announces is not believed: no more is read than it may say.
        let read = from.take(length.min(most) as u64).read_to_end(&mut bytes).await;
        read.map_err(|_| Trouble::Garbled)?;
        if length > most {
            if said == Said::Output {
                heard.printed.extend(bytes);
            }
            return Err(Trouble::TooMuch);
        }
        if bytes.len() < length {
            return Ok(());
        }
        match said {
            Said::Ready => heard.ready = true,
            _ if !heard.ready || heard.end.is_some() => return Err(Trouble::Garbled),
            Said::Output => heard.printed.extend(bytes),
            Said::Answer => heard.end = Some(End::Answer(bytes)),
            Said::Failed => {
                let failed = serde_json::from_slice(&bytes).map_err(|_| Trouble::Garbled)?;
                heard.end = Some(End::Failed(failed));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn frame(kind: u8, bytes: &[u8]) -> Vec<u8> {
        let mut frame = vec![kind];
        frame.extend((bytes.len() as u32).to_le_bytes());
        frame.extend(bytes);
        frame
    }

    async fn heard(frames: &[Vec<u8>]) -> Heard {
        hear(frames.concat().as_slice()).await
    }

    #[tokio::test]
    async fn an_answer_is_heard() {
        let heard = heard(&[frame(b'R', b""), frame(b'O', b"a"), frame(b'O', b"b"), frame(b'A', b"[1]")]).await;
        assert!(heard.ready && heard.trouble.is_none());
        assert_eq!(heard.printed, b"ab");
        assert!(matches!(heard.end, Some(End::Answer(json)) if json == b"[1]"));
    }

    #[tokio::test]
    async fn output_is_cut_at_its_limit() {
        let half = vec![b'x'; MOST_OUTPUT / 2 + 1];
        let heard = heard(&[frame(b'R', b""), frame(b'O', &half), frame(b'O', &half)]).await;
        assert_eq!(heard.trouble, Some(Trouble::TooMuch));
        assert_eq!(heard.printed.len(), MOST_OUTPUT);
    }

    #[tokio::test]
    async fn announced_gigabytes_take_no_memory() {
        let mut liar = vec![b'R', 0, 0, 0, 0, b'A'];
        liar.extend(u32::MAX.to_le_bytes());
        liar.extend(vec![b'1'; 100]);
        let heard = heard(&[liar]).await;
        assert_eq!(heard.trouble, Some(Trouble::TooMuch));
    }

    #[tokio::test]
    async fn what_does_not_keep_to_the_form_is_not_believed() {
        for liar in [
            vec![frame(b'A', b"1")],
            vec![frame(b'R', b""), b"accepted\n".to_vec()],
            vec![frame(b'R', b""), frame(b'F', b"not json")],
            vec![frame(b'R', b""), frame(b'A', b"1"), frame(b'A', b"2")],
        ] {
            assert_eq!(heard(&liar).await.trouble, Some(Trouble::Garbled));
        }
    }

    #[tokio::test]
    async fn half_an_answer_is_none() {
        let mut half = frame(b'A', b"[1,2,3]");
        half.truncate(8);
        let heard = heard(&[frame(b'R', b""), half]).await;
        assert!(heard.ready && heard.end.is_none() && heard.trouble.is_none());
    }
}
