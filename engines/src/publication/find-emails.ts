import type { ContactDetail } from './contact-detail.ts'
import { findAll } from './find-all.ts'
import { SAID_DOT } from './said-dot.ts'

const AT =
  '\\s{0,2}(?:@|＠|[\\[({]\\s?(?:at|@|arroba|arobase|ät)\\s?[\\])}]|\\s(?:at|arroba|arobase|ät|chez)\\s)\\s{0,2}'
const EMAIL =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,5}\p{L}{2,24}(?![\p{L}\p{N}-])/gu
const SAID_EMAIL = new RegExp(
  `(?<![\\p{L}\\p{N}._%+-])[\\p{L}\\p{N}._%+-]{2,64}${AT}[\\p{L}\\p{N}-]{2,63}(?:(?:\\s?\\.\\s?|${SAID_DOT})(?:com|net|org|edu|gov|info|io|de|fr|es|uk|co|ca|mx|ch|cn|at|me)){1,2}(?![\\p{L}\\p{N}])`,
  'giu',
)
/** People leave the ending out: everybody knows it. */
const AT_KNOWN_PROVIDER = new RegExp(
  `(?<![\\p{L}\\p{N}._%+-])[\\p{L}\\p{N}._%+-]{2,64}${AT}(?:gmail|g mail|hotmail|outlook|yahoo|icloud|gmx|protonmail|qq邮箱)(?![\\p{L}\\p{N}])`,
  'giu',
)

/** "Meet me at school. It …": the point of an address has no blank behind it, or is said. */
const isAddress = ({ 0: match }: RegExpExecArray) =>
  !/\p{L}\.\s+(?:at|me|co|de|es|no)$/iu.test(match) &&
  !/\s(?:at|chez)\s(?:the|a|noon|school|home)\b/iu.test(match)

const isMailbox = ({ 0: match }: RegExpExecArray) =>
  !/^(?:look|work|works|working|employee|engineer|team|people|jobs?|worked)\b/iu.test(match)

export const findEmails = (text: string): ContactDetail[] => [
  ...findAll(text, 'email', EMAIL),
  ...findAll(text, 'email', SAID_EMAIL, isAddress),
  ...findAll(text, 'email', AT_KNOWN_PROVIDER, isMailbox),
]
