import { createTutor, type TutorOptions } from '#tutor/create-tutor.ts'
import type { Tutor } from '#tutor/tutor.ts'
import { fetchPublicJson, type PublicWeb } from '../platform/fetch-public.ts'

declare module '../platform/deps.ts' {
  interface Deps {
    tutor: Tutor
  }
}

export type { Tutor }

/** The tutor, with the one safe road to the public web in its hands. */
export function openTutor(web: PublicWeb, options: Omit<TutorOptions, 'fetchJson'> = {}): Tutor {
  return createTutor({ fetchJson: (url) => fetchPublicJson(web, url), ...options })
}
