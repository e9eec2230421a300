/** A link is scanned from a flyer: a short one has larger modules. */
export const LONGEST_NAME = 60

/** Returns the name trimmed, with single blanks, cut to `LONGEST_NAME` characters. */
export const campaignName = (typed: string): string =>
  typed.trim().replaceAll(/\s+/g, ' ').slice(0, LONGEST_NAME)

/**
 * The menu's address for a campaign: its visits and orders are counted under the name, as it was
 * written. Source: 000 §4, query parameters.
 */
export const campaignLink = (menuUrl: string, name: string): string =>
  `${menuUrl}?${new URLSearchParams({ campaignId: name }).toString()}`

/** The name of a file about a campaign, of letters and digits that every disk takes. */
export function campaignFileName(name: string, extension: 'svg' | 'png'): string {
  const plain = name
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  return `qr-${plain || 'campana'}.${extension}`
}
