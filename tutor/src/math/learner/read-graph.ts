import { lettersOf, parse, print } from '#engines/algebra/index.ts'
import { samplePlot } from '../plot.ts'
import { cleanText } from '../reading/clean.ts'
import { isMath } from '../reading/request.ts'
import type { Graph } from '../solution.ts'
import { toLatex } from '../writing/to-latex.ts'

const ASKED =
  /^(?:please )?(?:(?:plot|graph|draw|sketch)(?: me)?(?: the)?(?: (?:graph|plot|function|curve|line))?(?: of)?(?: the)?(?: (?:function|line|curve))?)\s*:?\s*/i
const NAMED = /^(?:[fgh]\s*\(\s*[a-z]\s*\)|y)\s*=\s*/i

/** A function to be drawn: "y = x² − 4", "f(x) = 2x + 1", "plot sin(x)". Null where the text asks for something else. */
export function readGraph(text: string): Graph | null {
  const line = cleanText(text)
  const rest = line.replace(ASKED, '')
  const body = rest.replace(NAMED, '')
  if (body === line || !isMath(body)) return null
  const parsed = parse(body)
  const [statement, other] = parsed.ok ? parsed.statements : []
  const [of] = statement?.sides ?? []
  if (!statement || !of || other || statement.relations.length > 0) return null
  const letters = lettersOf(of)
  const letter = letters[0] ?? 'x'
  if (letters.length > 1 || letter === 'y') return null
  const expression = print(of)
  if (!samplePlot(expression, letter)) return null
  return { expression, letter, latex: `y = ${toLatex(expression)}` }
}
