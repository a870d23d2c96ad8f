import type { WeekWords } from './week-words.ts'

const days = (count: number) => (count === 1 ? '1 día' : `${count} días`)
const minutes = (count: number) => (count === 1 ? '1 minuto' : `${count} minutos`)

export const ES: WeekWords = {
  quiet: (child) => `Fue una semana tranquila para ${child}. Unos minutos juntos ayudan a retomar el ritmo.`,
  mastered: (child, skill) => `${child} ya domina «${skill}».`,
  practiced: (child, skill) => `${child} ya tiene bien practicado «${skill}».`,
  graded: (title, grade, points, attempts) =>
    `«${title}» volvió con ${grade} de ${points} puntos${attempts}.`,
  attempts: (count) => ` (${count} intentos)`,
  lessons: (child, title) => `${child} terminó la lección «${title}».`,
  time: (child, count, spent) =>
    spent === 0
      ? `${child} aprendió en ${days(count)}.`
      : `${child} aprendió en ${days(count)}, ${minutes(spent)} en total.`,
  due: (title, day) => `Lo próximo que hay que entregar es «${title}», el ${day}.`,
  missing: (title) => `«${title}» todavía no se ha entregado.`,
  more: (count) => ` (Y ${count} más.)`,
  show: (child, skill) => `Pide a ${child} que te enseñe «${skill}».`,
  tell: (child, title) => `Pregunta a ${child} de qué trataba «${title}».`,
  plan: (child, title) => `Pregunta a ${child} cómo va «${title}».`,
  wish: (child) => `Pregunta a ${child} qué le gustaría aprender ahora.`,
  subject: (children) => `Esta semana: ${children}`,
  greeting: (name) => `Hola, ${name}:`,
  talkAbout: 'Para hablar en la cena',
  open: 'Ver más en Trellis',
  why: 'Recibes este correo una vez por semana porque acompañas el aprendizaje de un niño en Trellis.',
  end: 'No recibir más estos correos',
  again: 'Volver a recibirlos',
  askTitle: '¿Dejar de recibir los correos semanales?',
  askText: 'Tus semanas siguen en la aplicación. Puedes volver a recibir los correos cuando quieras.',
  endedTitle: 'No habrá más correos semanales',
  endedText: 'Tus semanas siguen en la aplicación.',
  backTitle: 'Los correos semanales vuelven a llegar',
  backText: 'El próximo llega el viernes.',
  message: (teacher, title) => `${teacher} escribió a las familias de la clase: “${title}”.`,
  messageSubject: 'Un mensaje de la clase de tu hijo o hija',
  decided: (child) => `La escuela decidió sobre tu solicitud de eliminar la cuenta de ${child}.`,
  decidedSubject: 'La escuela respondió a tu solicitud',
  read: 'Leerlo',
  newsWhy:
    'Recibes como máximo un correo así al día, porque las notificaciones están activadas en tu cuenta.',
}
