/** Listeners by channel. A channel exists as long as someone listens to it. */
export type ChannelHub<Listener> = {
  join(channel: string, listener: Listener): void
  leave(channel: string, listener: Listener): void
  listeners(channel: string): Iterable<Listener>
}

export function createChannelHub<Listener>(): ChannelHub<Listener> {
  const channels = new Map<string, Set<Listener>>()
  return {
    join(channel, listener) {
      const members = channels.get(channel)
      if (members) members.add(listener)
      else channels.set(channel, new Set([listener]))
    },
    leave(channel, listener) {
      const members = channels.get(channel)
      members?.delete(listener)
      if (members?.size === 0) channels.delete(channel)
    },
    listeners: (channel) => channels.get(channel) ?? [],
  }
}
