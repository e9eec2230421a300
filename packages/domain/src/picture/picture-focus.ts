/** Where in a picture the food is: shares of its width and height, from the left and the top. */
export type PictureFocus = { readonly x: number; readonly y: number }

/** Where it is while nobody says so. */
export const CENTRE: PictureFocus = { x: 0.5, y: 0.5 }

/**
 * The point as `object-position` says it of a picture that covers its frame: the point of that
 * share of the picture stands at that share of the frame, so that it is never cut off.
 */
export const positionOf = ({ x, y }: PictureFocus): string => `${percent(x)} ${percent(y)}`

const percent = (share: number): string => `${Math.round(share * 100)}%`
