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

/** How long until the first retry, in milliseconds; the second waits twice as long. */
const RETRY_MS = 500

/**
 * No connection, or a server that is in trouble: the next try may succeed. A refusal stays a
 * refusal.
 */
const mayPass = ({ status }: Problem): boolean => status === 0 || status >= 500

/**
 * The answers that the pages asked for, kept from page to page: a page that is opened again shows
 * the known answer and asks anew. Questions that failed on their way are asked twice more, changes
 * never by themselves. Source: docs/decisions/072.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, problem) => failures < MOST_RETRIES && mayPass(problem),
        retryDelay: (failures) => RETRY_MS * 2 ** failures,
        refetchOnWindowFocus: false,
        // Without a connection it fails and says so, instead of waiting for one in silence.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/**
 * Goes on in the background: a tablet rings while another page is looked at. By itself the library
 * would neither ask nor retry until somebody looks. What asks to (`refetchOnWindowFocus`) hears
 * when a tablet wakes up or is connected.
 */
export function stayAwake(): void {
  focusManager.setFocused(true)
  focusManager.setEventListener((onWake) => pollWhileVisible(onWake, {}))
}
