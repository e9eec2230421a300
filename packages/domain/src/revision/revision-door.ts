/** By which doors of the console a person changes a tenant: its forms, a sheet, a price rule. */
export const CONSOLE_DOORS = ['CONSOLE', 'SHEET', 'RULE'] as const

export type ConsoleDoor = (typeof CONSOLE_DOORS)[number]

/**
 * By which way a change of a tenant comes: its file, a spreadsheet, the console, a price rule, a
 * program with a key, or the taking back of another change. A month stands for all that was changed
 * in it, long ago; the system does what nobody does.
 */
export const REVISION_DOORS = ['FILE', ...CONSOLE_DOORS, 'KEY', 'UNDO', 'MONTH', 'SYSTEM'] as const

export type RevisionDoor = (typeof REVISION_DOORS)[number]
