/** The header by which a page says the token of the draft that it shows. */
export const PREVIEW_HEADER = 'x-preview'
