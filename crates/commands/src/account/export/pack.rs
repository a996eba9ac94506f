//! Writing a ZIP while its contents are still coming. The archive's writer blocks, so it has a thread of its own; a
//! short line between them keeps the pieces that are in memory few.

use bytes::Bytes;
use std::{
    fs::File,
    io::{self, BufWriter, Write},
    path::PathBuf,
};
use tokio::{sync::mpsc, task::JoinHandle};
use zip::{CompressionMethod, ZipWriter, write::SimpleFileOptions};

/// Pieces on their way.
const WAITING: usize = 8;

enum Piece {
    Entry { name: String, compressed: bool },
    Bytes(Bytes),
}

/// An archive that is being written.
pub(super) struct Packer {
    pieces: mpsc::Sender<Piece>,
    writer: JoinHandle<io::Result<()>>,
}

impl Packer {
    /// Begins one in a new file.
    pub(super) fn begin(path: PathBuf) -> Self {
        let (pieces, waiting) = mpsc::channel(WAITING);
        Self { pieces, writer: tokio::task::spawn_blocking(move || write(path, waiting)) }
    }

    /// Begins the next entry. Pictures and the like are compressed already.
    pub(super) async fn entry(&self, name: &str, compressed: bool) -> io::Result<()> {
        self.send(Piece::Entry { name: name.to_owned(), compressed }).await
    }

    /// More of the entry.
    pub(super) async fn bytes(&self, bytes: impl Into<Bytes>) -> io::Result<()> {
        self.send(Piece::Bytes(bytes.into())).await
    }

    async fn send(&self, piece: Piece) -> io::Result<()> {
        // The writer goes away only when it failed; why, `finish` tells.
        self.pieces.send(piece).await.map_err(|_| io::Error::other("the archive cannot be written"))
    }

    /// Ends the archive; it is whole once this returns.
    pub(super) async fn finish(self) -> io::Result<()> {
        drop(self.pieces);
        self.writer.await.map_err(io::Error::other)?
    }
}

fn write(path: PathBuf, mut pieces: mpsc::Receiver<Piece>) -> io::Result<()> {
    let mut zip = ZipWriter::new(BufWriter::new(File::create_new(path)?));
    while let Some(piece) = pieces.blocking_recv() {
        match piece {
            Piece::Entry { name, compressed } => {
                let method = if compressed { CompressionMethod::Stored } else { CompressionMethod::Deflated };
                // Large: how long an entry will be is not known when it begins.
                let options = SimpleFileOptions::default().compression_method(method).large_file(true);
                zip.start_file(name, options)?;
            }
            Piece::Bytes(bytes) => zip.write_all(&bytes)?,
        }
    }
    zip.finish()?.flush()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read;
    use uuid::Uuid;

    #[tokio::test]
    async fn what_is_packed_can_be_unpacked() {
        let path = std::env::temp_dir().join(format!("devproof-pack-{}", Uuid::new_v4()));
        let packer = Packer::begin(path.clone());
        packer.entry("a.json", false).await.unwrap();
        packer.bytes("[1,").await.unwrap();
        packer.bytes("2]").await.unwrap();
        packer.entry("files/b.png", true).await.unwrap();
        packer.bytes(vec![7; 70_000]).await.unwrap();
        packer.finish().await.unwrap();

        let mut zip = zip::ZipArchive::new(File::open(&path).unwrap()).unwrap();
        let mut read = |name| {
            let mut bytes = Vec::new();
            zip.by_name(name).unwrap().read_to_end(&mut bytes).unwrap();
            bytes
        };
        assert_eq!(read("a.json"), b"[1,2]");
        assert_eq!(read("files/b.png").len(), 70_000);
        std::fs::remove_file(path).unwrap();
    }
}
