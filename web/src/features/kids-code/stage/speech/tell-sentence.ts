import type { TFunction } from 'react-i18next'
import type { Sentence } from '#engines/kids-code/index.ts'

type Across = 'left' | 'centre' | 'right'
type Height = 'top' | 'middle' | 'bottom'
type Way = 'up' | 'up-right' | 'right' | 'down-right' | 'down' | 'down-left' | 'left' | 'up-left'

/** The words for what the engine has to tell of the stage. */
export function tellSentence({ code, values }: Sentence, t: TFunction<'kidsCodeStage'>): string {
  const { across, height, way } = values
  return t(`sentence.${code}`, {
    ...values,
    ...(across !== undefined && { place: t(`place.${height as Height}-${across as Across}`) }),
    ...(way !== undefined && { way: t(`way.${way as Way}`) }),
  })
}

export function tellSentences(sentences: readonly Sentence[], t: TFunction<'kidsCodeStage'>): string {
  return sentences.map((sentence) => tellSentence(sentence, t)).join(' ')
}
