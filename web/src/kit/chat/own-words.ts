import { createContext, use } from 'react'

/** What a tutor with a speciality says in its own way. */
export type OwnWords = {
  /** The toast when a message could not be sent. */
  failed: string
  /** Said by the tutor itself then. */
  sorry: string
  /** Said in place of an answer that holds nothing. */
  rephrase: string
  /** Why answers cannot be read aloud here; without it there is no button then. */
  noVoice: string
}

export const OwnWordsContext = createContext<OwnWords | null>(null)

export const useOwnWords = (): OwnWords | null => use(OwnWordsContext)
