import i18next from 'i18next'
import { type RefusalTexts, type Said, sayRefusal } from '#engines/refusals/refusal.ts'

/** A refusal as it came; without a reason where it was not ours. */
export type Told = { reason?: string | undefined; params?: Said['params']; message: string }

/** What the server said, in the language of the page; a reason that this version does not know is told as it came. */
export function sayInLanguage({ reason, params, message }: Told): string {
  if (!reason || !i18next.isInitialized) return message
  const texts = i18next.getResourceBundle(i18next.language, 'serverMessages') as RefusalTexts | undefined
  return texts ? sayRefusal(texts, { reason, params, message }).message : message
}
