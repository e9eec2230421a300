import { route } from '../route.ts'

/** Ours: the picture under a link to a page. */
export const shareRoutes = {
  getShareCard: route('GET', '/api/diner/{alias}/share-card.jpg'),
} as const
