/** The sign-in page, with where to go back to. */
export const signInPath = (from: string, ended = false): string => {
  const query = new URLSearchParams(ended ? { ended: '1', to: from } : { to: from })
  return from === '/' && !ended ? '/session' : `/session?${query}`
}

/** Where to go after signing in: a path inside the console, never another site, never the sign-in page again. */
export function returnPath(to: string | null): string {
  const isInside = to !== null && /^\/(?![/\\])/.test(to) && !/^\/session(\?|\/|$)/.test(to)
  return isInside ? to : '/'
}
