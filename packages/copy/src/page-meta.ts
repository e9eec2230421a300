/**
 * What pages say of themselves in tabs, share cards and search results. Source: decisions.md,
 * Beyond the documents.
 */
export const pageMetaCopy = {
  start: 'Pedidos online',
  startDescription: 'Elige un local, arma tu pedido y recíbelo donde quieras.',
  company: (name: string) => `${name} · Pedidos online`,
  companyDescription: (name: string) => `Elige una marca de ${name} y haz tu pedido online.`,
  branch: (name: string) => `${name} · Elige tu local`,
  branchDescription: (name: string) => `Encuentra tu local de ${name}, mira el menú y haz tu pedido online.`,
  contact: (name: string) => `${name} · Pedidos online`,
  menu: (contact: string, mode: string) => `${contact} · Menú ${mode}`,
  menuDescription: (contact: string, address: string) =>
    `Mira el menú de ${contact}, en ${address}, y haz tu pedido online.`,
  category: (category: string, contact: string) => `${category} · ${contact}`,
  categoryDescription: (category: string, contact: string) =>
    `${category} de ${contact}: mira precios y haz tu pedido online.`,
  plate: (plate: string, contact: string) => `${plate} · ${contact}`,
  plateDescription: (plate: string, contact: string) => `Pide ${plate} de ${contact} online.`,
} as const
