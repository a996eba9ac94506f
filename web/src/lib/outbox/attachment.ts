/** A file that a message carries, as the server describes it: type and size are read from its bytes. */
export type Attachment = {
  /** Its name in the bucket `attachments`. */
  path: string;
  file_name: string;
  content_type: string;
  size_bytes: number;
  width: number | null;
  height: number | null;
};
