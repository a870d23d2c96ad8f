import type { WeekWords } from './week-words.ts'

const days = (count: number) => (count === 1 ? '1 jour' : `${count} jours`)
const minutes = (count: number) => (count === 1 ? '1 minute' : `${count} minutes`)

export const FR: WeekWords = {
  quiet: (child) => `La semaine a été calme pour ${child}. Quelques minutes ensemble aident à s’y remettre.`,
  mastered: (child, skill) => `${child} maîtrise maintenant « ${skill} ».`,
  practiced: (child, skill) => `${child} a bien travaillé « ${skill} ».`,
  graded: (title, grade, points, attempts) =>
    `« ${title} » est noté : ${grade} points sur ${points}${attempts}.`,
  attempts: (count) => ` (${count} essais)`,
  lessons: (child, title) => `${child} a terminé la leçon « ${title} ».`,
  time: (child, count, spent) =>
    spent === 0
      ? `${child} a appris pendant ${days(count)}.`
      : `${child} a appris pendant ${days(count)}, ${minutes(spent)} en tout.`,
  due: (title, day) => `Prochain travail à rendre : « ${title} », ${day}.`,
  missing: (title) => `« ${title} » n’est pas encore rendu.`,
  more: (count) => ` (Et ${count} de plus.)`,
  show: (child, skill) => `Demandez à ${child} de vous montrer « ${skill} ».`,
  tell: (child, title) => `Demandez à ${child} de quoi parlait « ${title} ».`,
  plan: (child, title) => `Demandez à ${child} où en est « ${title} ».`,
  wish: (child) => `Demandez à ${child} ce qui lui ferait plaisir d’apprendre ensuite.`,
  subject: (children) => `Cette semaine : ${children}`,
  greeting: (name) => `Bonjour ${name},`,
  talkAbout: 'À table, parlez-en',
  open: 'En voir plus sur Trellis',
  why: 'Vous recevez ce message une fois par semaine parce que vous suivez les progrès d’un enfant sur Trellis.',
  end: 'Ne plus recevoir ces messages',
  again: 'Les recevoir de nouveau',
  askTitle: 'Arrêter les messages de la semaine ?',
  askText:
    'Vos semaines restent dans l’application. Vous pouvez recevoir de nouveau les messages à tout moment.',
  endedTitle: 'Plus de messages de la semaine',
  endedText: 'Vos semaines restent dans l’application.',
  backTitle: 'Les messages de la semaine reprennent',
  backText: 'Le prochain arrive vendredi.',
  message: (teacher, title) => `${teacher} a écrit aux familles de la classe : « ${title} ».`,
  messageSubject: 'Un message de l’enseignant de votre enfant',
  decided: (child) => `L’école a décidé au sujet de votre demande de supprimer le compte de ${child}.`,
  decidedSubject: 'L’école a répondu à votre demande',
  read: 'Lire',
  newsWhy:
    'Vous recevez au plus un e-mail de ce type par jour, car les notifications sont activées dans votre compte.',
}
