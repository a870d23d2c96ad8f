import type { TFunction } from 'react-i18next'
import type { Opcode } from '#engines/kids-code/catalog/catalog.ts'
import type { Category } from '#engines/kids-code/program/block-definition.ts'

export type SentencePart = { text: string } | { slot: string }

/** Words and slots in the order of the language: `move {steps} steps` has a slot between two words. */
export function splitSentence(sentence: string): SentencePart[] {
  return sentence
    .split(/(\{[^}]+\})/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (part.startsWith('{') ? { slot: part.slice(1, -1) } : { text: part }))
}

export type BlockTranslator = TFunction<'kidsCodeBlocks'>

/** Everything that stands on blocks, in the language of the reader. `block-words.test.ts` knows that nothing is missing. */
export type BlockWords = ReturnType<typeof readBlockWords>

export function readBlockWords(translator: BlockTranslator) {
  // Which keys there are is a matter of the catalog, which types cannot follow into every option.
  const t = translator as unknown as (key: string) => string
  return {
    sentence: (opcode: Opcode): SentencePart[] => splitSentence(t(`sentence.${opcode}`)),
    picture: (opcode: Opcode): SentencePart[] => splitSentence(t(`picture.${opcode}`)),
    spokenPicture: (opcode: Opcode): string => t(`spokenPicture.${opcode}`),
    category: (category: Category): string => t(`category.${category}`),
    /** Letters and digits of a keyboard speak for themselves. */
    choice: (field: string, option: string): string =>
      option.length === 1 && field === 'key' ? option.toUpperCase() : t(`choice.${field}.${option}`),
    otherwise: t('else'),
    choose: t('choose'),
    missing: t('missing'),
    yes: t('literal.true'),
  }
}
