import { createMathTasks } from '../../src/math/math-tasks.ts'
import { readWordings, runWordings } from './run-wording.ts'
const tasks = createMathTasks()
const math = { solve: async (t: any) => tasks.solve(t), checkLine: async (t: any) => tasks.checkLine(t) }
const all = await runWordings(readWordings(), math)
for (const half of ['tuned', 'apart']) {
  const mine = all.filter((e) => e.half === half)
  const n = (o: string, l = mine) => l.filter((e) => e.outcome === o).length
  console.log(half, mine.length, 'solved', n('solved'), 'declined', n('declined'), 'wrong', n('wrong'))
  if (half === 'tuned') {
    for (const g of new Set(mine.map((e) => e.group))) { const l = mine.filter((e) => e.group === g); console.log('   ', g, n('solved', l), '/', l.length, 'wrong', n('wrong', l)) }
    for (const e of mine) if (e.outcome !== 'solved') console.log('  ', e.outcome, `[${e.group}]`, e.problem ? e.problem + ' | ' : '', e.text, '→', e.stated, '(', e.answer, ')')
  } else for (const e of mine) if (e.outcome === 'wrong') console.log('   WRONG apart in', e.group)
}
