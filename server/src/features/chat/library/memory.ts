import { MOST_MEMORIES } from '#contract/study/tutor-memory.ts'
import type { DialogueLibrary } from '#tutor/dialogue/dialogue-port.ts'
import { selectMemory } from '../../../domain/tutor-memory/keep-memory.ts'
import type { Deps } from '../../../platform/deps.ts'

export type Memory = Required<Pick<DialogueLibrary, 'listMemory' | 'remember'>> & {
  /** What is to be kept together with the reply. */
  noted: readonly string[]
}

/** What the tutor remembers of a learner, with what it was told just now. */
export function createMemory({ db }: Pick<Deps, 'db'>, userId: number): Memory {
  const noted: string[] = []
  const listMemory = async () => [...(await selectMemory(db, userId)).map(({ text }) => text), ...noted]
  return {
    listMemory,
    noted,
    remember: async (line) => {
      if (line.trim() === '' || (await listMemory()).length >= MOST_MEMORIES) return false
      noted.push(line)
      return true
    },
  }
}
