import { dayIn } from '#engines/days/index.ts'
import type { SkillLevel } from '#engines/levels/index.ts'
import type { DialogueLibrary } from '#tutor/dialogue/dialogue-port.ts'
import { selectMyAssignments } from '../../../domain/classroom/own-work.ts'
import { listNextSteps } from '../../../domain/next-steps/list-next-steps.ts'
import { linkPractice } from '../../../domain/next-steps/word-offer.ts'
import { listWrongAnswers } from '../../../domain/questions/wrong-answers.ts'
import { readSchoolZone } from '../../../domain/school/school.ts'
import { nameOfSkill } from '../../../domain/skills.ts'
import { readStandings } from '../../../domain/tracing/standings.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { UserRow } from '../../../platform/sessions/sessions.ts'

type RecordDeps = Pick<Deps, 'db' | 'tracer' | 'now'>
type OwnRecord = Pick<DialogueLibrary, 'listMistakes' | 'listStandings' | 'listNextSteps' | 'listDue'>

const MOST_MISTAKES = 10
const MOST_STANDINGS = 30
const MOST_DUE = 10

/** Levels as the screens name them (`skillLevel` in common.json of each language). */
export const LEVEL_WORDS: Record<string, Record<SkillLevel, string>> = {
  en: {
    new: 'New',
    learning: 'Learning',
    practised: 'Practiced',
    mastered: 'Mastered',
    needsRefresh: 'Needs a refresh',
  },
  de: {
    new: 'Neu',
    learning: 'Im Aufbau',
    practised: 'Geübt',
    mastered: 'Gemeistert',
    needsRefresh: 'Auffrischen',
  },
  es: {
    new: 'Nueva',
    learning: 'En aprendizaje',
    practised: 'Practicada',
    mastered: 'Dominada',
    needsRefresh: 'Conviene repasar',
  },
  fr: {
    new: 'Nouvelle',
    learning: 'En cours',
    practised: 'Travaillée',
    mastered: 'Maîtrisée',
    needsRefresh: 'À rafraîchir',
  },
  zh: { new: '新', learning: '学习中', practised: '练过', mastered: '已掌握', needsRefresh: '需要复习' },
}

/** What the learner's own screens say of them, by the same functions. */
export function createRecord(deps: RecordDeps, user: UserRow): OwnRecord {
  return {
    listMistakes: async (skill) => listMistakes(await listWrongAnswers(deps, user.id), skill),
    listStandings: async () => {
      const words = LEVEL_WORDS[user.languagePreference] ?? LEVEL_WORDS.en
      const standings = await readStandings(deps, user)
      return standings
        .toSorted((a, b) => b.lastAnsweredAt.getTime() - a.lastAnsweredAt.getTime())
        .slice(0, MOST_STANDINGS)
        .map(({ skill, answers, correct, level }) => ({
          skill,
          name: nameOfSkill(skill),
          answers,
          right: correct,
          level: words?.[level] ?? level,
          levelKey: level,
          path: linkPractice(skill),
        }))
    },
    listNextSteps: () => listNextSteps(deps, user),
    listDue: () => listDue(deps, user),
  }
}

/** Each wrong idea once, where it showed last; a slip without a known idea once for each skill. */
function listMistakes(answers: Awaited<ReturnType<typeof listWrongAnswers>>, skill: string | null) {
  const own = answers.filter((answer) => skill === null || answer.skill === skill)
  const once = new Map(own.toReversed().map((answer) => [`${answer.skill} ${answer.idea}`, answer]))
  return [...once.values()]
    .toSorted((a, b) => b.answeredAt.getTime() - a.answeredAt.getTime())
    .slice(0, MOST_MISTAKES)
    .map((answer) => ({ skill: answer.skill, name: nameOfSkill(answer.skill), idea: answer.idea }))
}

/** Work that is still to do, in the order of the days on which it is due: those of the school's zone. */
async function listDue({ db, now }: RecordDeps, user: UserRow) {
  const [open, zone] = await Promise.all([
    selectMyAssignments(db, user.id, { status: 'open', offset: 0 }, now()),
    readSchoolZone(db),
  ])
  return open
    .flatMap(({ id, title, dueDate }) =>
      dueDate === null ? [] : [{ title, path: `/assignments/${id}`, due: dayIn(zone, dueDate) }],
    )
    .slice(0, MOST_DUE)
}
