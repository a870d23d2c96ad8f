import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { documents, LONGEST_DOCUMENT } from '#contract/professional/documents.ts'
import { createWriter } from '../../../api/create-writer.ts'
import { TextareaField } from '../../../ui/forms/text-field.tsx'
import { EndingCard } from './ending-card.tsx'
import { nameText } from './name-text.ts'
import { type EndingProps, useDeed } from './use-ending.ts'

/** Also of languages that put no spaces between them. */
function countWords(text: string, language: string): number {
  const parts = new Intl.Segmenter(language, { granularity: 'word' }).segment(text)
  return [...parts].filter(({ isWordLike }) => isWordLike).length
}

/** A professional saves a first text, which the tutor can answer from at once. */
export function ProfessionalEnding({ user, done, setDone, frame }: EndingProps) {
  const { t, i18n } = useTranslation('tours')
  const [text, setText] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const [create] = useState(() => createWriter(documents.create))
  const [remove] = useState(() => createWriter(documents.remove))
  const deed = useDeed({
    act: async (content: string) => {
      const saved = await create({ title: nameText(content), content })
      return {
        kind: 'documentSaved',
        id: saved.id,
        title: saved.title,
        words: countWords(saved.content ?? '', i18n.language),
      }
    },
    undo: async (made) => made.kind === 'documentSaved' && remove({ id: made.id }),
    refreshes: [['documents', 'list', user.id], ['professional']],
    setDone,
  })
  if (done?.kind === 'documentSaved') {
    return (
      <EndingCard
        frame={frame}
        isDone
        title={t('endings.professional.done', { title: done.title })}
        text={t('endings.professional.doneLine', { count: done.words })}
        failure={deed.failure}
        undo={deed.undoOf(done)}
      />
    )
  }

  function run() {
    setEmpty(text.trim() === '')
    if (text.trim() !== '') deed.run(text.trim())
  }

  return (
    <EndingCard
      frame={frame}
      title={t('endings.professional.title')}
      text={t('endings.professional.text')}
      act={{ label: t('endings.professional.save'), run, isPending: deed.isPending }}
      failure={deed.failure}
    >
      <TextareaField
        label={t('endings.professional.words')}
        value={text}
        maxLength={LONGEST_DOCUMENT}
        error={isEmpty ? t('endings.professional.empty') : undefined}
        onChange={({ target }) => setText(target.value)}
      />
    </EndingCard>
  )
}
