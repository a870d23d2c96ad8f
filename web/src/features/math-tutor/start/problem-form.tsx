import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LONGEST_PROBLEM, type MathReading } from '#contract/study/math-tutor.ts'
import { KeypadPanel } from '../../../kit/practice/maths/keypad-panel.tsx'
import { listFirstProblemKeys, listProblemKeys } from '../../../kit/practice/maths/keys.ts'
import { previewMaths } from '../../../kit/practice/maths/preview-maths.ts'
import { useKeypadChoice } from '../../../kit/practice/maths/use-keypad-choice.ts'
import { RichText } from '../../../kit/rich-text/rich-text.tsx'
import { useSettled } from '../../../kit/study/use-settled.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Textarea } from '../../../ui/forms/textarea.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Formula } from '../formula.tsx'
import { readingQuery } from '../math-tutor.data.ts'
import { WideLine } from '../wide-line.tsx'

const REST_MS = 250

/** How the tutor reads what is typed, while it is typed. Its place is always the same, so nothing jumps. */
function ProblemPreview({ text }: { text: string }) {
  const { t } = useTranslation('mathTutor')
  const typed = text.trim()
  const settled = useSettled(typed, REST_MS)
  const { data, isPlaceholderData } = useQuery(readingQuery(settled))
  const reading = typed !== '' && settled === typed && !isPlaceholderData ? data : undefined
  return (
    <div
      aria-live="polite"
      className="flex min-h-24 flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-border border-dashed bg-sunken px-4 py-3"
    >
      {typed === '' ? (
        <span className="text-muted">{t('preview.empty')}</span>
      ) : reading ? (
        <Reading reading={reading} text={typed} />
      ) : (
        <Meanwhile text={typed} />
      )}
    </div>
  )
}

function Reading({ reading, text }: { reading: MathReading; text: string }) {
  const { t } = useTranslation('mathTutor')
  if (reading.state === 'care') return null
  if (reading.state === 'refused')
    return (
      <>
        <Signs text={text} />
        <span className="text-muted" lang="en">
          {reading.reason}
        </span>
      </>
    )
  const kind = reading.state === 'graph' ? 'graph' : reading.kind
  return (
    <>
      <span className="sr-only">{t('preview.label')}</span>
      {reading.latex !== null && (
        <WideLine className="text-2xl">
          <Formula latex={reading.latex} />
        </WideLine>
      )}
      <span className="text-muted" lang="en">
        {reading.state === 'graph' ? t('preview.graph') : reading.words}
      </span>
      <Badge tone="info">{t(`kinds.${kind}`)}</Badge>
    </>
  )
}

/** Signs are drawn at once, before the server has said what it makes of them. */
function Meanwhile({ text }: { text: string }) {
  const { t } = useTranslation('mathTutor')
  return hasSigns(text) ? <Signs text={text} /> : <span className="text-muted">{t('preview.reading')}</span>
}

/** Letters beside each other multiply, so that every word would be maths: without a number it is none. */
function hasSigns(text: string): boolean {
  return /\d/.test(text) && !/[a-z]{4}/i.test(text) && previewMaths(text).kind === 'shown'
}

function Signs({ text }: { text: string }) {
  const preview = previewMaths(text)
  return hasSigns(text) && preview.kind === 'shown' ? (
    <WideLine className="text-2xl">
      <RichText html={preview.html} as="line" />
    </WideLine>
  ) : null
}

type ProblemFormProps = {
  text: string
  onType: (text: string) => void
  onSend: () => void
  isSending: boolean
  isLarge: boolean
}

/** Enter begins, Shift+Enter adds a line, nothing is not sent: as in every chat. */
export function ProblemForm({ text, onType, onSend, isSending, isLarge }: ProblemFormProps) {
  const { t } = useTranslation('mathTutor')
  const box = useRef<HTMLTextAreaElement>(null)
  const [isMissing, setMissing] = useState(false)
  const keypad = useKeypadChoice()
  const isOpen = keypad.isOpen(true)

  function send() {
    if (isSending) return
    setMissing(text.trim() === '')
    if (text.trim() === '') box.current?.focus()
    else onSend()
  }

  function sendOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }

  return (
    <Card accent="var(--subject-mathematics)" className="flex flex-col gap-4">
      <Field
        label={t('form.label')}
        description={isLarge ? t('form.keysYoung') : t('form.keys')}
        error={isMissing ? t('form.empty') : undefined}
      >
        <Textarea
          ref={box}
          value={text}
          onChange={(event) => {
            onType(event.target.value)
            setMissing(false)
          }}
          onKeyDown={sendOnEnter}
          placeholder={t('form.placeholder')}
          maxLength={LONGEST_PROBLEM}
          rows={2}
          lang="en"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          inputMode={keypad.isTouch && isOpen && isLarge ? 'none' : 'text'}
          className="min-h-20! font-heading text-2xl!"
        />
      </Field>
      <ProblemPreview text={text} />
      <Button size="large" className="sm:self-end" onClick={send} isPending={isSending}>
        {t('form.send')}
        <ArrowRight aria-hidden="true" />
      </Button>
      <KeypadPanel
        isOpen={isOpen}
        onToggle={keypad.onToggle}
        keys={isLarge ? listFirstProblemKeys() : listProblemKeys()}
        columns={isLarge ? 4 : 6}
        isLarge={isLarge}
        findBox={() => box.current}
      />
    </Card>
  )
}
