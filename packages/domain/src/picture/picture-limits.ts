/** The heaviest picture that is taken, in bytes: ten of 1,024 times 1,024. */
export const LARGEST_PICTURE_BYTES = 10_485_760

/** Least pixels of the longer side of a picture. */
export const SMALLEST_PICTURE_SIDE = 160

/** Pixels from which a picture is sharp wherever diners see it. */
export const SHARP_PICTURE = { width: 800, height: 600 } as const
