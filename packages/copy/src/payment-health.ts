/** Sentences about recent online payments at a branch contact. Ours. */
export const paymentHealthCopy = {
  title: 'Cómo andan los cobros en línea',
  hint: 'De este local, en los últimos 30 días.',
  loadFailed: 'No pudimos ver cómo andan los cobros.',
  notConnected: 'Sin conectar',
  notConnectedHint: 'Tus clientes no pueden pagar con este proveedor hasta que tenga una cuenta.',
  working: 'Anda',
  refusing: 'Rechaza',
  quiet: 'Sin cobros',
  approved: (count: number) => (count === 1 ? '1 aprobado hoy' : `${count} aprobados hoy`),
  refused: (count: number) => (count === 1 ? '1 rechazado hoy' : `${count} rechazados hoy`),
  pending: (count: number) => (count === 1 ? '1 sin terminar' : `${count} sin terminar`),
  lastApproved: 'Último aprobado',
  lastTold: 'Último aviso del proveedor',
  lastRefused: 'Último rechazo',
  never: 'Ninguno',
} as const
