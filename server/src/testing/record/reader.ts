import type { Endpoint, InputOf, OutputOf } from '#contract/endpoint.ts'
import type { Comparison } from './compare.ts'
import type { World } from './recalculate-work.ts'

export type Caller = { read: <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<OutputOf<E>> }
export type Reader = { world: World; teacher: Caller; comparison: Comparison }
