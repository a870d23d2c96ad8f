import { useTranslation } from 'react-i18next'
import type { HardWord } from '#contract/study/reading.ts'
import { SpeakButton } from '../../../kit/speech/speak-button.tsx'

type WordListProps = {
  words: readonly HardWord[]
  toId: (place: number) => string
  isByModel: boolean
}

/** Every hard word with what it means; the words in the text are described by these lines. */
export function WordList({ words, toId, isByModel }: WordListProps) {
  const { t } = useTranslation('reading')
  return (
    <section aria-labelledby="reading-words" className="flex flex-col gap-2">
      <h3 id="reading-words" className="font-semibold text-xl">
        {t('words.title')}
      </h3>
      {words.length === 0 ? (
        <p className="text-muted">{t('words.none')}</p>
      ) : (
        <>
          <p className="text-muted">{t('words.lead')}</p>
          <dl className="grid gap-x-8 gap-y-1 md:grid-cols-2">
            {words.map((word, place) => (
              <div key={word.start} className="min-w-0">
                <dt className="flex min-h-11 flex-wrap items-center gap-x-2">
                  <span className="font-medium">{word.word}</span>
                  <span className="text-muted">{t('words.syllables', { count: word.syllables })}</span>
                  <SpeakButton text={word.word} label={`${t('voice.listen')}: ${word.word}`} />
                </dt>
                <dd id={toId(place)}>
                  <Meaning word={word} />
                </dd>
              </div>
            ))}
          </dl>
          <p className="text-muted">{isByModel ? t('words.sourceModel') : t('words.source')}</p>
        </>
      )}
    </section>
  )
}

export function Meaning({ word: { senses } }: { word: HardWord }) {
  const { t } = useTranslation('reading')
  const [first, second] = senses
  if (first === undefined) return <span className="text-muted">{t('words.unknown')}</span>
  return (
    <>
      {first}
      {second !== undefined && <span className="block text-muted">{t('words.or', { sense: second })}</span>}
    </>
  )
}
