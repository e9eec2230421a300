import { route } from '../route.ts'

/** Ours: the documents' storefront asks its providers from the browser, where a key could be taken. Source: 000 §7, Address suggestions. */
export const geocodingRoutes = {
  listPlaceSuggestions: route('GET', '/api/geocoding/suggest'),
  getPlace: route('GET', '/api/geocoding/place'),
  findPlaceAt: route('GET', '/api/geocoding/reverse'),
} as const
