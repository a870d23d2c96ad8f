import type { WordTexts } from './word-texts.ts'

export const SPANISH: WordTexts = {
  asked: [
    /^(?:cual es (?:el significado|la definicion) de|(?:el |la )?(?:significado|definicion) de|(?:dime |explicame )?que (?:es|son|significan?|quiere decir)|define|explica(?:me)?|hablame del?) (?:(?:la palabra|el termino|el|la|los|las|un|una) )?(.+)$/,
  ],
  words: {
    suicide:
      /^(?:suicidios?|suicidarse|suicidas?|(?:pensamientos?|ideas?|conductas?) suicidas?|ideacion suicida)$/,
    selfHarm: /^(?:autolesion(?:es|arse)?|autoagresion(?:es)?|hacerse dano a (?:si|uno) mismo)$/,
    overdose: /^(?:sobredosis)$/,
    eatingDisorder:
      /^(?:anorexia(?: nerviosa)?|anorexic[ao]s?|bulimia(?: nerviosa)?|bulimic[ao]s?|trastornos? (?:alimentici[oa]s?|alimentarios?|de la (?:conducta alimentaria|alimentacion)))$/,
    sexualViolence:
      /^(?:violacion(?:es)?|violar|violador(?:es)?|(?:abuso|acoso|abusos) sexual(?:es)?|(?:agresion|violencia|agresiones) sexual(?:es)?|incesto)$/,
    abuse:
      /^(?:abusos?|abuso (?:infantil|fisico|emocional|domestico)|maltrato(?: infantil| fisico| emocional| psicologico)?|violencia (?:domestica|familiar|intrafamiliar|de genero))$/,
  },
  explanations: {
    suicide:
      'El suicidio es cuando una persona se quita la vida. Quien piensa en ello suele sufrir mucho y no ve otra salida, pero hay ayuda, y esos sentimientos pueden pasar.',
    selfHarm:
      'Autolesionarse es hacerse daño en el propio cuerpo a propósito, muchas veces porque los sentimientos son demasiado fuertes. No es culpa de nadie, y hay ayuda.',
    overdose:
      'Una sobredosis es cuando una persona toma demasiada cantidad de un medicamento o de una droga. Es una emergencia: un adulto y un médico tienen que saberlo enseguida.',
    eatingDisorder:
      'Se trata de los trastornos alimentarios. Son enfermedades que hacen muy difícil comer: la persona come muy poco, o demasiado, y tiene miedo de su propio cuerpo. Los médicos pueden ayudar, y la gente se recupera.',
    sexualViolence:
      'Se trata de la violencia sexual: tocar el cuerpo de otra persona, u obligarla a hacer algo, aunque no quiera. Es un delito, y nunca es culpa de quien lo sufre.',
    abuse:
      'El maltrato es hacer daño a una persona o tratarla muy mal, muchas veces una y otra vez, con golpes o con palabras. Nunca es culpa de quien lo sufre.',
  },
  whereToTurn:
    'Si esto te pasa a ti o a alguien que conoces, habla hoy con un adulto de confianza: un maestro, el consejero de tu escuela, un familiar. Si alguien está en peligro ahora mismo, llama al número de emergencias de tu país.',
}
