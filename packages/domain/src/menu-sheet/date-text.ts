const MONTH = '(?:ene|jan|feb|fev|mar|abr|apr|may|mai|jun|jul|ago|aug|sep|set|sept|oct|out|nov|dic|dez|dec)'

const DATES: readonly RegExp[] = [
  /^\d{4}-\d{2}-\d{2}$/,
  /^\d{1,2}\/\d{1,2}\/\d{4}$/,
  new RegExp(String.raw`^\d{1,2}[-/]${MONTH}\.?(?:[-/]\d{2,4})?$`, 'i'),
  new RegExp(`^${MONTH}\\.?[-/]\\d{2,4}$`, 'i'),
]

/**
 * Whether a text is a spreadsheet's day for "1/2" or "3-4": the typed text cannot be told from it.
 */
export const isDateText = (text: string): boolean => DATES.some((one) => one.test(text))
