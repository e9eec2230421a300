/**
 * Button of the account panel: apart from the panel's own words, which load later. Source: 000 §2
 * Account side panel.
 */
export const accountButtonCopy = { openPanel: 'Abrir tu cuenta' } as const
