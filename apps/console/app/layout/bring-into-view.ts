/** Scrolls a new element into view, as its `ref`: it may be covered or out of sight. */
export const bringIntoView = (node: HTMLElement | null): void => node?.scrollIntoView({ block: 'center' })
