/** The widths in which the server keeps a picture. Source: the contract, image. */
export type PictureWidth = 160 | 320 | 512 | 640 | 1280

/** The address of a picture in another width; one that is served elsewhere stays as it is. */
export const sizedPicture = (url: string, width: PictureWidth): string =>
  url.replace(/^(\/files\/[^/]+)\/\d+\.webp$/, `$1/${width}.webp`)
