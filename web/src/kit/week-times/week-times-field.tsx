import { Plus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { WEEKDAYS, type Weekday } from '#contract/teaching/classes.ts'
import { Button } from '../../ui/actions/button.tsx'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Input } from '../../ui/forms/input.tsx'
import { Select, SelectItems } from '../../ui/forms/select.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'

/** A time of the week as it is typed; rows of a list need a name of their own while they are edited. */
export type WeekTime = { key: number; day: Weekday; from: string; to: string; place: string }

/** What the field says: lessons of a class and office hours are asked for in words of their own. */
type Words = {
  title: string
  none?: string
  add: string
  day: string
  from: string
  to: string
  place: string
  nameDay: (day: Weekday) => string
  nameRow: (number: number) => string
  nameRemoval: (time: WeekTime, number: number) => string
}

type WeekTimesFieldProps = {
  times: readonly WeekTime[]
  most: number
  words: Words
  /** What is wrong with a row, in words; nothing while nobody has tried to save. */
  findFault: (time: WeekTime) => string | undefined
  add: (times: readonly WeekTime[]) => WeekTime[]
  onChange: (times: WeekTime[]) => void
}

/** Times that come again every week, one row each. */
export function WeekTimesField({ times, most, words, findFault, add, onChange }: WeekTimesFieldProps) {
  const addButton = useRef<HTMLButtonElement>(null)
  function remove(key: number) {
    onChange(times.filter((one) => one.key !== key))
    addButton.current?.focus()
  }
  return (
    <fieldset className="@container flex flex-col gap-3">
      <legend className="mb-2 font-medium">{words.title}</legend>
      {times.length === 0 && words.none && <p className="text-muted">{words.none}</p>}
      {times.map((time, place) => (
        <WeekTimeRow
          key={time.key}
          time={time}
          number={place + 1}
          words={words}
          fault={findFault(time)}
          onChange={(changed) => onChange(times.map((one) => (one.key === changed.key ? changed : one)))}
          onRemove={() => remove(time.key)}
        />
      ))}
      <Button
        icon={Plus}
        ref={addButton}
        variant="outline"
        className="self-start"
        disabled={times.length >= most}
        onClick={() => onChange(add(times))}
      >
        {words.add}
      </Button>
    </fieldset>
  )
}

type WeekTimeRowProps = {
  time: WeekTime
  number: number
  words: Words
  fault: string | undefined
  onChange: (time: WeekTime) => void
  onRemove: () => void
}

function WeekTimeRow({ time, number, words, fault, onChange, onRemove }: WeekTimeRowProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: one row of the field set around it
    <div
      role="group"
      aria-label={words.nameRow(number)}
      className="grid grid-cols-2 items-start gap-3 rounded-card border border-border p-3 @2xl:grid-cols-[minmax(9rem,1.3fr)_minmax(7.5rem,1fr)_minmax(7.5rem,1fr)_minmax(7rem,1.3fr)_auto]"
    >
      <Field label={words.day} className="col-span-2 @2xl:col-span-1">
        <Select value={time.day} onValueChange={(day) => onChange({ ...time, day: day as Weekday })}>
          <SelectItems values={WEEKDAYS} nameOf={(day) => words.nameDay(day)} />
        </Select>
      </Field>
      <TextField
        label={words.from}
        type="time"
        value={time.from}
        onChange={({ target }) => onChange({ ...time, from: target.value })}
      />
      <Field label={words.to} error={fault}>
        <Input
          type="time"
          value={time.to}
          onChange={({ target }) => onChange({ ...time, to: target.value })}
        />
      </Field>
      <Field label={words.place} isOptional>
        <Input
          value={time.place}
          maxLength={100}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...time, place: target.value })}
        />
      </Field>
      <div className="self-end">
        <IconButton label={words.nameRemoval(time, number)} icon={<Trash2 />} onClick={onRemove} />
      </div>
    </div>
  )
}
