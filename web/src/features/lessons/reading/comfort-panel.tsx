import { RotateCcw } from 'lucide-react'
import * as RadioGroup from 'radix-ui/radio-group'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/actions/button.tsx'
import { COMFORT_CHOICES, type Comfort } from './comfort.ts'

export type ComfortProps = {
  comfort: Comfort
  /** Without a voice its speed is no question. */
  canSpeak: boolean
  onChoose: (next: Partial<Comfort>) => void
  onReset: () => void
}

export function ComfortPanel({ comfort, canSpeak, onChoose, onReset }: ComfortProps) {
  const { t } = useTranslation('lessons')
  const { size, spacing, font, paper, speed } = COMFORT_CHOICES
  const rows = [
    { kind: 'size', names: size.map((choice) => t(`size.${choice}`)) },
    { kind: 'spacing', names: spacing.map((choice) => t(`spacing.${choice}`)) },
    { kind: 'font', names: font.map((choice) => t(`font.${choice}`)) },
    { kind: 'paper', names: paper.map((choice) => t(`paper.${choice}`)) },
    ...(canSpeak ? [{ kind: 'speed', names: speed.map((choice) => t(`speed.${choice}`)) } as const] : []),
  ] as const
  return (
    <div className="-m-2 flex max-h-[70dvh] flex-col gap-4 overflow-y-auto p-2">
      {rows.map(({ kind, names }) => (
        <ChoiceRow
          key={kind}
          label={t(`${kind}.label`)}
          choices={COMFORT_CHOICES[kind]}
          names={names}
          value={comfort[kind]}
          onChoose={(choice) => onChoose({ [kind]: choice })}
        />
      ))}
      <Button variant="ghost" onClick={onReset}>
        <RotateCcw aria-hidden="true" />
        {t('comfort.reset')}
      </Button>
    </div>
  )
}

type ChoiceRowProps = {
  label: string
  choices: readonly string[]
  names: readonly string[]
  value: string
  onChoose: (choice: string) => void
}

function ChoiceRow({ label, choices, names, value, onChoose }: ChoiceRowProps) {
  const labelId = useId()
  return (
    <div className="flex flex-col gap-1.5">
      <span id={labelId} className="font-medium">
        {label}
      </span>
      <RadioGroup.Root
        aria-labelledby={labelId}
        value={value}
        onValueChange={onChoose}
        className="flex flex-wrap gap-1.5"
      >
        {choices.map((choice, place) => (
          <RadioGroup.Item
            key={choice}
            value={choice}
            className="min-h-11 flex-1 whitespace-nowrap rounded-control border border-border-strong px-2.5 hover:bg-fill data-[state=checked]:border-brand data-[state=checked]:bg-brand-soft data-[state=checked]:font-medium data-[state=checked]:text-brand-ink"
          >
            {names[place]}
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    </div>
  )
}
