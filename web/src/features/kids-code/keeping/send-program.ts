import { visualProjects } from '#contract/kids-code/projects.ts'
import { listUsedPictures } from '#engines/kids-code/index.ts'
import { ApiError, call, NetworkError } from '../../../api/call.ts'
import { makeKey } from '../../../api/make-key.ts'
import {
  beginSending,
  isUnsent,
  type KeptProgram,
  type ProgramContent,
  type ProgramRefusal,
  refuseSending,
  settleSending,
} from '../../../device/programs/kept-program.ts'
import { listPrograms, updateProgram } from '../../../device/programs/kept-programs.ts'
import { readSignedInId } from '../../../device/signed-in-hint.ts'

/** `later`: the server cannot take it now. `refused`: its owner has to decide. */
export type SendEnd = 'done' | 'later' | 'refused'

const turns = new Map<string, Promise<SendEnd>>()

/** Sends what the server does not have of a program, until nothing is left; one tab at a time, once. */
export function sendProgram(userId: number, key: string): Promise<SendEnd> {
  const name = `trellis.programs.${userId}.${key}`
  const work = () => sendUntilDone(userId, key)
  if ('locks' in navigator) return navigator.locks.request(name, work)
  // Over plain http browsers offer no locks; then this tab at least takes one turn after the other.
  const turn = (turns.get(name) ?? Promise.resolve()).then(work, work)
  turns.set(name, turn)
  return turn
}

/** Whatever waits of a person, as when the connection has come back while the list was open. */
export async function sendPrograms(userId: number): Promise<void> {
  for (const program of await listPrograms(userId)) {
    if (!isUnsent(program) || program.refusal) continue
    if ((await sendProgram(userId, program.key)) === 'later') return
  }
}

async function sendUntilDone(userId: number, key: string): Promise<SendEnd> {
  for (;;) {
    if (readSignedInId() !== userId) return 'later'
    const { program } = await updateProgram(userId, key, (kept) => kept && beginSending(kept, makeKey()))
    if (!program?.sending) return program?.refusal ? 'refused' : 'done'
    try {
      const card = await send(program, program.sending)
      await updateProgram(userId, key, (kept) => kept && settleSending(kept, card))
    } catch (error) {
      const refusal = findRefusal(error)
      if (!refusal) return 'later'
      await updateProgram(userId, key, (kept) => kept && refuseSending(kept, refusal))
      return 'refused'
    }
  }
}

type Sending = NonNullable<KeptProgram['sending']>

function send(
  { userId, projectId, seenAt }: KeptProgram,
  { key, title, blocks, thumbnail, assets }: Sending,
) {
  const content = { title, thumbnail, blocks, assets: leaveOutUnused({ blocks, assets }) }
  const options = { idempotencyKey: key, writerId: userId }
  if (projectId === null) return call(visualProjects.create, content, options)
  return call(
    visualProjects.update,
    { id: projectId, ...content, ...(seenAt !== null && { updatedAt: seenAt }) },
    options,
  )
}

/** Pictures that were taken out again stay here for whoever undoes that, and need not travel. */
function leaveOutUnused({ blocks, assets }: Pick<ProgramContent, 'blocks' | 'assets'>) {
  const used = listUsedPictures(blocks)
  const isUsed = ({ id }: { id: string }) => used.has(id)
  return { sprites: assets.sprites.filter(isUsed), backgrounds: assets.backgrounds.filter(isUsed) }
}

/** What the server has made up its mind about; null for what may be tried again. */
function findRefusal(error: unknown): ProgramRefusal | null {
  if (error instanceof NetworkError || !(error instanceof ApiError)) return null
  const { status, code, told } = error
  if (status >= 500 || status === 401 || status === 408 || status === 429) return null
  const kind = code === 'conflict' ? 'conflict' : status === 404 ? 'gone' : 'other'
  return { kind, message: null, ...told }
}
