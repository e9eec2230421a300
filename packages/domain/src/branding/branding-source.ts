/** Sources of a version of a branch's look: the console, or an imported tenant file. */
export const BRANDING_SOURCES = ['CONSOLE', 'FILE'] as const

export type BrandingSource = (typeof BRANDING_SOURCES)[number]
