/** The most units of a plate when the menu does not say. Source: 000 §9. */
export const DEFAULT_MAX_QUANTITY = 9_999_999
