import { readFileSync } from 'node:fs'
import { crc32 } from 'node:zlib'
import { stripLeadIn } from '#tutor/chat/math/looks-like-math.ts'
import type { MathSolver } from '#tutor/math/math-tasks.ts'
import { isSameAnswer } from './same-answer.ts'

export type WordingCase = {
  group: string
  text: string
  answer: string
  problem: string | null
  half: 'tuned' | 'apart'
}
export type WordingResult = WordingCase & { outcome: 'solved' | 'declined' | 'wrong'; stated: string }

const FILES = [
  'school-numbers.txt',
  'school-algebra.txt',
  'as-typed.txt',
  'other-languages.txt',
  'school-breadth.txt',
  'typed-breadth.txt',
]

/** Half of the cases were never looked at while the readers were written: every second one, or those with an odd CRC-32. */
export function readWordings(): WordingCase[] {
  return FILES.flatMap((name) => {
    let group = ''
    let count = 0
    return readFileSync(new URL(`wording/${name}`, import.meta.url), 'utf8')
      .split('\n')
      .flatMap((line): WordingCase[] => {
        if (line.startsWith('# ')) {
          group = line.slice(2)
          count = 0
        }
        const [asked, answer] = line.split(' => ')
        if (line.startsWith('#') || !asked || !answer) return []
        const parts = group === 'lines' ? asked.split(' | ') : [asked]
        const [first = '', said] = parts
        return [
          {
            group,
            text: said ?? first,
            answer,
            problem: said === undefined ? null : first,
            half: (name.endsWith('-breadth.txt') ? crc32(asked) : count++) % 2 === 0 ? 'tuned' : 'apart',
          },
        ]
      })
  })
}

export async function runWordings(
  cases: WordingCase[],
  math: Pick<MathSolver, 'solve' | 'checkLine'>,
): Promise<WordingResult[]> {
  const results: WordingResult[] = []
  for (const each of cases) results.push({ ...each, ...(await play(each, math)) })
  return results
}

async function play(
  { group, text, answer, problem }: WordingCase,
  math: Pick<MathSolver, 'solve' | 'checkLine'>,
): Promise<Pick<WordingResult, 'outcome' | 'stated'>> {
  if (problem !== null) {
    const { verdict: said } = await math.checkLine({ text: problem, lines: [], line: stripLeadIn(text) })
    return {
      outcome: said === answer ? 'solved' : said === 'right' || said === 'wrong' ? 'wrong' : 'declined',
      stated: said,
    }
  }
  const solution = await math.solve({ text })
  if (!solution.solved) return { outcome: 'declined', stated: solution.reason }
  const { plain } = solution.answer
  const truth = group === 'lines' ? (answer === 'right' ? 'yes' : 'no') : answer
  return { outcome: isSameAnswer(solution.answer, truth, text) ? 'solved' : 'wrong', stated: plain }
}
