/**
 * Whether a value is a channel name of the Pusher protocol: 1 to 164 letters, digits and `-_=@,.;`.
 */
export function isChannelName(value: unknown): value is string {
  return typeof value === 'string' && /^[-\w=@,.;]{1,164}$/.test(value)
}

/** Whether a channel needs a signature. */
export const isPrivate = (channel: string): boolean => channel.startsWith('private-')
