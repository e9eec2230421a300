import { yes, type Handler } from '../../ground/http/handler.ts'

/** Returns the map tiles and their attribution, for drawing zones and placing pins. No query. */
export const getLocalMap: Handler<'getLocalMap'> = async ({ map: { tiles, attribution } }) =>
  yes({ tiles, attribution })
