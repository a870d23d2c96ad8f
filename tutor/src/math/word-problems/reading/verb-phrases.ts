import { verbOf } from '../words/verbs.ts'
import type { Draft } from './drafts.ts'
import { isAuxiliary } from './phrases.ts'
import { isManner, QUIET, TELLING } from './small-words.ts'
import type { Token } from './tokens.ts'

type ReadVerb = { lemma: string; isPassive: boolean; isNegated: boolean; modal: string | null; end: number }

export function readVerb(tokens: readonly Token[], start: number, draft: Draft): ReadVerb | null {
  let at = start
  let [isBe, isNegated] = [false, false]
  let modal: string | null = null
  let lemma: string | null = null
  for (; at < tokens.length; at++) {
    const word = tokens[at]?.word ?? ''
    if (word === 'not') isNegated = true
    else if (QUIET.has(word) || isManner(word)) continue
    else if (word === 'all' && lemma === null) draft.adverbs.push('all')
    else if (TELLING.has(word) && !verbOf(word)) draft.adverbs.push(word)
    else if (word === 'each' || (word === 'have' && tokens[at + 1]?.word === 'to')) {
      if (word === 'each') draft.adverbs.push(word)
      else {
        modal = 'must'
        at++
      }
    } else if (/^(?:has|had)$/.test(word) && tokens[at + 1]?.word === 'to') {
      modal = 'must'
      at++
    } else if (isAuxiliary(word)) {
      const verb = verbOf(word)
      if (verb?.lemma === 'be') isBe = true
      else if (/^(?:can|could|must|should|may|might|will|would)$/.test(word))
        modal = word === 'will' || word === 'would' ? modal : word
      lemma = verb?.lemma ?? lemma
      const behind = tokens[at + 1]?.word ?? ''
      const next = verbOf(behind)
      const isMain = !(
        next ||
        isAuxiliary(behind) ||
        /^(?:not|been)$/.test(behind) ||
        QUIET.has(behind) ||
        isManner(behind) ||
        (TELLING.has(behind) && behind !== 'left')
      )
      if (isMain || (behind === 'left' && isBe)) {
        at++
        break
      }
    } else {
      const verb = verbOf(word)
      // "are open"
      if (
        !verb ||
        (isBe && verb.form === 'base' && lemma === 'be' && !/^(?:read|cut|put|set|hit|split)$/.test(word))
      )
        break
      lemma = verb.lemma
      at++
      if (tokens[at]?.word === 'to' && verbOf(tokens[at + 1]?.word ?? '')?.form === 'base') {
        modal = lemma
        continue
      }
      const isPassive = isBe && verb.form === 'past'
      return { lemma, isPassive, isNegated, modal, end: at }
    }
  }
  return lemma ? { lemma, isPassive: false, isNegated, modal, end: at } : null
}
