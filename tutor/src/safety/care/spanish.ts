import type { CareTexts } from './care-text-parts.ts'

const COMPUTER = 'Soy un programa de computadora, así que no puedo ayudarte como lo haría una persona.'

export const SPANISH: CareTexts = {
  phrases: {
    selfHarm: {
      student: [
        'Me alegra mucho que me lo hayas escrito.',
        'Parece que lo estás pasando muy mal en este momento.',
        'No estás solo ni sola, y no es culpa tuya.',
        COMPUTER,
        'Por favor, habla hoy con alguien. También puedes llamar a una línea de ayuda para niños y jóvenes.',
      ],
      adult: [
        'Me alegra que lo hayas escrito, y siento mucho que lo estés pasando tan mal.',
        COMPUTER,
        'Por favor, habla hoy con alguien: un amigo, un médico o una línea de ayuda.',
      ],
    },
    abuse: {
      student: [
        'Gracias por contármelo.',
        'Nadie tiene derecho a hacerte daño ni a tocarte de una forma que no quieres.',
        'No es culpa tuya, y haces bien en contarlo.',
        COMPUTER,
        'Por favor, cuéntaselo a una persona que pueda ayudarte. También puedes llamar a una línea de ayuda para niños y jóvenes.',
      ],
      adult: [
        'Siento mucho lo que te está pasando.',
        'Nadie tiene derecho a hacerte daño, y no es culpa tuya.',
        COMPUTER,
        'Por favor, acude a alguien de confianza o a una línea de ayuda.',
      ],
    },
    sexual: {
      student: [
        'No puedo hablar contigo de esto.',
        'Si alguien te pide fotos, quiere verte a solas o te hace sentir mal, tú no has hecho nada malo.',
        'No le contestes, guarda los mensajes y enséñaselos a un adulto de confianza.',
      ],
      adult: ['Aquí no puedo hablar de esto.'],
    },
    violence: {
      student: [
        'Esto es serio, y quiero que nadie salga herido.',
        'Si alguien puede salir herido, avisa ahora mismo a un adulto.',
        'Si sientes tanta rabia que quieres hacer daño a alguien, también hay personas que pueden ayudarte con eso.',
      ],
      adult: [
        'Esto es serio, y quiero que nadie salga herido.',
        'Si alguien puede salir herido, llama ahora mismo a los servicios de emergencia.',
      ],
    },
    bullying: {
      student: [
        'Siento mucho que te esté pasando esto.',
        'Nadie merece que lo traten así, y no es culpa tuya.',
        'Contárselo a un adulto no es ser chismoso: así es como se detiene.',
      ],
      adult: ['Siento mucho que te esté pasando esto.', 'Por favor, háblalo con alguien de confianza.'],
    },
    drugs: {
      student: [
        'No puedo ayudarte con eso, porque podría hacerte daño.',
        'Si tomaste algo y te sientes mal, díselo enseguida a un adulto.',
        'Si alguien quiere que pruebes algo, está bien decir que no e irte.',
      ],
      adult: ['Aquí no puedo ayudarte con eso.'],
    },
    eatingDisorder: {
      student: [
        'Parece que comer se te ha vuelto difícil, y me alegra que me lo hayas escrito.',
        'Tu cuerpo necesita comida para crecer y para pensar, y tú vales tal como eres.',
        COMPUTER,
        'Por favor, háblalo con un adulto o con un médico.',
      ],
      adult: [
        'Parece que comer se te ha vuelto difícil.',
        COMPUTER,
        'Por favor, háblalo con un médico o con alguien de confianza.',
      ],
    },
    personalData: {
      student: [
        'Por favor, no escribas aquí tu dirección, tu teléfono, tu contraseña ni tu nombre completo.',
        'Son cosas tuyas y de tu familia.',
      ],
      adult: ['Por favor, no escribas aquí direcciones, teléfonos ni contraseñas.'],
    },
  },
  aboutOther: {
    student: [
      'Gracias por contármelo. Te preocupas por alguien, y eso es muy bonito.',
      'No te toca arreglar esto a solas, y no es culpa tuya.',
      'Por favor, cuéntaselo hoy a un adulto, aunque hayas prometido guardar el secreto. Hay secretos que pesan demasiado.',
      'Puedes quedarte cerca, escuchar y decir: «Me importas, vamos a contárselo a alguien».',
      'Y si se trata de ti, vale lo mismo: tú también mereces ayuda.',
    ],
    adult: [
      'Gracias por preocuparte por alguien.',
      'Pregúntale abiertamente cómo está, escucha y no le dejes a solas si puede estar en peligro.',
      'Ayúdale a hablar con un médico o con una línea de ayuda. Tú tampoco tienes que cargar con esto a solas.',
    ],
  },
  trustedAdults:
    'Habla con un adulto de confianza: tu mamá o tu papá, un maestro, el consejero de tu escuela.',
  adultsBesideParents:
    'Habla con un adulto de confianza: un maestro, el consejero de tu escuela, otro familiar.',
  emergency: 'Si estás en peligro ahora mismo, llama al número de emergencias de tu país.',
  emergencyOfOther: 'Si esa persona está en peligro ahora mismo, llama al número de emergencias de tu país.',
  told: 'Se avisará a un adulto que te cuida aquí, para que no estés a solas con esto.',
  nameContact: (name, contact) => `Aquí puedes contactar con ${name}: ${contact}.`,
  afterwards: [
    'Me alegra que me lo hayas contado.',
    'No tienes que cargar con esto a solas.',
    'Por favor, habla con alguien de confianza, y escríbeme cuando quieras.',
  ],
}
