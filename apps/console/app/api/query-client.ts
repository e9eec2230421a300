import type { Problem } from '@mostrador/contract/problem'
import { pollWhileVisible } from '@mostrador/live/polling'
import { focusManager, QueryClient } from '@tanstack/react-query'

declare module '@tanstack/react-query' {
  // `answerOf` throws only this: a question or a change fails in no other way.
  interface Register {
    defaultError: Problem
  }
}

const MOST_RETRIES = 2

/** Milliseconds until the first retry; the second waits twice as long. */
const RETRY_MS = 500

/** Whether a retry may succeed: no connection, or a server fault. */
const mayPass = ({ status }: Problem): boolean => status === 0 || status >= 500

/**
 * Creates the cache of answers: a page opened again shows the known answer and reads it anew.
 * Failed queries are retried twice, changes never. Source: docs/decisions/072.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, problem) => failures < MOST_RETRIES && mayPass(problem),
        retryDelay: (failures) => RETRY_MS * 2 ** failures,
        refetchOnWindowFocus: false,
        // Without a connection it fails at once instead of waiting silently.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/**
 * Keeps queries running in the background, so that a tablet rings while another page is looked at.
 * Queries with `refetchOnWindowFocus` run when a tablet wakes up or gets a connection.
 */
export function stayAwake(): void {
  focusManager.setFocused(true)
  focusManager.setEventListener((onWake) => pollWhileVisible(onWake, {}))
}
