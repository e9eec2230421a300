/** Vibration of each outcome, in milliseconds on and off. Source: 001 §9 Vibration patterns. */
export const BUZZES = { success: [100], failure: [100, 50, 100, 75, 100] } as const

/** Vibrates, where the device can. */
export const buzz = (kind: keyof typeof BUZZES): void => {
  if ('vibrate' in navigator) navigator.vibrate([...BUZZES[kind]])
}
