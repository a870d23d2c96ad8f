import { isAnswered } from '../../api/create-writer.ts'
import { createIntentionKeys } from '../../api/intention-keys.ts'
import type { InputTo, OperationName } from './operations.ts'
import { type Kept, keepWrite } from './outbox.ts'

/** As `createWriter`, for what may wait on the device: asked for again it is still done once. */
export function createKeptWriter<Name extends OperationName>(
  name: Name,
  /** A few words of it for the list of what waits. */
  sayAbout: (input: InputTo<Name>) => string | null = () => null,
): (input: InputTo<Name>) => Promise<Kept<Name>> {
  const keys = createIntentionKeys()
  return async (input) => {
    try {
      const kept = await keepWrite(name, input, { key: keys.keyFor(input), about: sayAbout(input) })
      keys.settle()
      return kept
    } catch (error) {
      if (isAnswered(error)) keys.settle()
      throw error
    }
  }
}
