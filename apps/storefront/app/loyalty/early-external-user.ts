/** Where this tab keeps the user of a loyalty partner. */
export const EXTERNAL_USER_KEY = 'mostrador.external-user'

/** Parameters of a partner's link that name its user. */
export const EXTERNAL_USER_FIELDS = ['partner', 'externalUserId', 'userToken'] as const

/**
 * Keeps the user of a partner's link at once (in the head of the document): a diner who taps a
 * plate before the page's scripts are there goes on to another document, whose address no longer
 * says it. What is kept is judged when it is read.
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
    // A browser that keeps nothing knows the user for as long as the page.
  }
}
