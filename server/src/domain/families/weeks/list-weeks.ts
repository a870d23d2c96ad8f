import { daysBefore } from '#engines/days/index.ts'
import type { ChildWeek } from '#engines/digest/index.ts'
import type { CallerContext } from '../../../platform/requests/serve.ts'
import { wordLine, wordTalk } from './week-words.ts'
import { selectChildrenOf, selectWeeks } from './weeks.queries.ts'

type NamedChild = { id: number; firstName: string }

/** A week in words, of the children who are still the reader's. */
export function wordWeek(language: string, stored: unknown, children: readonly NamedChild[]) {
  const weeks = stored as ChildWeek[]
  return children.flatMap(({ id, firstName }) => {
    const week = weeks.find(({ childId }) => childId === id)
    if (!week) return []
    return {
      id,
      firstName,
      lines: week.lines.map((line) => wordLine(language, line, firstName)),
      talk: wordTalk(language, week.talk, firstName),
    }
  })
}

export async function listWeeks({ db, caller }: Pick<CallerContext, 'db' | 'caller'>) {
  const { id: userId, languagePreference } = caller.user
  const children = (await selectChildrenOf(db, [userId])).get(userId) ?? []
  return (await selectWeeks(db, userId)).flatMap(({ id, week, children: weeks }) => {
    const told = wordWeek(languagePreference, weeks, children)
    return told.length === 0 ? [] : { id, firstDay: daysBefore(week, 6), lastDay: week, children: told }
  })
}
