import { useRemembered } from '../layout/remembered.ts'

/**
 * Whether single keys work on the board of this device: who speaks to the computer, or presses keys
 * by mistake, turns them off.
 */
export const useHasKeys = (): boolean => useRemembered('keys') !== 'off'
