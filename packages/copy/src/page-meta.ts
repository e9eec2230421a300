import { you } from './you.ts'

/**
 * Titles and descriptions of pages in tabs, share cards and search results. Source: decisions.md,
 * Beyond the documents.
 */
export const pageMetaCopy = {
  start: 'Pedidos online',
  startDescription: you`{Elige} un local, {arma} tu pedido y {recíbelo} donde quieras.`,
  company: (name: string) => `${name} · Pedidos online`,
  companyDescription: (name: string) => you`{Elige} una marca de ${name} y {haz} tu pedido online.`,
  branch: (name: string) => you`${name} · {Elige} tu local`,
  branchDescription: (name: string) =>
    you`{Encuentra} tu local de ${name}, {mira} el menú y {haz} tu pedido online.`,
  contact: (name: string) => `${name} · Pedidos online`,
  menu: (contact: string, mode: string) => `${contact} · Menú ${mode}`,
  menuDescription: (contact: string, address: string) =>
    you`{Mira} el menú de ${contact}, en ${address}, y {haz} tu pedido online.`,
  category: (category: string, contact: string) => `${category} · ${contact}`,
  categoryDescription: (category: string, contact: string) =>
    you`${category} de ${contact}: {mira} precios y {haz} tu pedido online.`,
  plate: (plate: string, contact: string) => `${plate} · ${contact}`,
  plateDescription: (plate: string, contact: string) => you`{Pide} ${plate} de ${contact} online.`,
} as const
