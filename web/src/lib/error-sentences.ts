/** Sentences for PostgREST codes and SQLSTATEs that say nothing to a person. */
export const dataSentences: Record<string, string> = {
  language_not_judged:
    "No judge for this language is running right now. Try again later, or use another language.",
  PGRST301: "Your session has ended. Sign in again.",
  PGRST303: "Your session has ended. Sign in again.",
  PGRST116: "Not found, or you don't have access.",
  "42501": "You don't have permission to do this.",
  "57014": "The request timed out. No changes were saved. Try again.",
  "40001": "Someone else made a change at the same time. Try again.",
  "40P01": "Someone else made a change at the same time. Try again.",
  "22021": "The text contains an invalid character. Remove it and try again.",
  "22P05": "The text contains an invalid character. Remove it and try again.",
};

/** Sentences for the storage service's codes. */
export const storageSentences: Record<string, string> = {
  NoSuchKey: "This file no longer exists.",
  NoSuchBucket: "This file no longer exists.",
  AccessDenied: "You don't have permission to do this.",
  InvalidJWT: "Your session has ended. Sign in again.",
  InvalidMimeType: "This file type isn't supported.",
  InvalidImage: "The server couldn't read this picture. Save it again, or choose another one.",
  EntityTooLarge: "This file is too large. Make it smaller and try again.",
  QuotaExceeded: "You've reached your storage limit. Remove some files first.",
  SlowDown: "Too many files at once. Wait a moment, then try again.",
};
