//! Listens to a judged process: a liar, until shown otherwise.

use crate::{
    engine::{Failed, Failure},
    limits::{MOST_ANSWER, MOST_OUTPUT},
    protocol::{Said, Seal},
};
use std::io;
use tokio::{
    io::{AsyncRead, AsyncReadExt, BufReader},
    sync::oneshot,
};

/// The most that the words of a failure may weigh.
const MOST_WORDS: usize = 64 * 1024;
/// The most frames that are listened to: as many lines with something in them as the output may have. Each costs us a
/// little, whatever it weighs.
const MOST_FRAMES: u32 = 32 * 1024;
/// What is read at once.
const BUFFER: usize = 64 * 1024;

/// What a judged process said.
#[derive(Debug, Default)]
pub struct Heard {
    /// It said that the cage is shut; before that it had read nothing of a stranger.
    pub ready: bool,
    /// It was given its input: whatever it said since then may be made of it.
    pub loaded: bool,
    /// What it printed.
    pub printed: Vec<u8>,
    /// How it says that it ended.
    pub end: Option<End>,
    /// Why we stopped listening.
    pub trouble: Option<Trouble>,
    /// Frames of what it printed.
    pub frames: u32,
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

/// Listens until it is silent for good, or has said too much. `loaded` is told when the input is wanted.
pub async fn hear(from: impl AsyncRead + Unpin, nonce: &str, loaded: oneshot::Sender<()>) -> Heard {
    let mut heard = Heard::default();
    let mut loaded = Some(loaded);
    let mut from = BufReader::with_capacity(BUFFER, from);
    heard.trouble = listen(&mut from, nonce, &mut loaded, &mut heard).await.err();
    heard
}

async fn listen(
    from: &mut (impl AsyncRead + Unpin),
    nonce: &str,
    loaded: &mut Option<oneshot::Sender<()>>,
    heard: &mut Heard,
) -> Result<(), Trouble> {
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
            Said::Ready | Said::Loaded => 0,
            Said::Output => MOST_OUTPUT - heard.printed.len(),
            Said::Answer => MOST_ANSWER + Seal::LENGTH,
            Said::Failed => MOST_WORDS + Seal::LENGTH,
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
            // Once, and before all else: before that, nothing of a stranger has been read.
            Said::Ready if heard.ready => return Err(Trouble::Garbled),
            Said::Ready => heard.ready = true,
            _ if !heard.ready || heard.end.is_some() => return Err(Trouble::Garbled),
            Said::Loaded => {
                let wants = loaded.take().ok_or(Trouble::Garbled)?;
                heard.loaded = true;
                // Who feeds goes only with who listens.
                let _: Result<(), ()> = wants.send(());
            }
            // An empty one says nothing, and no engine of ours says it.
            Said::Output if bytes.is_empty() => return Err(Trouble::Garbled),
            Said::Output => {
                heard.printed.extend(bytes);
                heard.frames += 1;
                if heard.frames > MOST_FRAMES {
                    return Err(Trouble::TooMuch);
                }
            }
            Said::Answer => heard.end = Some(End::Answer(unsealed(bytes, nonce, heard)?)),
            Said::Failed => {
                let bytes = unsealed(bytes, nonce, heard)?;
                let mut failed: Failed = serde_json::from_slice(&bytes).map_err(|_| Trouble::Garbled)?;
                if heard.loaded && failed.failure == Failure::Compile {
                    // A program that was loaded can be read. Its message may be its input, and is not for everybody.
                    failed.failure = Failure::Runtime;
                }
                heard.end = Some(End::Failed(failed));
            }
        }
    }
}

/// The last word without its seal, which must fit.
fn unsealed(mut bytes: Vec<u8>, nonce: &str, heard: &Heard) -> Result<Vec<u8>, Trouble> {
    let printed = u32::try_from(heard.printed.len()).unwrap_or(u32::MAX);
    let seal = Seal { nonce: nonce.to_owned(), frames: heard.frames, bytes: printed }.bytes();
    if !bytes.starts_with(&seal) {
        return Err(Trouble::Garbled);
    }
    Ok(bytes.split_off(seal.len()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::{
        pin::Pin,
        task::{Context, Poll},
    };
    use tokio::io::ReadBuf;

    fn frame(kind: u8, bytes: &[u8]) -> Vec<u8> {
        let mut frame = vec![kind];
        frame.extend((bytes.len() as u32).to_le_bytes());
        frame.extend(bytes);
        frame
    }

    const NONCE: &str = "0123456789abcdef0123456789abcdef";

    /// A last word after so much output.
    fn last(kind: u8, (frames, bytes): (u32, u32), word: &[u8]) -> Vec<u8> {
        let seal = Seal { nonce: NONCE.to_owned(), frames, bytes };
        assert_eq!(seal.bytes().len(), Seal::LENGTH);
        frame(kind, &[seal.bytes().as_slice(), word].concat())
    }

    async fn heard(frames: &[Vec<u8>]) -> Heard {
        hear(frames.concat().as_slice(), NONCE, oneshot::channel().0).await
    }

    #[tokio::test]
    async fn an_answer_is_heard() {
        let answer = last(b'A', (2, 2), b"[1]");
        let heard = heard(&[frame(b'R', b""), frame(b'L', b""), frame(b'O', b"a"), frame(b'O', b"b"), answer]).await;
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
        let ready = || frame(b'R', b"");
        for liar in [
            vec![last(b'A', (0, 0), b"1")],
            vec![ready(), b"accepted\n".to_vec()],
            vec![ready(), last(b'F', (0, 0), b"not json")],
            vec![ready(), last(b'A', (0, 0), b"1"), last(b'A', (0, 0), b"2")],
            vec![ready(), ready()],
            vec![ready(), frame(b'L', b""), frame(b'L', b"")],
            // Without the nonce; past the engine's own count.
            vec![ready(), frame(b'A', b"1")],
            vec![ready(), frame(b'A', &[b'0'; 64])],
            vec![ready(), frame(b'O', b"forged"), last(b'A', (0, 0), b"1")],
            vec![ready(), frame(b'O', b"")],
        ] {
            assert_eq!(heard(&liar).await.trouble, Some(Trouble::Garbled));
        }
    }

    #[tokio::test]
    async fn half_an_answer_is_none() {
        let mut half = last(b'A', (0, 0), b"[1,2,3]");
        half.truncate(48);
        let heard = heard(&[frame(b'R', b""), half]).await;
        assert!(heard.ready && heard.end.is_none() && heard.trouble.is_none());
    }

    #[tokio::test]
    async fn e16_frames_are_counted() {
        let lines = vec![frame(b'O', b"\n"); MOST_FRAMES as usize + 1];
        let heard = heard(&[frame(b'R', b""), lines.concat()]).await;
        assert_eq!(heard.trouble, Some(Trouble::TooMuch));
    }

    /// Counts how often it is read.
    struct Counted<'a> {
        bytes: &'a [u8],
        reads: usize,
    }

    impl AsyncRead for Counted<'_> {
        fn poll_read(
            mut self: Pin<&mut Self>,
            context: &mut Context<'_>,
            buffer: &mut ReadBuf<'_>,
        ) -> Poll<io::Result<()>> {
            self.reads += 1;
            Pin::new(&mut self.bytes).poll_read(context, buffer)
        }
    }

    #[tokio::test]
    async fn e16_a_flood_of_small_frames_is_read_in_large_pieces() {
        let flood = [frame(b'R', b""), frame(b'O', b"\n").repeat(10_000)].concat();
        let mut from = Counted { bytes: &flood, reads: 0 };
        let heard = hear(&mut from, NONCE, oneshot::channel().0).await;
        assert_eq!(heard.frames, 10_000);
        assert!(from.reads <= flood.len() / BUFFER + 3, "{} reads of {} bytes", from.reads, flood.len());
    }

    #[tokio::test]
    async fn e15_a_program_that_knows_its_input_can_be_read() {
        let words = br#"{"failure":"compile","message":"the input was 7654321"}"#;
        for (loaded, failure) in [(false, Failure::Compile), (true, Failure::Runtime)] {
            let begin = if loaded { frame(b'L', b"") } else { Vec::new() };
            let heard = heard(&[frame(b'R', b""), begin, last(b'F', (0, 0), words)]).await;
            assert!(matches!(heard.end, Some(End::Failed(failed)) if failed.failure == failure));
        }
    }
}
