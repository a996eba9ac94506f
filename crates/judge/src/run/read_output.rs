//! Listens to a judged process: a liar, until shown otherwise.

use crate::{
    engine::{Failed, Failure},
    limits::MAX_OUTPUT,
    protocol::{FrameKind, Seal},
};
use std::io;
use tokio::{
    io::{AsyncRead, AsyncReadExt, BufReader},
    sync::oneshot,
};

/// The most that the words of a failure may weigh.
const MAX_FAILURE: usize = 64 * 1024;
/// The most frames that are listened to: as many lines with something in them as the output may have. Each costs us a
/// little, whatever it weighs.
const MAX_FRAMES: u32 = 32 * 1024;
/// What is read at once.
const BUFFER: usize = 64 * 1024;

/// What a judged process said.
#[derive(Debug, Default)]
pub struct ProgramOutput {
    /// It said that the cage is shut; before that it had read nothing of a stranger.
    pub ready: bool,
    /// It was given its input: whatever it said since then may be made of it.
    pub loaded: bool,
    /// What it printed.
    pub printed: Vec<u8>,
    /// How it says that it ended.
    pub end: Option<End>,
    /// Why we stopped listening.
    pub error: Option<OutputError>,
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
pub enum OutputError {
    /// It printed or answered more than it may.
    TooLarge,
    /// It does not keep to the form: a program has written where only its engine writes.
    Malformed,
}

/// Listens until it is silent for good, or has said too much. `loaded` is signalled when the input is wanted.
/// `most` is what the answer may weigh, in bytes.
pub async fn read_output(
    from: impl AsyncRead + Unpin,
    nonce: &str,
    most: usize,
    loaded: oneshot::Sender<()>,
) -> ProgramOutput {
    let mut output = ProgramOutput::default();
    let mut loaded = Some(loaded);
    let mut from = BufReader::with_capacity(BUFFER, from);
    output.error = read_frames(&mut from, nonce, most, &mut loaded, &mut output).await.err();
    output
}

async fn read_frames(
    from: &mut (impl AsyncRead + Unpin),
    nonce: &str,
    most: usize,
    loaded: &mut Option<oneshot::Sender<()>>,
    output: &mut ProgramOutput,
) -> Result<(), OutputError> {
    loop {
        let mut head = [0; 5];
        match from.read_exact(&mut head).await {
            Ok(_) => {}
            Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => return Ok(()),
            Err(_) => return Err(OutputError::Malformed),
        }
        let [kind, length @ ..] = head;
        let length = u32::from_le_bytes(length) as usize;
        let kind = FrameKind::from_byte(kind).ok_or(OutputError::Malformed)?;
        let max = match kind {
            FrameKind::Ready | FrameKind::Loaded => 0,
            FrameKind::Output => MAX_OUTPUT - output.printed.len(),
            FrameKind::Answer => most + Seal::LENGTH,
            FrameKind::Failed => MAX_FAILURE + Seal::LENGTH,
        };
        let mut bytes = Vec::with_capacity(length.min(max));
        // What it announces is not believed: no more is read than it may say.
        let read = from.take(length.min(max) as u64).read_to_end(&mut bytes).await;
        read.map_err(|_| OutputError::Malformed)?;
        if length > max {
            if kind == FrameKind::Output {
                output.printed.extend(bytes);
            }
            return Err(OutputError::TooLarge);
        }
        if bytes.len() < length {
            return Ok(());
        }
        match kind {
            // Once, and before all else: before that, nothing of a stranger has been read.
            FrameKind::Ready if output.ready => return Err(OutputError::Malformed),
            FrameKind::Ready => output.ready = true,
            _ if !output.ready || output.end.is_some() => return Err(OutputError::Malformed),
            FrameKind::Loaded => {
                let sender = loaded.take().ok_or(OutputError::Malformed)?;
                output.loaded = true;
                // Who feeds goes only with who listens.
                let _: Result<(), ()> = sender.send(());
            }
            // An empty one says nothing, and none of our engines sends one.
            FrameKind::Output if bytes.is_empty() => return Err(OutputError::Malformed),
            FrameKind::Output => {
                output.printed.extend(bytes);
                output.frames += 1;
                if output.frames > MAX_FRAMES {
                    return Err(OutputError::TooLarge);
                }
            }
            FrameKind::Answer => output.end = Some(End::Answer(unsealed(bytes, nonce, output)?)),
            FrameKind::Failed => {
                let bytes = unsealed(bytes, nonce, output)?;
                let mut failed: Failed = serde_json::from_slice(&bytes).map_err(|_| OutputError::Malformed)?;
                if output.loaded && failed.failure == Failure::Compile {
                    // A program that was loaded can be read. Its message may be its input, and is not for everyone.
                    failed.failure = Failure::Runtime;
                }
                output.end = Some(End::Failed(failed));
            }
        }
    }
}

/// The last word without its seal, which must fit.
fn unsealed(mut bytes: Vec<u8>, nonce: &str, output: &ProgramOutput) -> Result<Vec<u8>, OutputError> {
    let printed = u32::try_from(output.printed.len()).unwrap_or(u32::MAX);
    let seal = Seal { nonce: nonce.to_owned(), frames: output.frames, bytes: printed }.bytes();
    if !bytes.starts_with(&seal) {
        return Err(OutputError::Malformed);
    }
    Ok(bytes.split_off(seal.len()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limits::MAX_ANSWER;
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

    async fn output_of(frames: &[Vec<u8>]) -> ProgramOutput {
        read_output(frames.concat().as_slice(), NONCE, MAX_ANSWER, oneshot::channel().0).await
    }

    #[tokio::test]
    async fn an_answer_is_heard() {
        let answer = last(b'A', (2, 2), b"[1]");
        let output =
            output_of(&[frame(b'R', b""), frame(b'L', b""), frame(b'O', b"a"), frame(b'O', b"b"), answer]).await;
        assert!(output.ready && output.error.is_none());
        assert_eq!(output.printed, b"ab");
        assert!(matches!(output.end, Some(End::Answer(json)) if json == b"[1]"));
    }

    #[tokio::test]
    async fn output_is_cut_at_its_limit() {
        let half = vec![b'x'; MAX_OUTPUT / 2 + 1];
        let output = output_of(&[frame(b'R', b""), frame(b'O', &half), frame(b'O', &half)]).await;
        assert_eq!(output.error, Some(OutputError::TooLarge));
        assert_eq!(output.printed.len(), MAX_OUTPUT);
    }

    #[tokio::test]
    async fn announced_gigabytes_take_no_memory() {
        let mut liar = vec![b'R', 0, 0, 0, 0, b'A'];
        liar.extend(u32::MAX.to_le_bytes());
        liar.extend(vec![b'1'; 100]);
        let output = output_of(&[liar]).await;
        assert_eq!(output.error, Some(OutputError::TooLarge));
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
            assert_eq!(output_of(&liar).await.error, Some(OutputError::Malformed));
        }
    }

    #[tokio::test]
    async fn half_an_answer_is_none() {
        let mut half = last(b'A', (0, 0), b"[1,2,3]");
        half.truncate(48);
        let output = output_of(&[frame(b'R', b""), half]).await;
        assert!(output.ready && output.end.is_none() && output.error.is_none());
    }

    #[tokio::test]
    async fn e16_frames_are_counted() {
        let lines = vec![frame(b'O', b"\n"); MAX_FRAMES as usize + 1];
        let output = output_of(&[frame(b'R', b""), lines.concat()]).await;
        assert_eq!(output.error, Some(OutputError::TooLarge));
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
        let output = read_output(&mut from, NONCE, MAX_ANSWER, oneshot::channel().0).await;
        assert_eq!(output.frames, 10_000);
        assert!(from.reads <= flood.len() / BUFFER + 3, "{} reads of {} bytes", from.reads, flood.len());
    }

    #[tokio::test]
    async fn e15_a_program_that_knows_its_input_can_be_read() {
        let words = br#"{"failure":"compile","message":"the input was 7654321"}"#;
        for (loaded, failure) in [(false, Failure::Compile), (true, Failure::Runtime)] {
            let begin = if loaded { frame(b'L', b"") } else { Vec::new() };
            let output = output_of(&[frame(b'R', b""), begin, last(b'F', (0, 0), words)]).await;
            assert!(matches!(output.end, Some(End::Failed(failed)) if failed.failure == failure));
        }
    }
}
