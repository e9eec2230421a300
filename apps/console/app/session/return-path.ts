/** Returns the path below `/console`, the prefix of all routes in the address. */
export const pathInConsole = ({ pathname, search }: { pathname: string; search: string }): string =>
  `${pathname.replace(/^\/console(?=\/|$)/, '') || '/'}${search}`

/** Whether a path is the sign-in page. */
export const isSignIn = (path: string): boolean => /^\/session(\?|\/|$)/.test(path)

/** Returns the path of the sign-in page, with the page to return to. */
export const signInPath = (from: string, ended = false): string => {
  const query = new URLSearchParams(ended ? { ended: '1', to: from } : { to: from })
  return from === '/' && !ended ? '/session' : `/session?${query}`
}

/** Returns where to go after signing in: inside the console, never to the sign-in page. */
export function returnPath(to: string | null): string {
  const isInside = to !== null && /^\/(?![/\\])/.test(to) && !isSignIn(to)
  return isInside ? to : '/'
}
