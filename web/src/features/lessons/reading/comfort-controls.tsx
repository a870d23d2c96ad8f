import { ALargeSmall, RotateCcw } from 'lucide-react'
import * as RadioGroup from 'radix-ui/radio-group'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/actions/button.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { Popover } from '../../../ui/overlays/popover.tsx'
import { COMFORT_CHOICES, type Comfort } from './comfort.ts'

type ComfortControlsProps = {
  comfort: Comfort
  /** Without a voice its speed is no question. */
  canSpeak: boolean
  onChoose: (next: Partial<Comfort>) => void
  onReset: () => void
}

export function ComfortControls({ comfort, canSpeak, onChoose, onReset }: ComfortControlsProps) {
  const { t } = useTranslation('lessons')
  const { size, spacing, font, paper, speed } = COMFORT_CHOICES
  return (
    <Popover
      label={t('comfort.open')}
      align="end"
      trigger={
        <IconButton variant="outline" label={t('comfort.open')} icon={<ALargeSmall aria-hidden="true" />} />
      }
    >
      <div className="-m-2 flex max-h-[70dvh] flex-col gap-4 overflow-y-auto p-2">
        <ChoiceRow
          label={t('size.label')}
          choices={size}
          nameOf={(choice) => t(`size.${choice}`)}
          value={comfort.size}
          onChoose={(choice) => onChoose({ size: choice })}
        />
        <ChoiceRow
          label={t('spacing.label')}
          choices={spacing}
          nameOf={(choice) => t(`spacing.${choice}`)}
          value={comfort.spacing}
          onChoose={(choice) => onChoose({ spacing: choice })}
        />
        <ChoiceRow
          label={t('font.label')}
          choices={font}
          nameOf={(choice) => t(`font.${choice}`)}
          value={comfort.font}
          onChoose={(choice) => onChoose({ font: choice })}
        />
        <ChoiceRow
          label={t('paper.label')}
          choices={paper}
          nameOf={(choice) => t(`paper.${choice}`)}
          value={comfort.paper}
          onChoose={(choice) => onChoose({ paper: choice })}
        />
        {canSpeak && (
          <ChoiceRow
            label={t('speed.label')}
            choices={speed}
            nameOf={(choice) => t(`speed.${choice}`)}
            value={comfort.speed}
            onChoose={(choice) => onChoose({ speed: choice })}
          />
        )}
        <Button variant="ghost" onClick={onReset}>
          <RotateCcw aria-hidden="true" />
          {t('comfort.reset')}
        </Button>
      </div>
    </Popover>
  )
}

type ChoiceRowProps<Choice extends string> = {
  label: string
  choices: readonly Choice[]
  nameOf: (choice: Choice) => string
  value: Choice
  onChoose: (choice: Choice) => void
}

function ChoiceRow<Choice extends string>(props: ChoiceRowProps<Choice>) {
  const { label, choices, nameOf, value, onChoose } = props
  const labelId = useId()
  return (
    <div className="flex flex-col gap-1.5">
      <span id={labelId} className="font-medium">
        {label}
      </span>
      <RadioGroup.Root
        aria-labelledby={labelId}
        value={value}
        onValueChange={(next) => onChoose(next as Choice)}
        className="flex flex-wrap gap-1.5"
      >
        {choices.map((choice) => (
          <RadioGroup.Item
            key={choice}
            value={choice}
            className="min-h-11 flex-1 whitespace-nowrap rounded-control border border-border-strong px-2.5 hover:bg-fill data-[state=checked]:border-brand data-[state=checked]:bg-brand-soft data-[state=checked]:font-medium data-[state=checked]:text-brand-ink"
          >
            {nameOf(choice)}
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    </div>
  )
}
