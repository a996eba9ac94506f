/** Sentences for PostgREST codes and SQLSTATEs that say nothing to a person. */
export const dataSentences: Record<string, string> = {
  language_not_judged:
    "No judge for this language is running right now. Try again later, or use another language.",
  PGRST301: "Your session has ended. Sign in again.",
  PGRST303: "Your session has ended. Sign in again.",
  PGRST116: "This is not here any more, or not open to you.",
  "42501": "You are not allowed to do this.",
  "57014": "The server took too long and stopped. Nothing was changed; try again.",
  "40001": "Someone changed the same thing at the same moment. Try again.",
  "40P01": "Someone changed the same thing at the same moment. Try again.",
  "22021": "The text holds a character that cannot be stored. Remove it and try again.",
  "22P05": "The text holds a character that cannot be stored. Remove it and try again.",
};

/** Sentences for the storage service's codes. */
export const storageSentences: Record<string, string> = {
  NoSuchKey: "This file is not here any more.",
  NoSuchBucket: "This file is not here any more.",
  AccessDenied: "You are not allowed to do this.",
  InvalidJWT: "Your session has ended. Sign in again.",
  InvalidMimeType: "Files of this kind cannot be taken.",
  InvalidImage: "The server could not read this picture. Save it anew, or choose another one.",
  EntityTooLarge: "This file is too large. Make it smaller and try again.",
  QuotaExceeded: "You keep as many files here as one person may. Remove some first.",
  SlowDown: "Too many files at once. Wait a moment, then try again.",
};
