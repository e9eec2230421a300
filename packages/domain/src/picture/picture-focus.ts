/** Point of the food in a picture: shares of its width and height, from the left and the top. */
export type PictureFocus = { readonly x: number; readonly y: number }

export const CENTRE: PictureFocus = { x: 0.5, y: 0.5 }

/**
 * Returns the point as `object-position` for a picture that covers its frame: it stands at the
 * same share of the frame as of the picture, so that it is never cut off.
 */
export const positionOf = ({ x, y }: PictureFocus): string => `${percent(x)} ${percent(y)}`

const percent = (share: number): string => `${Math.round(share * 100)}%`
