import type { WeekWords } from './week-words.ts'

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`)
const minutes = (count: number) => (count === 1 ? '1 minute' : `${count} minutes`)

export const EN: WeekWords = {
  quiet: (child) => `It was a quiet week for ${child}. A few minutes together are a good way back in.`,
  mastered: (child, skill) => `${child} mastered “${skill}”.`,
  practiced: (child, skill) => `${child} has “${skill}” well practiced now.`,
  graded: (title, grade, points, attempts) =>
    `“${title}” came back with ${grade} of ${points} points${attempts}.`,
  attempts: (count) => ` (${count} attempts)`,
  lessons: (child, title) => `${child} finished the lesson “${title}”.`,
  time: (child, count, spent) =>
    spent === 0
      ? `${child} learned on ${days(count)}.`
      : `${child} learned on ${days(count)}, ${minutes(spent)} in all.`,
  due: (title, day) => `Next due is “${title}”, on ${day}.`,
  missing: (title) => `“${title}” hasn’t been turned in yet.`,
  more: (count) => ` (And ${count} more.)`,
  show: (child, skill) => `Ask ${child} to show you “${skill}”.`,
  tell: (child, title) => `Ask ${child} what “${title}” was about.`,
  plan: (child, title) => `Ask ${child} how “${title}” is going.`,
  wish: (child) => `Ask ${child} what would be fun to learn next.`,
  subject: (children) => `This week: ${children}`,
  greeting: (name) => `Hello ${name},`,
  talkAbout: 'To talk about at dinner',
  open: 'See more on Trellis',
  why: 'You get this mail once a week because you follow a child’s learning on Trellis.',
  end: 'Stop these mails',
  again: 'Send them again',
  askTitle: 'Stop the weekly mails?',
  askText: 'Your weeks stay in the app. You can have the mails again at any time.',
  endedTitle: 'No more weekly mails',
  endedText: 'Your weeks stay in the app.',
  backTitle: 'The weekly mails are on again',
  backText: 'The next one comes on Friday.',
  message: (teacher, title) => `${teacher} wrote to the families of the class: “${title}”.`,
  messageSubject: 'A message from your child’s teacher',
  decided: (child) => `The school decided on your request to delete the account of ${child}.`,
  decidedSubject: 'The school answered your request',
  read: 'Read it',
  newsWhy: 'You get at most one such mail a day, because notifications are switched on in your account.',
}
