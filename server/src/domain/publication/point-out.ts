import type { ShownText } from '#contract/publication/fields.ts'
import { findContactDetails } from '#engines/publication/index.ts'

/** A text for the eyes of an adult, with what to look at twice. */
export const pointOut = (part: ShownText['part'], text: string): ShownText => ({
  part,
  text,
  contacts: findContactDetails(text),
})
