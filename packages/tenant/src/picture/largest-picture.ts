/** The largest picture that the file store takes, for the sentences: `files/picture.ts` decides. */
export const LARGEST_PICTURE = { megabytes: 10, megapixels: 40 } as const
