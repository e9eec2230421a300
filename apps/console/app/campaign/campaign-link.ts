/** Longest name, in characters; flyers need short links, whose QR codes have larger modules. */
export const LONGEST_NAME = 60

/** Returns the name trimmed, with single blanks, cut to `LONGEST_NAME` characters. */
export const campaignName = (typed: string): string =>
  typed.trim().replaceAll(/\s+/g, ' ').slice(0, LONGEST_NAME)

/**
 * Returns the menu's address for a campaign, whose visits and orders are counted under the name as
 * written. Source: 000 §4, query parameters.
 */
export const campaignLink = (menuUrl: string, name: string): string =>
  `${menuUrl}?${new URLSearchParams({ campaignId: name }).toString()}`

/** Returns a file name about a campaign, with letters and digits that every disk takes. */
export function campaignFileName(name: string, extension: 'svg' | 'png'): string {
  const plain = name
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  return `qr-${plain || 'campana'}.${extension}`
}
