import { yes, type Handler } from '../http/handler.ts'

/** How a page reaches the real-time channel. */
export const getRealtime: Handler<'getRealtime'> = async ({ realtime }) => {
  const { enabled, key, cluster, host, path } = realtime
  return yes({ enabled, key, cluster, host, path })
}
