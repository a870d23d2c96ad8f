import type { Assets } from '#contract/kids-code/fields.ts'
import type { ProjectCard } from '#contract/kids-code/projects.ts'
import type { Project } from '#engines/kids-code/index.ts'
import type { Said } from '#engines/refusals/refusal.ts'

/** What somebody builds in Kids Code, as a device keeps it: written here before it is sent, and sent as one. */

export type ProgramContent = {
  title: string
  blocks: Project
  assets: Assets
  thumbnail: string | null
}

/** `conflict`: it was changed elsewhere. `gone`: it was deleted elsewhere. */
/** `reason` and `params` say the same as the message, for other languages. */
export type ProgramRefusal = { kind: 'conflict' | 'gone' | 'other'; message: string | null } & Partial<
  Pick<Said, 'reason' | 'params'>
>

export type KeptProgram = ProgramContent & {
  userId: number
  /** `p17` came from the server, `n…` was made here, `m…` is a mission. It never changes. */
  key: string
  /** What the server calls it; null until it has been sent, and of a mission. */
  projectId: number | null
  /** Such a program is tried by the server and not kept there. */
  missionId: string | null
  hintsSeen: number
  /** Counts the changes; who writes names the one they have seen. */
  revision: number
  /** The one that the server has. */
  sentRevision: number
  /** When the server's last changed, as it said. */
  seenAt: string | null
  /** On its way, or without an answer so far: sent again under the same key it is done once. */
  sending: (ProgramContent & { key: string; revision: number }) | null
  refusal: ProgramRefusal | null
  changedAt: Date
  /** Whose it is, as long as it may go when they sign out: what the server does not have stays. */
  forgottenWith?: number
}

type Start = Pick<KeptProgram, 'userId' | 'key'> &
  Partial<Pick<KeptProgram, 'projectId' | 'missionId' | 'seenAt'>>

/** From the server it is known there; made here it is to be sent. */
export function startProgram(start: Start, content: ProgramContent, now: Date): KeptProgram {
  const program = {
    projectId: null,
    missionId: null,
    seenAt: null,
    ...start,
    ...content,
    hintsSeen: 0,
    revision: 1,
    sentRevision: start.projectId == null ? 0 : 1,
    sending: null,
    refusal: null,
    changedAt: now,
  }
  return mark(program)
}

export function isUnsent({ missionId, revision, sentRevision, sending }: KeptProgram): boolean {
  return missionId === null && (revision > sentRevision || sending !== null)
}

/** Null when it was changed meanwhile by somebody who is not shown here, in another tab. */
export function changeProgram(
  program: KeptProgram,
  seenRevision: number,
  change: Partial<ProgramContent & Pick<KeptProgram, 'hintsSeen'>>,
  now: Date,
): KeptProgram | null {
  if (program.revision !== seenRevision) return null
  return mark({ ...program, ...change, revision: program.revision + 1, changedAt: now })
}

/** What is sent next, if anything: what had no answer before all else, with the same words. */
export function beginSending(program: KeptProgram, key: string): KeptProgram {
  if (program.sending || program.refusal || !isUnsent(program)) return program
  const { title, blocks, assets, thumbnail, revision } = program
  return { ...program, sending: { title, blocks, assets, thumbnail, revision, key } }
}

export function settleSending(program: KeptProgram, { id, updatedAt }: ProjectCard): KeptProgram {
  const sentRevision = program.sending?.revision ?? program.sentRevision
  return mark({ ...program, projectId: id, seenAt: updatedAt, sentRevision, sending: null, refusal: null })
}

export function refuseSending(program: KeptProgram, refusal: ProgramRefusal): KeptProgram {
  return mark({ ...program, sending: null, refusal })
}

/** Somebody wants it tried once more. What is gone from the server is made there anew. */
export function tryAgain(program: KeptProgram): KeptProgram {
  const isGone = program.refusal?.kind === 'gone'
  return mark({
    ...program,
    refusal: null,
    ...(isGone && { projectId: null, seenAt: null, sentRevision: program.revision - 1 }),
  })
}

/** As the server has it, in place of what is here. */
export function takeServers(
  program: KeptProgram,
  seenAt: string,
  content: ProgramContent,
  now: Date,
): KeptProgram {
  const revision = program.revision + 1
  const taken = { sentRevision: revision, revision, seenAt, sending: null, refusal: null, changedAt: now }
  return mark({ ...program, ...content, ...taken })
}

function mark({ forgottenWith: _, ...program }: KeptProgram): KeptProgram {
  return isUnsent(program) ? program : { ...program, forgottenWith: program.userId }
}
