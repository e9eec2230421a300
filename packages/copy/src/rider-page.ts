import { you } from './you.ts'

/** Sentences of the register page besides the texts of the documents. */
export const riderPageCopy = {
  securityCodeHint: 'Te lo da el local.',
  sending: 'Enviando…',
  otherPhone: 'Usar otro teléfono',
  startedHint: you`Tu ubicación se comparte solo mientras {llevas} un envío.`,
  endedHint: you`Ya no {recibes} envíos ni {compartes} tu ubicación.`,
  carries: you`Todavía {llevas} envíos`,
  carriesHint: you`{Entrégalos}, {déjalos} o {llévalos} de vuelta al local antes de finalizar tu turno.`,
  carriesElsewhere: you`{Ábrelos} en el teléfono con el que empezaste, o {pide} al local que los recupere.`,
  otherDevice: you`Este no es el teléfono con el que {sueles} entrar`,
  otherDeviceCode: (code: string) => `Tu código es ${code}`,
  otherDeviceHint: you`{Pide} en el local que habiliten este teléfono y después {toca} otra vez el botón.`,
} as const
