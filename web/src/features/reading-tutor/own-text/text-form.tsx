import { BookOpenText } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LONGEST_READING } from '#contract/study/reading.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Textarea } from '../../../ui/forms/textarea.tsx'

const SHOWN_WHEN_LEFT = 2000

type TextFormProps = {
  text: string
  isLarge: boolean
  onWrite: (text: string) => void
  onRead: () => void
}

export function TextForm({ text, isLarge, onWrite, onRead }: TextFormProps) {
  const { t } = useTranslation('reading')
  const field = useRef<HTMLTextAreaElement>(null)
  const [isMissing, setMissing] = useState(false)
  const left = LONGEST_READING - text.length
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        setMissing(text.trim() === '')
        if (text.trim() === '') field.current?.focus()
        else onRead()
      }}
    >
      <Field
        label={t('own.label')}
        description={t('own.hint')}
        error={isMissing && text.trim() === '' ? t('own.empty') : undefined}
        aside={
          left <= SHOWN_WHEN_LEFT && <span className="text-muted">{t('own.left', { count: left })}</span>
        }
      >
        <Textarea
          ref={field}
          dir="auto"
          rows={12}
          maxLength={LONGEST_READING}
          placeholder={t('own.placeholder')}
          value={text}
          onChange={(event) => onWrite(event.target.value)}
          className={isLarge ? 'text-xl' : 'text-lg'}
        />
      </Field>
      <Button type="submit" size={isLarge ? 'large' : 'medium'} className="self-start max-sm:w-full">
        <BookOpenText aria-hidden="true" />
        {t('own.read')}
      </Button>
    </form>
  )
}
