import { createTabMemory } from '../../../kit/tab-memory.ts'
import { Session } from './session.ts'

export const sessionMemory = createTabMemory('practice', Session)
