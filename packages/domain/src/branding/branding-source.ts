/**
 * Where a version of a brand's look comes from: somebody in the console, or a tenant file that was
 * imported.
 */
export const BRANDING_SOURCES = ['CONSOLE', 'FILE'] as const

export type BrandingSource = (typeof BRANDING_SOURCES)[number]
