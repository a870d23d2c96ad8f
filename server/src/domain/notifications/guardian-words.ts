import { wordsIn } from '../families/weeks/week-words.ts'

type News = { kind: string; data: Record<string, string | number> }
type Told = { line: string; action: string; subject: string }

const isFamilyNews = ({ kind }: News) => kind === 'family_message' || kind === 'deletion_decided'

/** News that only guardians get, in their language; null where a mail holds others, which all speak English. */
export function tellGuardian(language: string, news: readonly News[]) {
  if (news.length === 0 || !news.every(isFamilyNews)) return null
  const words = wordsIn(language)
  const told = news.map(({ kind, data }): Told => {
    const name = String(data.name)
    return kind === 'family_message'
      ? { line: words.message(name, String(data.title)), subject: words.messageSubject, action: words.read }
      : { line: words.decided(name), subject: words.decidedSubject, action: words.read }
  })
  return { told, greeting: words.greeting, why: words.newsWhy, end: words.end }
}
