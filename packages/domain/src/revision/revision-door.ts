/**
 * By which way a change of a tenant comes: its file, a spreadsheet, the console, or the taking back
 * of another change.
 */
export const REVISION_DOORS = ['FILE', 'SHEET', 'CONSOLE', 'UNDO'] as const

export type RevisionDoor = (typeof REVISION_DOORS)[number]
