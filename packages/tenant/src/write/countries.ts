/**
 * The countries that are served and the decimals of their money: the same as the table `countries`
 * has (a test compares them), so that a file can be checked without a database.
 */
export const COUNTRIES: ReadonlyMap<string, number> = new Map([
  ['ar', 2],
  ['uy', 2],
  ['cl', 0],
  ['co', 0],
  ['pe', 2],
  ['br', 2],
  ['ve', 2],
  ['py', 0],
  ['mx', 2],
  ['ec', 2],
  ['bo', 2],
  ['us', 2],
])

/** Returns the decimals of a country's money; a country that is not served has two. */
export const mantissaOf = (country: string): number => COUNTRIES.get(country) ?? 2
