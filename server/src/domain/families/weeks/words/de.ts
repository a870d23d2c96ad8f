import type { WeekWords } from './week-words.ts'

const days = (count: number) => (count === 1 ? '1 Tag' : `${count} Tagen`)
const minutes = (count: number) => (count === 1 ? '1 Minute' : `${count} Minuten`)

export const DE: WeekWords = {
  quiet: (child) =>
    `Für ${child} war es eine ruhige Woche. Ein paar Minuten zusammen sind ein guter Neuanfang.`,
  mastered: (child, skill) => `${child} beherrscht jetzt „${skill}“.`,
  practiced: (child, skill) => `${child} hat „${skill}“ gut geübt.`,
  graded: (title, grade, points, attempts) =>
    `„${title}“ ist bewertet: ${grade} von ${points} Punkten${attempts}.`,
  attempts: (count) => ` (${count} Versuche)`,
  lessons: (child, title) => `${child} hat die Lektion „${title}“ abgeschlossen.`,
  time: (child, count, spent) =>
    spent === 0
      ? `${child} hat an ${days(count)} gelernt.`
      : `${child} hat an ${days(count)} gelernt, zusammen ${minutes(spent)}.`,
  due: (title, day) => `Als Nächstes fällig: „${title}“, ${day}.`,
  missing: (title) => `„${title}“ ist noch nicht abgegeben.`,
  more: (count) => ` (Und ${count} mehr.)`,
  show: (child, skill) => `Lassen Sie sich von ${child} „${skill}“ zeigen.`,
  tell: (child, title) => `Fragen Sie ${child}, worum es in „${title}“ ging.`,
  plan: (child, title) => `Fragen Sie ${child}, wie es mit „${title}“ läuft.`,
  wish: (child) => `Fragen Sie ${child}, was als Nächstes spannend wäre.`,
  subject: (children) => `Diese Woche: ${children}`,
  greeting: (name) => `Hallo ${name},`,
  talkAbout: 'Für das Gespräch am Abendbrottisch',
  open: 'Mehr auf Trellis ansehen',
  why: 'Sie bekommen diese E-Mail einmal in der Woche, weil Sie auf Trellis ein Kind beim Lernen begleiten.',
  end: 'Diese E-Mails beenden',
  again: 'Wieder schicken',
  askTitle: 'Die wöchentlichen E-Mails beenden?',
  askText: 'Ihre Wochen bleiben in der App. Sie können die E-Mails jederzeit wieder bekommen.',
  endedTitle: 'Keine wöchentlichen E-Mails mehr',
  endedText: 'Ihre Wochen bleiben in der App.',
  backTitle: 'Die wöchentlichen E-Mails kommen wieder',
  backText: 'Die nächste kommt am Freitag.',
  message: (teacher, title) => `${teacher} hat den Familien der Klasse geschrieben: „${title}“.`,
  messageSubject: 'Eine Nachricht von der Lehrkraft Ihres Kindes',
  decided: (child) => `Die Schule hat über Ihren Antrag entschieden, das Konto von ${child} zu löschen.`,
  decidedSubject: 'Die Schule hat Ihren Antrag beantwortet',
  read: 'Lesen',
  newsWhy:
    'Sie bekommen höchstens eine solche E-Mail am Tag, weil Benachrichtigungen in Ihrem Konto an sind.',
}
