/**
 * Scrolls to what just appeared, as its `ref`: it is seen all the same where a list grew meanwhile,
 * a bar lies over it, or somebody had scrolled past it.
 */
export const bringIntoView = (node: HTMLElement | null): void => node?.scrollIntoView({ block: 'center' })
