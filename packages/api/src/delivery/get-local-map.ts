import { yes, type Handler } from '../http/handler.ts'

/** Who draws the tiles, for those who draw zones and put pins. No query. */
export const getLocalMap: Handler<'getLocalMap'> = async ({ map: { tiles, attribution } }) =>
  yes({ tiles, attribution })
