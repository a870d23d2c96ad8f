import { LONGEST_PROGRAM } from '#contract/kids-code/fields.ts'
import { type Project, readProject } from '#engines/kids-code/index.ts'
import { AppError } from '../../platform/app-error.ts'

/** A program that somebody sent: whole, and as the studio writes it, or refused in the sentences of its reader. */
export function readProgram(sent: Record<string, unknown>, field = 'blocks'): Project {
  if (JSON.stringify(sent).length > LONGEST_PROGRAM) throw new AppError('too_large', 'projectTooLarge')
  const read = readProject(sent)
  if (read.ok) return read.project
  const issues = read.problems.map((refusal) => ({ field, refusal }))
  throw new AppError('invalid_input', read.problems[0] ?? 'projectUnreadable', { issues })
}
