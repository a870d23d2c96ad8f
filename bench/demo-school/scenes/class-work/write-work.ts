import { createChance } from '../../../simulator/chance.ts'
import type { Pupil } from '../../cast.ts'
import type { Way, WrittenTask } from '../texts/tasks/written-task.ts'

export type Written = {
  text: string
  points: number
  feedback: string
  /** Points by the part, as a rubric has them. */
  scores: Record<string, number>
}

/** How far down the ways of writing a part somebody goes, and how often they leave the last part out. */
const SKILL: Record<Pupil['part'], { worst: number; leavesOut: number }> = {
  star: { worst: 0.3, leavesOut: 0 },
  keen: { worst: 0.55, leavesOut: 0 },
  hintAsker: { worst: 0.7, leavesOut: 0 },
  crammer: { worst: 0.75, leavesOut: 0.1 },
  steady: { worst: 0.85, leavesOut: 0.05 },
  stopped: { worst: 0.9, leavesOut: 0.1 },
  seldom: { worst: 1, leavesOut: 0.3 },
  struggler: { worst: 1, leavesOut: 0.5 },
}
const HOW_OFTEN_CLOSED = 0.4
/** Who writes one part well mostly writes the others well. */
const ALIKE = 0.55

/** What this pupil writes for a task and what the teacher will say about it; the same every time. */
export function writeWork(title: string, task: WrittenTask, pupil: Pupil): Written {
  const own = task.own?.[pupil.username]
  if (own) return { scores: {}, ...own }
  const chance = createChance(`writes ${title} ${pupil.username}`)
  const { worst, leavesOut } = SKILL[pupil.part]
  const dayForm = chance.share()
  const isShort = chance.happens(leavesOut)
  const parts = isShort ? task.parts.slice(0, -1) : task.parts
  const chosen = parts.map(({ id, ways }) => {
    const share = worst * (ALIKE * dayForm + (1 - ALIKE) * chance.share())
    return { id, way: ways[Math.min(ways.length - 1, Math.floor(share * ways.length))] as Way }
  })
  const text = chosen.map(({ way }) => chooseWords(way[0], chance.share)).join(task.between)
  const missing = isShort ? task.parts.at(-1) : undefined
  const scores = Object.fromEntries([
    ...chosen.map(({ id, way }) => [id, way[1]] as const),
    ...(missing ? [[missing.id, 0] as const] : []),
  ])
  const points = Object.values(scores).reduce((sum, worth) => sum + worth, 0)
  const closing = chance.happens(HOW_OFTEN_CLOSED)
    ? task.closings[Math.floor(chance.share() * task.closings.length)]
    : undefined
  const feedback = [...sayAbout(task, chosen, chance), missing?.missing, closing].filter(Boolean).join(' ')
  return { text, points, feedback, scores }
}

type Chosen = { id: string; way: Way }

/** What was best about it, and what to look at next; of flawless work two good things. */
function sayAbout(task: WrittenTask, chosen: readonly Chosen[], chance: ReturnType<typeof createChance>) {
  const lost = ({ id, way }: Chosen) => {
    const most = task.parts.find((part) => part.id === id)?.ways[0]?.[1] ?? way[1]
    return most - way[1]
  }
  const flawless = chosen.filter((one) => lost(one) === 0)
  const first = Math.floor(chance.share() * flawless.length)
  const praised = [...flawless.slice(first), ...flawless.slice(0, first)]
  const weakest = chosen.filter((one) => lost(one) > 0).toSorted((a, b) => lost(b) - lost(a))
  const said = weakest.length > 0 ? [...praised.slice(0, 1), ...weakest.slice(0, 1)] : praised.slice(0, 2)
  return said.map(({ way }) => way[2])
}

/** `{one|two}`: one of them. */
function chooseWords(text: string, share: () => number): string {
  return text
    .replace(/\{([^{}]*)\}/g, (_, words: string) => {
      const each = words.split('|')
      return each[Math.floor(share() * each.length)] ?? ''
    })
    .trim()
}
