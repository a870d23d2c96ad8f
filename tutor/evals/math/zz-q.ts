import { createMathTasks } from '../../src/math/math-tasks.ts'
import { stripLeadIn, tidyProblem } from '../../src/chat/math/looks-like-math.ts'
const t = createMathTasks()
for (const line of (await import('node:fs')).readFileSync(0, 'utf8').split('\n').filter(Boolean)) {
  const [a, b] = line.split(' | ')
  if (b) console.log(a, '|', stripLeadIn(b), JSON.stringify(t.checkLine({ text: tidyProblem(a!), lines: [], line: stripLeadIn(b) })))
  else { const s = t.solve({ text: tidyProblem(a!) }); console.log(a, '→', s.solved ? `${s.answer.plain} ${s.answer.unit ?? ''} [${s.kind}]` : s.reason) }
}
