/** Sentences of a branch contact's page where the browser runs no scripts. */
export const withoutScriptsCopy = {
  why: 'Para armar el pedido acá hacen falta los scripts del navegador: calculan el total y el envío.',
  askInstead: 'También se puede pedir directamente al local.',
  enable: 'Hay que activarlos y volver a cargar la página.',
  whatsApp: 'Pedir por WhatsApp',
  phone: 'Pedir por teléfono',
  hello: (contact: string) => `Hola, ${contact}. Quiero hacer un pedido.`,
} as const
