/**
 * Doors of the console through which a person changes a tenant: its forms, a sheet, a price rule.
 */
export const CONSOLE_DOORS = ['CONSOLE', 'SHEET', 'RULE'] as const

export type ConsoleDoor = (typeof CONSOLE_DOORS)[number]

/**
 * Doors of a tenant's changes: its file, a spreadsheet, the console, a price rule, a program with
 * a key, or the undo of another change. MONTH stands for all changes of a month long ago; SYSTEM
 * for those without a person.
 */
export const REVISION_DOORS = ['FILE', ...CONSOLE_DOORS, 'KEY', 'UNDO', 'MONTH', 'SYSTEM'] as const

export type RevisionDoor = (typeof REVISION_DOORS)[number]
