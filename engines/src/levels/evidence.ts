import {
  HELP_FADES_SECONDS,
  MASTERED_ANSWERS,
  MASTERED_FROM,
  MISS_DAYS_TO_FALL,
  PRACTICED_ANSWERS,
  PRACTICED_FROM,
  type SkillLevel,
} from './level.ts'

/** All that a level of one learner in one skill rests on; plain, so that it can be stored. Times are in seconds. */
export type Evidence = {
  answers: number
  correct: number
  level: SkillLevel
  /** When the level was reached. */
  levelAt: number | null
  lastAt: number | null
  /** 'YYYY-MM-DD' where the learner lives. */
  lastDay: string | null
  lastHelpedAt: number | null
  /** The last right answer without help. */
  lastOwnSuccessAt: number | null
  /** Different days with a miss since the last success of one's own; no more are kept than matter. */
  missDays: string[]
}

export type AnswerSeen = {
  correct: boolean
  /** A hint, the tutor or the solution was seen before answering. */
  helped: boolean
  at: number
  day: string
  /** Predicted success on an unseen average problem of the skill, after this answer. */
  predicted: number
}

export const noEvidence: Evidence = {
  answers: 0,
  correct: 0,
  level: 'new',
  levelAt: null,
  lastAt: null,
  lastDay: null,
  lastHelpedAt: null,
  lastOwnSuccessAt: null,
  missDays: [],
}

export function levelOf({ level }: Evidence): SkillLevel {
  return level
}

/** Answers are added in the order in which they were given. */
export function addAnswer(before: Evidence, answer: AnswerSeen): Evidence {
  const isOwnSuccess = answer.correct && !answer.helped
  const seen: Evidence = {
    ...before,
    answers: before.answers + 1,
    correct: before.correct + (answer.correct ? 1 : 0),
    lastAt: latest(before.lastAt, answer.at),
    lastDay: before.lastDay !== null && before.lastDay > answer.day ? before.lastDay : answer.day,
    lastHelpedAt: answer.helped ? latest(before.lastHelpedAt, answer.at) : before.lastHelpedAt,
    lastOwnSuccessAt: isOwnSuccess ? latest(before.lastOwnSuccessAt, answer.at) : before.lastOwnSuccessAt,
    missDays: isOwnSuccess ? [] : answer.correct ? before.missDays : addDay(before.missDays, answer.day),
  }
  const level = isOwnSuccess ? raiseLevel(seen, answer) : lowerLevel(seen)
  return level === before.level ? seen : { ...seen, level, levelAt: answer.at }
}

/** Only a success of one's own lifts a level: what was right with help shows what help can do. */
function raiseLevel({ level, answers, lastHelpedAt }: Evidence, { predicted, at }: AnswerSeen): SkillLevel {
  const isHelpFar = lastHelpedAt === null || at - lastHelpedAt >= HELP_FADES_SECONDS
  if (level === 'mastered') return level
  if (predicted >= MASTERED_FROM && answers >= MASTERED_ANSWERS && isHelpFar) return 'mastered'
  if (level === 'practised') return level
  if (predicted >= PRACTICED_FROM && answers >= PRACTICED_ANSWERS) return 'practised'
  return level === 'new' ? 'learning' : level
}

function lowerLevel({ level, missDays }: Evidence): SkillLevel {
  if (level === 'new') return 'learning'
  const canFall = level === 'practised' || level === 'mastered'
  return canFall && missDays.length >= MISS_DAYS_TO_FALL ? 'needsRefresh' : level
}

const latest = (before: number | null, at: number) => (before === null ? at : Math.max(before, at))

const addDay = (days: string[], day: string) =>
  days.includes(day) || days.length >= MISS_DAYS_TO_FALL ? days : [...days, day]
