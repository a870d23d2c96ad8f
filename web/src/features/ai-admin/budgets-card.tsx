import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AiBudget, AiState } from '#contract/admin/ai.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Card, CardDescription, CardFooter, CardTitle } from '../../ui/layout/card.tsx'
import { toast } from '../../ui/toast/toast-store.ts'
import { useSaveBudgets } from './ai-admin.data.ts'
import { type BudgetDraft, isCost, LIMITS, type LimitName, readLimit, toDraft } from './amounts.ts'
import { useFailureToast } from '../../kit/use-failure-toast.ts'
import { TextField } from '../../ui/forms/text-field.tsx'

export function BudgetsCard({ ai }: { ai: AiState }) {
  const { t } = useTranslation('aiAdmin')
  return (
    <Card className="flex flex-col gap-4">
      <CardTitle>{t('budgets.title')}</CardTitle>
      {ai.provider === 'embedded' ? (
        <CardDescription className="max-w-reading">{t('budgets.notNeeded')}</CardDescription>
      ) : (
        <BudgetsForm budgets={ai.budgets} hasPrices={ai.hasPrices} />
      )}
    </Card>
  )
}

function BudgetsForm({ budgets, hasPrices }: { budgets: AiBudget[]; hasPrices: boolean }) {
  const { t } = useTranslation('aiAdmin')
  const toastFailure = useFailureToast()
  const save = useSaveBudgets()
  const [drafts, setDrafts] = useState(() => budgets.map(toDraft))
  const [hasTried, setHasTried] = useState(false)
  const shown = LIMITS.filter((limit) => hasPrices || !isCost(limit))
  const isWrong = (draft: BudgetDraft, limit: LimitName) => readLimit(limit, draft[limit]) === undefined

  function change(role: string, limit: LimitName, typed: string) {
    setDrafts((old) => old.map((draft) => (draft.role === role ? { ...draft, [limit]: typed } : draft)))
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setHasTried(true)
    if (drafts.some((draft) => LIMITS.some((limit) => isWrong(draft, limit)))) {
      const form = event.currentTarget
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
      return
    }
    save.mutate(
      { budgets: drafts.map(toBudget) },
      {
        onSuccess: () => toast({ title: t('budgets.saved') }),
        onError: (error) => toastFailure(t('budgets.notSaved'), error),
      },
    )
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <CardDescription className="max-w-reading">{t('budgets.intro')}</CardDescription>
      {drafts.map((draft) => (
        <fieldset key={draft.role} className="rounded-card border border-border p-4">
          <legend className="px-1 font-heading font-semibold">{t(`role.${draft.role}`)}</legend>
          <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
            {shown.map((limit) => (
              <TextField
                key={limit}
                label={t(`budgets.${limit}`)}
                error={hasTried && isWrong(draft, limit) ? t('budgets.wrong') : undefined}
                inputMode={isCost(limit) ? 'decimal' : 'numeric'}
                autoComplete="off"
                placeholder={t('budgets.none')}
                value={draft[limit]}
                onChange={({ target }) => change(draft.role, limit, target.value)}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <CardFooter className="mt-0">
        <Button type="submit" isPending={save.isPending}>
          {t('budgets.save')}
        </Button>
      </CardFooter>
    </form>
  )
}

function toBudget(draft: BudgetDraft): AiBudget {
  const read = (limit: LimitName) => readLimit(limit, draft[limit]) ?? null
  return {
    role: draft.role,
    tokensADay: read('tokensADay'),
    tokensAMonth: read('tokensAMonth'),
    costADayMillionths: read('costADayMillionths'),
    costAMonthMillionths: read('costAMonthMillionths'),
  }
}
