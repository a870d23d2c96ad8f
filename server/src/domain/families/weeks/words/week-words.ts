/** What the week of a family is told with, in one language. A line is a sentence; `more` follows it. */
export type WeekWords = {
  quiet: (child: string) => string
  mastered: (child: string, skill: string) => string
  practiced: (child: string, skill: string) => string
  graded: (title: string, grade: string, points: string, attempts: string) => string
  /** Within `graded`, where there was more than one. */
  attempts: (count: number) => string
  lessons: (child: string, title: string) => string
  time: (child: string, days: number, minutes: number) => string
  due: (title: string, day: string) => string
  missing: (title: string) => string
  more: (count: number) => string
  show: (child: string, skill: string) => string
  tell: (child: string, title: string) => string
  plan: (child: string, title: string) => string
  wish: (child: string) => string
  /** Of the mail, and of the page behind its last link. */
  subject: (children: string) => string
  greeting: (name: string) => string
  talkAbout: string
  open: string
  why: string
  end: string
  again: string
  askTitle: string
  askText: string
  endedTitle: string
  endedText: string
  backTitle: string
  backText: string
  /** Of the mail of the day, where all of its news are a guardian's. */
  message: (teacher: string, title: string) => string
  messageSubject: string
  decided: (child: string) => string
  decidedSubject: string
  read: string
  newsWhy: string
}
