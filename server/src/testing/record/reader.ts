import type { Endpoint, InputOf, OutputOf } from '#contract/endpoint.ts'
import type { Comparison } from './compare.ts'
import type { World } from './recalculate-work.ts'

export type Caller = { read: <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<OutputOf<E>> }
export type About = { world: World; comparison: Comparison }
/** A teacher, and the class of theirs that is asked for. */
export type Reader = About & { teacher: Caller; teacherId: number; classId: number }
