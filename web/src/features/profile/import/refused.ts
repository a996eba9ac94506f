import type { Note } from "@/lib/documents/read-document";

/** A file that wasn't taken, with the places that are wrong in it. */
export class Refused extends Error {
  constructor(
    message: string,
    readonly notes: Note[],
  ) {
    super(message);
  }
}
