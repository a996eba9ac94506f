// Every call of the stock client's storage part that this server takes, in every kind of body.
import assert from "node:assert/strict";
import { Readable } from "node:stream";

const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const TEXT = "Plain words, grüne Wörter.";

/** Runs them as two people who share a conversation. */
export async function storageCalls({ step, ok, seeker, admin, conversationId }) {
  const avatars = seeker.supabase.storage.from("avatars");
  const attachments = seeker.supabase.storage.from("attachments");
  const name = (folder = seeker.user.id) => `${folder}/${crypto.randomUUID()}`;

  await step("storage: every kind of body", async () => {
    const arrayBuffer = PNG.buffer.slice(PNG.byteOffset, PNG.byteOffset + PNG.length);
    const form = new FormData();
    form.append("", new Blob([PNG], { type: "image/png" }), "me.png");
    const contentType = "image/png";
    for (const [kind, body, options] of [
      ["Blob", new Blob([PNG], { type: contentType })],
      ["File", new File([PNG], "me.png", { type: contentType })],
      ["FormData", form],
      ["ArrayBuffer", arrayBuffer, { contentType }],
      ["Uint8Array", new Uint8Array(arrayBuffer), { contentType }],
      ["Buffer", PNG, { contentType }],
      ["ReadableStream", new Blob([PNG]).stream(), { contentType, duplex: "half" }],
      ["Node stream", Readable.from([PNG]), { contentType, duplex: "half" }],
    ]) {
      const path = name();
      const stored = ok(await avatars.upload(path, body, { cacheControl: "60", ...options }));
      assert.deepEqual([stored.path, stored.fullPath], [path, `avatars/${path}`], kind);
      const seen = await fetch(avatars.getPublicUrl(path).data.publicUrl);
      assert.deepEqual([seen.status, seen.headers.get("cache-control")], [200, "max-age=60"], kind);
      ok(await avatars.remove([path]));
    }
    const words = name(conversationId);
    ok(await attachments.upload(words, TEXT));
    assert.equal(await ok(await attachments.download(words)).text(), TEXT);
    ok(await attachments.remove([words]));
  });

  await step("storage: replace, info, exists, list, move, copy, remove", async () => {
    const [path, moved, copied] = [name(), name(), name()];
    const blob = new Blob([PNG], { type: "image/png" });
    const { id } = ok(await avatars.upload(path, blob, { metadata: { from: "script" } }));
    const taken = await avatars.upload(path, blob);
    assert.deepEqual([taken.error.status, taken.error.statusCode], [400, "409"]);
    ok(await avatars.upload(path, blob, { upsert: true }));
    ok(await avatars.update(path, blob));
    const info = ok(await avatars.info(path));
    assert.deepEqual([info.id, info.bucketId, info.contentType], [id, "avatars", "image/png"]);
    const noted = name();
    ok(await avatars.upload(noted, blob, { metadata: { from: "script" } }));
    assert.deepEqual(ok(await avatars.info(noted)).metadata, { from: "script" });
    ok(await avatars.remove([noted]));
    assert.equal((await avatars.exists(path)).data, true);
    assert.equal((await avatars.exists(name())).data, false);
    ok(await avatars.move(path, moved));
    ok(await avatars.copy(moved, copied));
    const files = ok(await avatars.list(seeker.user.id, { search: copied.split("/")[1] }));
    assert.deepEqual(
      files.map((file) => file.metadata.mimetype),
      ["image/png"],
    );
    assert.equal(ok(await avatars.list())[0].id, null, "a folder has no id");
    const { objects } = ok(await avatars.listV2({ prefix: seeker.user.id, limit: 10 }));
    assert(objects.some((object) => object.name === moved));
    const { folders } = ok(await avatars.listV2({ with_delimiter: true }));
    const folder = seeker.user.id;
    assert.deepEqual(folders, [{ name: `${folder}/`, key: folder }]);
    const gone = ok(await avatars.remove([moved, copied, name()]));
    assert.deepEqual(gone.map((file) => file.name).toSorted(), [moved, copied].toSorted());
    assert.equal((await avatars.download(moved)).error.statusCode, "404");
  });

  await step("storage: signed addresses, for reading and for storing", async () => {
    const path = name(conversationId);
    ok(await attachments.upload(path, TEXT));
    const { signedUrl } = ok(
      await attachments.createSignedUrl(path, 60, { download: "words.txt" }),
    );
    const read = await fetch(signedUrl);
    assert.equal(await read.text(), TEXT);
    assert.match(read.headers.get("content-disposition"), /^attachment; filename="words.txt"/);
    // As the Python client says it.
    const { signedUrl: byText } = ok(await attachments.createSignedUrl(path, "60"));
    assert.equal(await (await fetch(byText)).text(), TEXT);
    const several = ok(await attachments.createSignedUrls([path, name(conversationId)], 60));
    assert.deepEqual(
      several.map((one) => one.error === null),
      [true, false],
    );
    assert.equal(await (await fetch(several[0].signedUrl)).text(), TEXT);

    const target = name(conversationId);
    const { token } = ok(await attachments.createSignedUploadUrl(target));
    const stored = await attachments.uploadToSignedUrl(target, token, new Blob([TEXT]));
    assert.equal(ok(stored).fullPath, `attachments/${target}`);
    assert.equal(await ok(await attachments.download(target)).text(), TEXT);
    ok(await attachments.remove([path, target]));
  });

  await step("storage: buckets, and what is refused", async () => {
    const buckets = ok(await seeker.supabase.storage.listBuckets());
    assert.deepEqual(buckets.map((bucket) => bucket.id).toSorted(), [
      "attachments",
      "avatars",
      "bug-reports",
      "exports",
      "logos",
      "projects",
    ]);
    assert.equal(ok(await seeker.supabase.storage.getBucket("avatars")).public, true);
    const another = await avatars.upload(name(admin.user.id), new Blob([PNG]));
    assert.equal(another.error.statusCode, "403");
    const page = await avatars.upload(name(), new Blob(["<html>"], { type: "text/html" }));
    assert.equal(page.error.statusCode, "415");
    assert.notEqual((await seeker.supabase.storage.createBucket("mine")).error, null);
  });
}
