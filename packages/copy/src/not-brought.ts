/** Said where a part of a page did not come: without a connection, or after a new version. */
export const notBroughtCopy = {
  text: 'No pudimos traer esta parte. Puede que no haya conexión, o que haya una versión nueva de la página.',
  again: 'Reintentar',
  trying: 'Buscando…',
  reload: 'Recargar la página',
  close: 'Cerrar',
} as const
