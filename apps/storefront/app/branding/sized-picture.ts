/** Widths in pixels in which the server keeps a picture. Source: the contract, image. */
export type PictureWidth = 160 | 320 | 512 | 640 | 1280

/** Returns the address of a picture in another width; a picture of another server keeps its own. */
export const sizedPicture = (url: string, width: PictureWidth): string =>
  url.replace(/^(\/files\/[^/]+)\/\d+\.webp$/, `$1/${width}.webp`)
