import { createCipheriv, pbkdf2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { compileLine } from '#content/compile/compile-lesson.ts'
import type { Problem } from '#content/practice/problem.ts'
import { HINTS_TAKEN_ALONG, type Seal, type SealedProblem } from '#contract/practice.ts'
import { listCanonical } from '#engines/answers/index.ts'
import { makeAgain } from '../../../domain/practice/practice-library.ts'
import { toPracticeProblem } from '../../../domain/practice/to-practice-problem.ts'
import { toSolution } from '../show-help.ts'

const stretch = promisify(pbkdf2)

/** About 50 ms on a phone for each answer that somebody tries. */
const ROUNDS = 50_000
const SALT_BYTES = 16
const KEY_BYTES = 32
const VECTOR_BYTES = 12
/** Solutions are filled up to a multiple of this. */
const STEP_BYTES = 512

/** An untouched problem as it is taken along. */
export async function sealProblem(
  row: Pick<Parameters<typeof toPracticeProblem>[0], 'id' | 'skill' | 'difficulty' | 'seed'>,
): Promise<SealedProblem> {
  const problem = makeAgain(row)
  return {
    problem: toPracticeProblem({ ...row, hintsShown: 0, tries: 0 }, problem),
    hintsHtml: problem.hints.slice(0, HINTS_TAKEN_ALONG).map(compileLine),
    seal: await sealSolution(problem),
  }
}

async function sealSolution(problem: Problem): Promise<Seal | null> {
  const spellings = listCanonical(problem.answer)
  if (!spellings) return null
  const [salt, key] = [randomBytes(SALT_BYTES), randomBytes(KEY_BYTES)]
  const keys: string[] = []
  for (const spelling of spellings) {
    keys.push(encrypt(await stretch(spelling, salt, ROUNDS, KEY_BYTES, 'sha256'), key))
  }
  const text = Buffer.from(JSON.stringify(toSolution(problem)))
  const length = Math.ceil(text.length / STEP_BYTES) * STEP_BYTES
  const filled = Buffer.concat([text, Buffer.alloc(length - text.length, ' ')])
  return { salt: salt.toString('base64'), rounds: ROUNDS, keys, solution: encrypt(key, filled) }
}

function encrypt(key: Buffer, content: Buffer): string {
  const vector = randomBytes(VECTOR_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, vector)
  return Buffer.concat([vector, cipher.update(content), cipher.final(), cipher.getAuthTag()]).toString(
    'base64',
  )
}
