import { Assets, LONGEST_PROGRAM } from '#contract/kids-code/fields.ts'
import type { Refusal } from '#contract/refusals/catalog.ts'
import { readProject } from '#engines/kids-code/index.ts'
import type { Said } from '#engines/refusals/refusal.ts'
import type { ProgramContent } from '../../../device/programs/kept-program.ts'

/** What a project looks like as a file of its own. */
export const FILE_ENDING = '.trellis-code'
const KIND = 'trellis-code'
/** Letters of a program with all the pictures that it may have. */
export const LONGEST_FILE = 3 * 1024 * 1024
const LONGEST_NAME = 60

export type ReadFile =
  | { ok: true; content: Omit<ProgramContent, 'thumbnail'> }
  | { ok: false; reason: 'large' | 'foreign' | 'broken'; problems: Said[] }

export function writeFile({ title, blocks, assets }: Omit<ProgramContent, 'thumbnail'>): string {
  return JSON.stringify({ kind: KIND, title, project: blocks, assets })
}

export function nameFile(title: string): string {
  const name = title
    .trim()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, LONGEST_NAME)
  return `${name || 'project'}${FILE_ENDING}`
}

/** A file nobody vouches for: a whole project, or what is wrong with it. */
export async function readFile(text: string, fileName: string): Promise<ReadFile> {
  if (text.length > LONGEST_FILE) return { ok: false, reason: 'large', problems: [] }
  const file = parse(text)
  if (!file || file.kind !== KIND) return { ok: false, reason: 'foreign', problems: [] }
  const read = readProject(file.project)
  if (!read.ok) return { ok: false, reason: 'broken', problems: await explain(read.problems) }
  if (JSON.stringify(read.project).length > LONGEST_PROGRAM)
    return { ok: false, reason: 'large', problems: [] }
  const { parseValue } = await import('#contract/refusals/parse-value.ts')
  const assets = parseValue(Assets, file.assets ?? {})
  if ('refused' in assets) {
    const problems = await explain(assets.refused.map(({ refusal }) => refusal))
    return { ok: false, reason: 'broken', problems }
  }
  const title = typeof file.title === 'string' ? file.title.trim().slice(0, 200) : ''
  return {
    ok: true,
    content: { title: title || fileName.replace(FILE_ENDING, ''), blocks: read.project, assets: assets.data },
  }
}

/** The texts of all reasons are fetched by those only who have a broken file. */
async function explain(problems: readonly Refusal[]): Promise<Said[]> {
  const { say } = await import('#contract/refusals/catalog.ts')
  return problems.map(say)
}

function parse(text: string): Record<string, unknown> | null {
  try {
    const file: unknown = JSON.parse(text)
    return typeof file === 'object' && file !== null ? (file as Record<string, unknown>) : null
  } catch {
    return null
  }
}
