import { you } from './you.ts'

/** The form of a way to pay that is a bank transfer. */
export const transferFormCopy = {
  takes: 'Es una transferencia bancaria',
  takesHint: 'El pedido espera a que llegue el dinero; mientras, la cocina no lo ve.',
  aliasHints: {
    ar: 'De 6 a 20 letras sin acento, números, puntos o guiones.',
    mx: 'El celular de DiMo, con sus 10 dígitos.',
  } as Readonly<Record<string, string>>,
  aliasFaults: {
    none: you`Acá las cuentas no tienen alias: {bórralo} y {pon} el número de cuenta.`,
    malformed: 'Así no se escribe acá.',
  },
  /** Hint that both are shown, though one would do. */
  both: (alias: string) =>
    `Con uno de los dos alcanza. Con ${alias.toLowerCase()} y número se sabe que son la misma cuenta, aunque otro medio de pago diga uno solo.`,
  account: 'Número de cuenta',
  accounts: {
    ar: 'Número de cuenta (CBU o CVU)',
    mx: 'Número de cuenta (CLABE)',
    pe: 'Número de cuenta (CCI o el del banco)',
  } as Readonly<Record<string, string>>,
  accountFaults: {
    length: 'Faltan o sobran dígitos.',
    'check-digit': you`Algún dígito está cambiado: {cópialo} de nuevo.`,
    zeros: 'Son todos ceros: no es de nadie.',
  },
  missing: (alias: string) => you`{Completa} «${alias}» o «Número de cuenta».`,
  missingAccount: 'Falta el número de cuenta.',
  holder: 'A nombre de',
  bank: 'Banco',
  note: 'Qué más decirles',
  noteHint: 'Se lee junto a los datos.',
  minutes: 'Minutos de espera',
  minutesHint: 'Después, el pedido vence y lo que tenía reservado queda libre.',
  mark: 'Cómo se reconoce cada transferencia',
  markHint: 'Nunca se cobra más que el total: lo que se descuenta lo pone el local.',
  marks: {
    BOTH: 'Unos centavos menos y una referencia',
    AMOUNT: 'Unos centavos menos que el total',
    REFERENCE: 'Una referencia en el texto',
  },
  // For money without cents.
  wholeMarks: {
    BOTH: 'Un poco menos y una referencia',
    AMOUNT: 'Un poco menos que el total',
    REFERENCE: 'Una referencia en el texto',
  },
} as const
