type Page = { count: number; next: string | null };

/** Fetches the pages of an export one after the other; tells after each how many entries are there. */
export async function* exportPages<P extends Page>(
  fetchPage: (after: string | null) => Promise<P>,
  onProgress: (count: number) => void,
): AsyncGenerator<P> {
  let count = 0;
  for (let after: string | null | undefined; after !== null; ) {
    const page: P = await fetchPage(after ?? null);
    count += page.count;
    after = page.next;
    yield page;
    onProgress(count);
  }
}
