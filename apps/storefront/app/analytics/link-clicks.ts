import type { TabStorage } from './unpaid-orders.ts'

const KEY = 'mostrador.click'

/** By these a link says whose visits it brings. Source: 000 §2 Query parameters. */
const PARAMETERS: ReadonlySet<string> = new Set(['campaignId', 'abandoned', 'source'])

/** Campaign parameters of an address; '' for none. */
const campaignIn = (search: string): string =>
  new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => PARAMETERS.has(name))).toString()

/** How the document was come to. */
export type DocumentEntry = {
  /** By a reload, or by the browser's way back. */
  readonly isOpenedAnew: boolean
  /** From another page of this site, which takes the campaign along. */
  readonly isFromOwnPages: boolean
}

/**
 * Whether a document was come to by a link that counts. From our own pages it counts only where
 * nobody told of the link yet: a campaign that leads to a company stands before a brand's own
 * document. Where storage is forbidden, never.
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
    /** The click was told. */
    remember(): void {
      try {
        storage.setItem(KEY, arrived)
      } catch {
        // See above: then a link counts in the document that it led to, and in no other.
      }
    },
  }
}
