/**
 * Scrolls a new element into view, as its `ref`, in case a list grew, a bar covers it, or the page
 * was scrolled.
 */
export const bringIntoView = (node: HTMLElement | null): void => node?.scrollIntoView({ block: 'center' })
