/** What a page's loader is called with. */
export type PageLoaderArgs = { params: Readonly<Record<string, string | undefined>>; url: URL };
