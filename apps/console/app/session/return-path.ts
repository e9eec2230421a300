/**
 * The path below `/console`, which the browser's address has in front of all the paths of the
 * routes.
 */
export const pathInConsole = ({ pathname, search }: { pathname: string; search: string }): string =>
  `${pathname.replace(/^\/console(?=\/|$)/, '') || '/'}${search}`

/** Whether a path is the sign-in page's own. */
export const isSignIn = (path: string): boolean => /^\/session(\?|\/|$)/.test(path)

/** The sign-in page, with where to go back to. */
export const signInPath = (from: string, ended = false): string => {
  const query = new URLSearchParams(ended ? { ended: '1', to: from } : { to: from })
  return from === '/' && !ended ? '/session' : `/session?${query}`
}

/**
 * Where to go after signing in: a path inside the console, never another site, never the sign-in
 * page again.
 */
export function returnPath(to: string | null): string {
  const isInside = to !== null && /^\/(?![/\\])/.test(to) && !isSignIn(to)
  return isInside ? to : '/'
}
