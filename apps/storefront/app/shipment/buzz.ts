/**
 * How a phone tells without words how it went, in milliseconds on and off. Source: 001 §9 Vibration
 * patterns.
 */
export const BUZZES = { success: [100], failure: [100, 50, 100, 75, 100] } as const

/** Lets the phone vibrate, where it can. */
export const buzz = (kind: keyof typeof BUZZES): void => {
  if ('vibrate' in navigator) navigator.vibrate([...BUZZES[kind]])
}
