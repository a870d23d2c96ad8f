import { type Expression, parse, print, type Statement } from '#engines/algebra/index.ts'
import { cleanText } from '../reading/clean.ts'
import { isMath } from '../reading/request.ts'
import { BeyondLimits } from '../writing/polynomial.ts'
import { toLatex } from '../writing/to-latex.ts'

export const LONGEST_LINE = 500

/** A learner's line as math: "x = 3 or x = -3", "x = ±3", LaTeX, or what they think it is called: "f'(x) = 2x". */
export function readLine(text: string): Statement[] | null {
  if (text.length > LONGEST_LINE) return null
  const plain = cleanText(text.replace(/\\pm\b/g, '±').replace(/^\s*(?:=|⇒|⟹|→|=>|\\Rightarrow)\s*/, ''))
    .replace(/^(?:[fgh]'?\s*\(\s*[a-z]\s*\)|y'|dy\/dx)\s*=\s*/i, '')
    .replace(/\s+(?:or|and)\s+|,\s*(?=[a-z]\s*[=<>])/gi, '; ')
    .replace(/^([a-z])\s*=([^;]*)±([^;]*)$/i, (_, letter: string, first: string, second: string) =>
      [`${letter} = ${first || '0'} + (${second})`, `${letter} = ${first || '0'} - (${second})`].join('; '),
    )
  const parsed = isMath(plain) ? parse(plain) : null
  return parsed?.ok && parsed.statements.length > 0 ? parsed.statements : null
}

/** How the line is drawn; null where it cannot be. */
export function drawLine(text: string): string | null {
  const statements = readLine(text)
  if (!statements) return null
  try {
    return toLatex(statements.map(writeSides).join('; '))
  } catch (error) {
    if (error instanceof BeyondLimits) return null
    throw error
  }
}

/** One spelling of a line, to see whether two are the same. */
export function spellLine(statements: Statement[]): string {
  return statements.map(writeSides).join('; ')
}

function writeSides({ sides, relations }: Statement): string {
  return sides
    .map((side: Expression, index) => `${index === 0 ? '' : ` ${relations[index - 1]} `}${print(side)}`)
    .join('')
}
