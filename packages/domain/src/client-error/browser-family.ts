/** Browsers by their own name; those that also use another's name come before it. */
const BROWSERS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Instagram', /Instagram (\d+)/],
  ['Facebook', /FBAV\/(\d+)/],
  ['Facebook', /FBAN/],
  ['Samsung Internet', /SamsungBrowser\/(\d+)/],
  ['Opera', /OPR\/(\d+)/],
  ['Edge', /Edg(?:A|iOS)?\/(\d+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /(?:HeadlessChrome|Chrome|CriOS)\/(\d+)/],
  ['Safari', /Version\/(\d+)[\d.]* (?:Mobile\/\w+ )?Safari/],
]

const SYSTEMS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad|iPod/],
  ['Windows', /Windows/],
  ['macOS', /Macintosh/],
  ['Linux', /Linux|X11/],
]

/** Returns a browser's family, version and system, "Chrome 141, Android"; '' for an unknown one. */
export function browserFamily(userAgent: string | null): string {
  // Stryker disable next-line StringLiteral: any text that names no browser will do.
  const text = userAgent ?? ''
  const browser = BROWSERS.flatMap(([name, pattern]) => {
    const found = pattern.exec(text)
    return found ? [[name, found[1]].filter(Boolean).join(' ')] : []
  })[0]
  const system = SYSTEMS.find(([, pattern]) => pattern.test(text))?.[0]
  return [browser, system].filter(Boolean).join(', ')
}
