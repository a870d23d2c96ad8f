import { readFileSync } from 'node:fs'
import { stripLeadIn, tidyProblem } from '#tutor/chat/math/looks-like-math.ts'
import { createMathTasks } from '#tutor/math/math-tasks.ts'
import { isSameAnswer } from '../math/same-answer.ts'

type Case = {
  kind?: string
  half: 'tune' | 'held'
  question?: string
  typed?: string
  problem?: string
  answer?: string
  verdict?: 'right' | 'wrong'
}
type Outcome = 'solved' | 'declined' | 'wrong'

const tasks = createMathTasks()

function readCases(name: string): Case[] {
  return readFileSync(new URL(name, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Case)
}

/** What the tutor would say to a case, and whether it is right. */
function play({ question, typed, problem, answer, verdict }: Case): { outcome: Outcome; stated: string } {
  const text = question ?? typed ?? ''
  if (problem !== undefined && verdict) {
    const check = tasks.checkLine({ text: tidyProblem(problem), lines: [], line: stripLeadIn(text) })
    // "This is not the answer yet" tells that it is not right.
    const said = check.verdict === 'notYet' ? 'wrong' : check.verdict
    return { outcome: judge(said === 'right' || said === 'wrong' ? said : null, verdict), stated: said }
  }
  const solution = tasks.solve({ text: tidyProblem(text) })
  if (!solution.solved) return { outcome: 'declined', stated: solution.reason }
  const stated = solution.answer.plain
  if (verdict) {
    const said = stated === 'yes' ? 'right' : stated === 'no' ? 'wrong' : null
    return { outcome: judge(said, verdict), stated }
  }
  return { outcome: isSameAnswer(solution.answer, answer ?? '', text) ? 'solved' : 'wrong', stated }
}

type Played = { each: Case; outcome: Outcome }[]

function countKind(kind: string, played: Played): string {
  const mine = played.filter(({ each }) => each.kind === kind)
  const count = (outcome: Outcome): number => mine.filter((one) => one.outcome === outcome).length
  return `${kind}: ${count('solved')} of ${mine.length}, ${count('wrong')} wrong`
}

function judge(said: 'right' | 'wrong' | null, truth: 'right' | 'wrong'): Outcome {
  return said === null ? 'declined' : said === truth ? 'solved' : 'wrong'
}

/** Single cases are shown of the `tune` half alone; of the other only totals. */
function score(title: string, cases: Case[]): void {
  for (const half of ['tune', 'held'] as const) {
    const played = cases.filter((each) => each.half === half).map((each) => ({ each, ...play(each) }))
    const count = (outcome: Outcome): number => played.filter((one) => one.outcome === outcome).length
    console.log(
      `${title} ${half}: ${played.length} asked, ${count('solved')} solved, ${count('declined')} declined, ${count('wrong')} wrong`,
    )
    for (const kind of new Set(played.map(({ each }) => each.kind ?? '')))
      if (kind !== '' && kind !== 'math') console.log(`  ${countKind(kind, played)}`)
    if (half === 'held') continue
    for (const { each, outcome, stated } of played)
      if (outcome !== 'solved')
        console.log(
          `  ${outcome}: ${each.problem ? `[${each.problem}] ` : ''}${each.question ?? each.typed} → ${stated} (${each.verdict ?? each.answer})`,
        )
  }
}

score('kinds', readCases('math-kinds.jsonl'))
score('as typed', readCases('as-typed.jsonl'))
score(
  'other languages',
  readCases('other-languages.jsonl').filter(({ kind }) => kind === 'math'),
)
