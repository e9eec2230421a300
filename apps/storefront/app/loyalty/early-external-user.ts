/** Storage key of a loyalty partner's user in this tab. */
export const EXTERNAL_USER_KEY = 'mostrador.external-user'

/** Parameters of a partner's link that name its user. */
export const EXTERNAL_USER_FIELDS = ['partner', 'externalUserId', 'userToken'] as const

/**
 * Stores the user of a partner's link at once, from the head of the document: a diner who taps a
 * plate before the scripts run leaves for a document whose address no longer has it. It is
 * validated when read.
 */
export function rememberExternalUser(): void {
  const query = new URLSearchParams(location.search)
  const user: Record<string, string> = {}
  for (const field of EXTERNAL_USER_FIELDS) {
    const said = query.get(field)
    if (!said) return
    user[field] = said
  }
  try {
    sessionStorage.setItem(EXTERNAL_USER_KEY, JSON.stringify(user))
  } catch {
    // Without storage the user is known for the life of the page.
  }
}
