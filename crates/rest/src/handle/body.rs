//! The bytes of a body, bounded.

use crate::error::RestError;
use crate::limits::Limits;
use axum::body::Body;
use axum::http::HeaderMap;
use axum::http::header::CONTENT_LENGTH;
use bytes::{Bytes, BytesMut};
use futures::StreamExt;

pub(super) async fn whole(body: Body, headers: &HeaderMap, limits: &Limits) -> Result<Bytes, RestError> {
    let too_large = || RestError::BodyTooLarge(limits.body_bytes);
    let announced = headers.get(CONTENT_LENGTH).and_then(|value| value.to_str().ok()?.parse::<usize>().ok());
    if announced.is_some_and(|length| length > limits.body_bytes) {
        return Err(too_large());
    }
    let mut stream = body.into_data_stream();
    let mut bytes = BytesMut::new();
    while let Some(chunk) = stream.next().await {
        let chunk =
            chunk.map_err(|_| RestError::Body { message: "The request body is incomplete".into(), details: None })?;
        if bytes.len() + chunk.len() > limits.body_bytes {
            return Err(too_large());
        }
        bytes.extend_from_slice(&chunk);
    }
    Ok(bytes.freeze())
}
