/** The origin of a map's tiles as a policy writes it, `{s}` being any name before the host; '' for this server itself. */
export function tileOrigin(template = '/'): string {
  const origin = /^https?:\/\/[^/]+/.exec(template)?.[0] ?? ''
  return origin.replace('{s}', '*')
}
