/** The form of a way to pay that is a bank transfer. */
export const transferFormCopy = {
  takes: 'Es una transferencia bancaria',
  takesHint: 'El pedido espera a que llegue el dinero; mientras, la cocina no lo ve.',
  aliasHints: {
    ar: 'De 6 a 20 letras sin acento, números, puntos o guiones.',
    mx: 'El celular de DiMo, con sus 10 dígitos.',
  } as Readonly<Record<string, string>>,
  aliasFaults: {
    none: 'Acá las cuentas no tienen alias: deja el número de cuenta.',
    malformed: 'Un alias de acá no se escribe así.',
  },
  both: 'Con el alias y el número a la vez, otro medio de pago que tenga uno solo se entiende como la misma cuenta.',
  account: 'Número de cuenta',
  accounts: { ar: 'CBU o CVU', mx: 'CLABE', pe: 'CCI o número de cuenta' } as Readonly<
    Record<string, string>
  >,
  accountFaults: {
    length: 'Faltan o sobran dígitos.',
    'check-digit': 'Algún dígito está cambiado: cópialo de nuevo.',
    zeros: 'Son todos ceros: no es de nadie.',
  },
  missing: 'Falta el alias o el número de cuenta.',
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
  // Where the money has no cents.
  wholeMarks: {
    BOTH: 'Un poco menos y una referencia',
    AMOUNT: 'Un poco menos que el total',
    REFERENCE: 'Una referencia en el texto',
  },
} as const
