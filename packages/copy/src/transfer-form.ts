/** The form of a way to pay that is a bank transfer. */
export const transferFormCopy = {
  takes: 'Es una transferencia bancaria',
  takesHint: 'El pedido espera a que llegue el dinero; mientras, la cocina no lo ve.',
  alias: 'Alias o llave',
  account: 'Número de cuenta',
  accounts: { ar: 'CBU o CVU', mx: 'CLABE' } as Readonly<Record<string, string>>,
  accountLength: 'Faltan o sobran dígitos.',
  accountWrong: 'Algún dígito está cambiado: cópialo de nuevo.',
  missing: 'Falta el alias o el número de cuenta.',
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
