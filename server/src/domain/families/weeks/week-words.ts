import type { LANGUAGES } from '#contract/profile/languages.ts'
import type { WeekLine, WeekTalk } from '#engines/digest/index.ts'
import { nameOfSkill } from '../../skills.ts'
import { DE } from './words/de.ts'
import { EN } from './words/en.ts'
import { ES } from './words/es.ts'
import { FR } from './words/fr.ts'
import type { WeekWords } from './words/week-words.ts'
import { ZH } from './words/zh.ts'

type Language = (typeof LANGUAGES)[number]
const WORDS: Record<Language, WeekWords> = { en: EN, es: ES, fr: FR, de: DE, zh: ZH }

/** What a reader has not chosen is English. */
export const isKnown = (language: string): language is Language => Object.hasOwn(WORDS, language)
const toLanguage = (language: string): Language => (isKnown(language) ? language : 'en')

export const wordsIn = (language: string): WeekWords => WORDS[toLanguage(language)]

export function wordLine(language: string, line: WeekLine, child: string): string {
  const words = wordsIn(language)
  // Points as every screen writes them: to a hundredth.
  const format = new Intl.NumberFormat(toLanguage(language), { maximumFractionDigits: 2 })
  const more = 'more' in line && line.more > 0 ? words.more(line.more) : ''
  switch (line.code) {
    case 'quiet':
      return words.quiet(child)
    case 'mastered':
    case 'practiced':
      return words[line.code](child, nameOfSkill(line.skill)) + more
    case 'graded': {
      const attempts = (line.attempts ?? 0) > 1 ? words.attempts(line.attempts ?? 0) : ''
      return words.graded(line.title, format.format(line.grade), format.format(line.points), attempts) + more
    }
    case 'lessons':
      return words.lessons(child, line.title) + more
    case 'time':
      return words.time(child, line.days, line.minutes)
    case 'due':
      return words.due(line.title, formatDay(toLanguage(language), line.day)) + more
    case 'missing':
      return words.missing(line.title) + more
  }
}

export function wordTalk(language: string, talk: WeekTalk, child: string): string {
  const words = wordsIn(language)
  if (talk.code === 'show') return words.show(child, nameOfSkill(talk.skill))
  if (talk.code === 'wish') return words.wish(child)
  return words[talk.code](child, talk.title)
}

function formatDay(language: Language, day: string): string {
  const at = new Date(`${day}T00:00:00Z`)
  return new Intl.DateTimeFormat(language, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(at)
}
