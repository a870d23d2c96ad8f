import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Input } from '../../ui/forms/input.tsx'

type Days = { from: string; to: string }

type OwnDaysFormProps = {
  words: { from: string; to: string; wrong: string; show: string }
  /** What is shown now, to begin with. */
  start: Partial<Days>
  isPossible: (days: Days) => boolean
  onShow: (days: Days) => void
}

/** A first and a last day of one's own. */
export function OwnDaysForm({ words, start, isPossible, onShow }: OwnDaysFormProps) {
  const [from, setFrom] = useState(start.from ?? '')
  const [to, setTo] = useState(start.to ?? '')
  const [isWrong, setWrong] = useState(false)
  function submit(event: FormEvent) {
    event.preventDefault()
    const isRight = isPossible({ from, to })
    setWrong(!isRight)
    if (isRight) onShow({ from, to })
  }
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-3 print:hidden" noValidate>
      <Field label={words.from}>
        <Input type="date" value={from} onChange={(event) => setFrom(event.target.value)} />
      </Field>
      <Field label={words.to} error={isWrong ? words.wrong : undefined}>
        <Input type="date" value={to} onChange={(event) => setTo(event.target.value)} />
      </Field>
      <Button type="submit" variant="outline">
        {words.show}
      </Button>
    </form>
  )
}
