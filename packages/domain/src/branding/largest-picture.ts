/** The heaviest picture that is taken, in bytes. */
export const LARGEST_PICTURE_BYTES = 10 * 1024 * 1024
