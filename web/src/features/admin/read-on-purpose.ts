/** Options of a query that staff make: reading is an entry of the audit log, so nothing is read anew behind the reader's back. */
export const readOnPurpose = {
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  retry: false,
} as const;
