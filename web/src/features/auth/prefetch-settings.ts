import { authSettingsQuery } from "@/lib/auth-settings";
import type { PageLoaderArgs } from "@/lib/page-loader";
import { queryClient } from "@/lib/query-client";

/** A page's loader. The password works without knowing what else there is, so the page does not wait for the answer. */
export const prefetchSettings = (_: PageLoaderArgs): Promise<null> => {
  void queryClient.prefetchQuery(authSettingsQuery);
  return Promise.resolve(null);
};
