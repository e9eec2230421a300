/** Rows among which a sheet's headings are: above them is a title, an address, a date. */
export const MOST_ROWS_ABOVE = 25
