/** The heaviest picture that is taken, in bytes: ten of 1,024 times 1,024. */
export const LARGEST_PICTURE_BYTES = 10_485_760
