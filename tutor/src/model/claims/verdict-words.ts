import type { ClaimVerdict } from './claim-verdict.ts'

/** "Yes, that is right": what is said of the learner's own try. */
const SAYS_RIGHT =
  /^\s*(?:yes|yep|right|correct|exactly|perfect|excellent|bravo)\b(?!,? (?:but|side|hand))|\b(?:that|this|it|you|your (?:answer|result|line|step))(?:'s|’s|'re|’re| is| are| was)?(?: absolutely| quite| exactly| completely| all)? (?:right|correct)\b|\byou(?:'ve|’ve| have)? (?:got|solved) it\b|\bwell done\b|^\s*(?:sí, (?:es )?correcto|¡?correcto|¡?exacto|oui, c'est|c'est (?:juste|correct|exact)|exactement|richtig|genau|das stimmt|stimmt)|^\s*(?:对了|正确|完全正确|没错)/i
const SAYS_WRONG =
  /\b(?:not quite|not right|not correct|incorrect|that's wrong|that is wrong|is wrong|isn't right|not yet right|almost, but)\b|\bno es correcto\b|\bpas (?:juste|correct|exact)\b|\bnicht (?:richtig|ganz)\b|不对|错了/i
const NEGATED = /\b(?:not|isn't|aren't|never|if|whether|is it|once|until|when)\b/i

/** Praise for a wrong try misleads as much as a wrong number. */
export function judgeVerdict(sentence: string, attempt: 'right' | 'wrong' | null): ClaimVerdict {
  if (attempt === null || /[?？]\s*$/.test(sentence)) return 'none'
  if (SAYS_WRONG.test(sentence)) return attempt === 'right' ? 'false' : 'none'
  if (SAYS_RIGHT.test(sentence) && !NEGATED.test(sentence)) return attempt === 'wrong' ? 'false' : 'none'
  return 'none'
}
