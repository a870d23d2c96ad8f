import type { DialogueState } from '../dialogue-port.ts'
import { findTopicStems } from '../words.ts'

const POINTING =
  /\b(?:it|its|they|them|their|this|that|these|those|he|she|him|her|his|one|ones|there|other|others|same|both|either|neither|thing|stuff|part)\b/i
const GOING_ON =
  /^(?:and|but|so|or|then|ok(?:ay)? (?:so|but|and)|wh?at about|how about|wut about|and then|what if|but what|why not|like)\b/i
const FEW_STEMS = 2
const VERY_FEW_STEMS = 1
const FEW_WORDS = 6

/** Whether a message says by itself what it is about. */
export function isElliptic(message: string): boolean {
  const stems = findTopicStems(message).length
  if (stems <= VERY_FEW_STEMS && message.trim().split(/\s+/).length <= FEW_WORDS) return true
  return stems <= FEW_STEMS && (POINTING.test(message) || GOING_ON.test(message.trim()))
}

/** What was asked before, where a message leans on it; null for one that stands alone. */
export function findContext(
  message: string,
  { asked, topic }: Pick<DialogueState, 'asked' | 'topic'>,
): string | null {
  return isElliptic(message) ? (asked ?? topic?.section ?? null) : null
}

/** "Why?", "and then?", "what else?" ask for more than was shown. */
export const asksForMore = (message: string): boolean => BARE.test(message)

const BARE =
  /^(?:(?:but|and|so|ok(?:ay)?) )*(?:why|how come|why tho|and then(?: what(?: happened)?)?|then what|what (?:else|then|happened (?:next|then)|comes next)|how so|more|tell me more|go on)[\s.?!]*$/i
