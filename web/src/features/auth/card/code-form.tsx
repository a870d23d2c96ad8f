import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CARD_CODE_LENGTH, readPrintedCode, showPrintedCode } from '#engines/accounts/index.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Input } from '../../../ui/forms/input.tsx'

type CodeFormProps = {
  label: string
  submitLabel: string
  isPending: boolean
  /** What the server said about the last one. */
  refused?: string | undefined
  onSubmit: (code: string) => void
}

/** The code of a card or a poster, for devices without a camera. What cannot be one is told before it is sent. */
export function CodeForm({ label, submitLabel, isPending, refused, onSubmit }: CodeFormProps) {
  const { t } = useTranslation('cardSignIn')
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const field = useRef<HTMLInputElement>(null)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    const code = readPrintedCode(typed, CARD_CODE_LENGTH)
    setProblem(code === null ? t('code.wrongShape') : undefined)
    if (code === null) field.current?.focus()
    else onSubmit(code)
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Field label={label} description={t('code.help')} error={problem ?? refused} isRequired>
        <Input
          ref={field}
          value={typed}
          maxLength={60}
          placeholder={showPrintedCode('X'.repeat(CARD_CODE_LENGTH))}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="tabular-nums uppercase"
          onChange={({ target }) => {
            setProblem(undefined)
            setTyped(target.value)
          }}
        />
      </Field>
      <Button type="submit" size="large" isFullWidth isPending={isPending}>
        {submitLabel}
      </Button>
    </form>
  )
}
