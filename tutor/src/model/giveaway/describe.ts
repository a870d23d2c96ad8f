import { findStems } from '../../retrieval/stems.ts'

/** Words for the answer itself, whatever it is. */
const ANSWER = String.raw`(?:the |your |its )?(?:(?:right|correct|true|missing|wanted) (?:answer|one|option|choice|word|result|solution|number|value|name|statement|\p{L}+)|(?:the|your) (?:answer|solution|result|final answer|right one)|what (?:you are|you're|you’re|we are|we're) (?:looking for|after|searching for)|la (?:respuesta|solución)(?: correcta)?|el resultado|la (?:bonne )?réponse|la solution|le résultat|le bon mot|die (?:richtige )?(?:antwort|lösung)|das (?:richtige )?(?:ergebnis|wort)|der gesuchte \p{L}+|答案|结果)`
const SAYS = `(?:is|are|was|has|have|means?|begins?|starts?|ends?|rhymes?|sounds?|lies|contains?|comes?|must|would|will|should|looks?|can only|rests?|names?|stands?|es|son|empieza|termina|rima|significa|est|sont|commence|finit|rime|ist|sind|lautet|heißt|beginnt|endet|reimt|bedeutet|是|等于|为)`
const OF_ANSWER = new RegExp(
  `(?<!\\p{L})${ANSWER}(?:'s|’s)?\\s*(?:here |then |therefore |also |\\p{L}+ly )?(?:'s|’s|(?<!\\p{L})${SAYS}(?!\\p{L})|是|等于)`,
  'iu',
)
/** What may be said of an answer that nobody knows yet. */
const HARMLESS =
  /\b(?:answer|result|solution|one)(?:'s)? (?:is|lies|can be found|stands|comes|should|must|has to|will|would|is hidden|are) (?:hidden |somewhere |right |found |there )?(?:in (?:your|the|this) (?:lesson|text|passage|material|page|paragraph|picture|table|reading|notes|first|second|third|last)|up to you|for you|yours|not (?:hard|far|so|here|given)|easier|have a unit|have the unit|be in lowest terms|be simplified|be reasonable|make sense|come from you|worth|important|something (?:that )?you)/i
/** "The one you want", "the one below", "the gas giant in the list", "choose the word that …". */
const POINTS =
  /\bthe (?:one|word|city|option|choice|answer) (?:(?:that )?you (?:want|need|are looking for)|between|after|before|next to|above|below|right after|right before)\b|\bnext but one\b|\bone (?:below|above|further down|further up)\b|\bthe \p{L}+(?: \p{L}+)? (?:in|on|from) (?:the|this|your) (?:list|options|choices)\b|\b(?:choose|pick|click|select|take|go with|tick|mark) the \p{L}+ (?:that|which|who|whose|with|named|called)\b/iu
/** All there is to say on a statement that is true or false. */
const SHORT_VERDICT =
  /^\W*(?:(?:yes|no|true|false|right|wrong|nope|yep|sí|oui|non|ja|nein)(?!\p{L})|(?:it|they|that|this) (?:does|do|is|are|has|have|can|did|was)(?: not|n['’]t)?\W*$)/iu
const PLACES =
  /\b(?:the|that|this) one\b(?![^.]*\?)[^.]*\b(?:is|looks|seems|fits|works)?\s*(?:right|correct|best|fits|good)\b/i
/** Riddles whose solution is the answer. */
const RIDDLE =
  /\b(?:backwards?|anagram|in binary|in base ?\d+|morse|rot13|acrostic|rhymes? with)\b|\b(?:digits?|letters?|syllables?) (?:is|are)\b|\b(?:it|the word|the name|which) (?:begins|starts|ends) (?:with|in)\b/i
const JUDGES =
  /\b(?:statement|sentence|claim|assertion)(?:'s| is| was)? (?:\w+ly )?(?:wrong|right|correct|incorrect|true|false|a lie)\b/i
/** A sentence that answers holds most of what was asked. */
const MOST_OF_QUESTION = 0.75
const LEAST_STEMS = 3

/** Says something of the answer without naming it: a riddle, a translation, a description, a verdict. */
export function describesAnswer(sentence: string, isTrueFalse: boolean): boolean {
  if (/[?？]\s*$/.test(sentence.trim())) return false
  if (isTrueFalse && SHORT_VERDICT.test(sentence)) return true
  const describes = OF_ANSWER.test(sentence) && !HARMLESS.test(sentence)
  return (
    describes ||
    POINTS.test(sentence) ||
    PLACES.test(sentence) ||
    RIDDLE.test(sentence) ||
    JUDGES.test(sentence)
  )
}

const TRUE_OR_FALSE = /^\W*(?:(?:is it )?true or false|right or wrong)\W*/i

export const isTrueFalseQuestion = (question: string): boolean => TRUE_OR_FALSE.test(question)

/** The question turned into a statement. */
export function restatesQuestion(question: string, sentence: string): boolean {
  if (/[?？]\s*$/.test(sentence.trim())) return false
  const statement = question.replace(TRUE_OR_FALSE, '')
  const isJudged = statement !== question
  const asked = [...new Set(findStems(statement))]
  if (asked.length < (isJudged ? 2 : LEAST_STEMS)) return false
  const said = new Set(findStems(sentence))
  return asked.filter((stem) => said.has(stem)).length >= asked.length * (isJudged ? 1 : MOST_OF_QUESTION)
}
