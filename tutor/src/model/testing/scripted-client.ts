import type { ModelClient, ModelPrompt } from '../client.ts'
import { ModelFailure } from '../failure.ts'
import { USUAL_LIMITS } from '../settings.ts'

/** A text, or a way to fail after it. */
export type ScriptedReply = string | { fails: 'empty' | 'endless' | 'cut'; after: string }

/** A model that says what it is told to: one reply for each time it is asked, the last one for ever. */
export function createScriptedClient(
  replies: readonly ScriptedReply[],
): Pick<ModelClient, 'canCallTools' | 'stream' | 'longestMs'> & { asked: ModelPrompt[] } {
  const asked: ModelPrompt[] = []
  return {
    asked,
    canCallTools: () => false,
    longestMs: USUAL_LIMITS.wholeMs,
    stream: async (prompt, hear, signal) => {
      const reply = replies[Math.min(asked.length, replies.length - 1)] ?? ''
      asked.push(prompt)
      let length = 0
      const speak = async (text: string) => {
        for (const piece of text.match(/[\s\S]{1,24}/g) ?? []) {
          signal.throwIfAborted()
          length += piece.length
          if (length > USUAL_LIMITS.longestAnswer) throw new ModelFailure('invalid', 'the answer never ends')
          hear(piece)
          // Checks of a sentence go on while the next one comes.
          await Promise.resolve()
        }
      }
      if (typeof reply === 'string') await speak(reply)
      else {
        await speak(reply.after)
        while (reply.fails === 'endless') await speak(reply.after)
        throw new ModelFailure('invalid', reply.fails === 'empty' ? 'empty' : 'broken off')
      }
      return { usage: { inputTokens: 100, outputTokens: Math.ceil(length / 3) }, isCutShort: false }
    },
  }
}
