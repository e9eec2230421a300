import type { ViewedQuery } from '../layout/query-view.tsx'

/** Trouble of the server, as it answers it. */
export const trouble = { type: '', title: '', status: 500, code: 'request-failed', detail: '' }

/** A query of a test, on its way for the first time unless told otherwise. */
export const givenQuery = <Data>(own: Partial<ViewedQuery<Data>> = {}): ViewedQuery<Data> => ({
  data: undefined,
  error: null,
  isPending: own.data === undefined && !own.error,
  isFetchedAfterMount: false,
  refetch: async () => undefined,
  ...own,
})
