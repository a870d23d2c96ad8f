import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { flashcards } from '#contract/study/flashcards.ts'
import { MOST_PER_DAY } from '#engines/flashcards/index.ts'
import { createWriter } from '../../../api/create-writer.ts'
import { useErrorText } from '../../../kit/use-error-text.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { NumberInput } from '../../../ui/forms/number-input.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { useCardLists } from '../flashcards.data.ts'
import { readCount } from './read-count.ts'

type LimitsFormProps = { user: User; limits: { newPerDay: number; reviewsPerDay: number } }

export function LimitsForm({ user, limits }: LimitsFormProps) {
  const { t } = useTranslation('flashcards')
  const toErrorText = useErrorText()
  const lists = useCardLists(user.id)
  const [typed, setTyped] = useState({
    newPerDay: String(limits.newPerDay),
    reviewsPerDay: String(limits.reviewsPerDay),
  })
  const [save] = useState(() => createWriter(flashcards.saveLimits))
  const newPerDay = readCount(typed.newPerDay, 0, MOST_PER_DAY)
  const reviewsPerDay = readCount(typed.reviewsPerDay, 0, MOST_PER_DAY)
  const saving = useMutation({
    mutationFn: save,
    onSuccess: () => {
      toast({ title: t('settings.saved') })
      void lists.refreshFigures()
    },
  })
  const wrong = t('settings.wrongCount', { least: 0, most: MOST_PER_DAY })
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (newPerDay !== null && reviewsPerDay !== null) saving.mutate({ newPerDay, reviewsPerDay })
      }}
    >
      <h3 className="font-semibold text-lg">{t('settings.limits')}</h3>
      <Field label={t('settings.newPerDay')} error={newPerDay === null ? wrong : undefined}>
        <NumberInput
          min={0}
          max={MOST_PER_DAY}
          value={typed.newPerDay}
          onChange={(event) => setTyped({ ...typed, newPerDay: event.target.value })}
        />
      </Field>
      <Field
        label={t('settings.reviewsPerDay')}
        description={t('settings.limitsHint')}
        error={reviewsPerDay === null ? wrong : undefined}
      >
        <NumberInput
          min={0}
          max={MOST_PER_DAY}
          value={typed.reviewsPerDay}
          onChange={(event) => setTyped({ ...typed, reviewsPerDay: event.target.value })}
        />
      </Field>
      {saving.isError && (
        <p role="alert" className="text-destructive-ink">
          {toErrorText(saving.error)}
        </p>
      )}
      <div>
        <Button type="submit" isPending={saving.isPending}>
          {t('settings.save')}
        </Button>
      </div>
    </form>
  )
}
