import { readFileSync } from 'node:fs'
import { isSameValue } from '#engines/algebra/index.ts'
import { createMathTasks } from '#tutor/math/math-tasks.ts'

/** One line of a set of stories; `answer` is null where the story cannot be solved. */
export type Story = {
  id: string
  sort?: 'story' | 'trap' | 'unsolvable'
  steps?: number | null
  question: string
  answer: string | null
  half: 'tune' | 'held'
}

type Count = { solved: number; declined: number; wrong: number }

const SETS = {
  'own stories': '../math/stories.jsonl',
  'more stories, all for tuning': '../math/stories-more.jsonl',
  'held-out set': './word-problems.jsonl',
}

export function readStories(path: string): Story[] {
  return readFileSync(new URL(path, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Story)
}

/** Run by hand: `node tutor/evals/held-out/score-stories.ts [declined]`. Of the held half only totals are printed. */
export function scoreStories(
  stories: readonly Story[],
  show: (line: string) => void,
  showsDeclined: boolean,
): Map<string, Count> {
  const { solve } = createMathTasks()
  const counts = new Map<string, Count>()
  for (const { id, sort, steps, question, answer, half } of stories) {
    const found = solve({ text: question })
    const isRight = found.solved && answer !== null && isSameValue(found.answer.plain, answer)
    const result = isRight ? 'solved' : found.solved ? 'wrong' : 'declined'
    const kind = answer === null ? 'cannot be solved' : sort === 'trap' ? 'traps' : 'stories'
    for (const name of [`${half}, ${kind}`, `${half}, ${kind} of ${steps} steps`]) {
      const count = counts.get(name) ?? { solved: 0, declined: 0, wrong: 0 }
      count[result]++
      counts.set(name, count)
    }
    if (half !== 'tune') continue
    if (result === 'wrong')
      show(`WRONG ${id}: ${found.solved ? found.answer.plain : ''}, not ${answer}. ${question}`)
    if (result === 'declined' && showsDeclined && answer !== null)
      show(`declined ${id}: ${found.solved ? '' : found.reason} ${question}`)
  }
  return counts
}

if (process.argv[1]?.endsWith('score-stories.ts'))
  for (const [name, path] of Object.entries(SETS)) {
    console.info(name)
    const counts = scoreStories(readStories(path), console.info, process.argv[2] === 'declined')
    for (const [group, { solved, declined, wrong }] of [...counts].sort())
      if (!group.includes('null') && !group.includes('undefined'))
        console.info(`  ${group.padEnd(34)} ${solved} solved, ${declined} declined, ${wrong} wrong`)
  }
