import type { TabStorage } from './unpaid-orders.ts'

const KEY = 'mostrador.click'

/** Parameters of a link that name its campaign. Source: 000 §2 Query parameters. */
const PARAMETERS: ReadonlySet<string> = new Set(['campaignId', 'abandoned', 'source'])

const campaignIn = (search: string): string =>
  new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => PARAMETERS.has(name))).toString()

export type DocumentEntry = {
  readonly isOpenedAnew: boolean
  /** Whether another page of this site led here, which takes the campaign along. */
  readonly isFromOwnPages: boolean
}

/**
 * Tells whether a link that counts led to this document. From our own pages a link counts only
 * once: a campaign may lead to a company before a brand's own document. Never where storage is
 * forbidden.
 */
export function linkClicks({ isOpenedAnew, isFromOwnPages }: DocumentEntry, storage: TabStorage) {
  let arrived = ''

  function isTold(campaign: string): boolean {
    try {
      return storage.getItem(KEY) === campaign
    } catch {
      return true
    }
  }

  return {
    isArrival(search: string): boolean {
      const campaign = campaignIn(search)
      if (campaign === '' || isOpenedAnew) return false
      arrived = campaign
      return !isFromOwnPages || !isTold(campaign)
    },
    remember(): void {
      try {
        storage.setItem(KEY, arrived)
      } catch {
        // See above: then a link counts in the document that it led to, and in no other.
      }
    },
  }
}
