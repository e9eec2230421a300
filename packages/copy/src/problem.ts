/** The sentence of a problem document by its code: short, and fit to be shown to whoever asked. */
export const PROBLEM_DETAILS = {
  'alias-not-found': 'No encontramos este local.',
  'body-too-large': 'El pedido es demasiado grande.',
  'branch-contact-not-found': 'No encontramos este local.',
  'branch-not-found': 'No encontramos esta marca.',
  'cancel-reason-missing': 'Indica el motivo de la cancelación.',
  'cart-not-found': 'No encontramos este carrito.',
  'card-fields-not-found': 'Este medio de pago no está disponible en este momento.',
  'catalog-changed': 'El menú acaba de cambiar. Vuelve a intentarlo.',
  'channel-forbidden': 'No tienes acceso a este canal.',
  'code-required': 'Te enviamos un código de seis dígitos. Escríbelo para continuar.',
  'company-not-found': 'No encontramos esta empresa.',
  'country-not-found': 'No trabajamos en ese país.',
  'discount-code-not-first': 'Este descuento solo es válido para primera compra',
  'discount-code-not-found': 'No se encontró ningún descuento con el código ingresado.',
  'discount-code-other-payment': 'Este código no es válido con el medio de pago elegido.',
  'discount-code-used-up': 'Este código ya no está disponible.',
  'entity-not-found': 'No encontramos lo que buscas.',
  'file-not-found': 'No encontramos este archivo.',
  'geocoder-failed': 'No pudimos buscar la dirección. Vuelve a intentarlo o escríbela a mano.',
  'idempotency-key-reused': 'Este pedido ya fue enviado con otros datos.',
  'invalid-request': 'Hay datos que no son válidos.',
  'malformed-body': 'No pudimos leer lo que enviaste.',
  'menu-not-found': 'No encontramos este menú.',
  'message-failed': 'No pudimos enviarte el código. Vuelve a intentarlo en unos minutos.',
  'not-built-yet': 'Todavía no está disponible.',
  'not-signed-in': 'Inicie sesión',
  'order-already-changed': 'Otra persona ya cambió este pedido.',
  'order-mode-not-found': 'No encontramos esta modalidad.',
  'order-not-found': 'No encontramos este pedido.',
  'order-refused': 'Tu pedido cambió. Revísalo y vuelve a intentarlo.',
  'origin-forbidden': 'Esta acción solo se puede hacer desde la consola.',
  'order-not-payable': 'Este pedido ya no se puede pagar.',
  'path-not-found': 'No encontramos esta dirección.',
  'payment-not-found': 'No encontramos este pago.',
  'payment-provider-failed':
    'Tuvimos un problema al generar el pago de tu pedido. Por favor intente nuevamente más tarde.',
  'phone-invalid': 'Debe ingresar un número válido',
  'place-not-found': 'No encontramos esta dirección.',
  'plate-not-found': 'No encontramos este producto.',
  'request-failed': 'Hubo un error, vuélvelo a intentar en unos minutos',
  'reward-already-exists': 'Ya ha canjeado este premio',
  'reward-data-missing': 'Debe completar todos los campos para continuar',
  'reward-not-found': 'Hubo un error validando sus datos, inténtelo en unos momentos',
  'signature-invalid': 'La firma no es válida.',
  'too-many-requests': 'Demasiados intentos. Espera unos minutos y vuelve a probar.',
  'wrong-code': 'El código no es correcto o ya venció.',
  'wrong-credentials': 'El email o la contraseña no son correctos.',
} as const

/** A code of which the sentence is known. */
export type ProblemCode = keyof typeof PROBLEM_DETAILS

const isKnown = (code: string): code is ProblemCode => Object.hasOwn(PROBLEM_DETAILS, code)

/** The sentence of a code; one that is not known says that something went wrong. */
export const problemDetail = (code: string): string =>
  PROBLEM_DETAILS[isKnown(code) ? code : 'request-failed']
