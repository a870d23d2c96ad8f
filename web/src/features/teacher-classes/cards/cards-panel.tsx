import { Ban, IdCard } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type CardPupil, signInCards } from '#contract/teaching/sign-in-cards.ts'
import { call } from '../../../api/call.ts'
import { useWrite } from '../../../kit/queries/use-write.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { AlertDialog } from '../../../ui/overlays/alert-dialog.tsx'
import { cardsQuery, useMakeSheets, useSayDay } from './cards.data.ts'
import { PupilChoice } from './pupil-choice.tsx'
import type { Sheet } from './sheet.ts'

type CardsPanelProps = {
  classId: number
  pupils: readonly CardPupil[]
  onMade: (sheet: Sheet) => void
}

/** Who has a card, since when, and used when; print for those chosen, end one or all. */
export function CardsPanel({ classId, pupils, onMade }: CardsPanelProps) {
  const { t } = useTranslation('cards')
  const sayState = useCardState()
  // Students keep the card they have unless the teacher chooses them: a new one ends it.
  const [chosen, setChosen] = useState<ReadonlySet<number>>(
    () => new Set(pupils.filter((one) => one.mayHaveCard && !one.card).map((one) => one.studentId)),
  )
  const refreshes = [cardsQuery(classId).queryKey]
  const print = useMakeSheets({
    classId,
    make: async (studentIds) => (await call(signInCards.print, { id: classId, studentIds })).cards,
    failed: t('printFailed'),
    onMade: (cards) => onMade({ kind: 'cards', cards }),
  })
  const revoke = useWrite(signInCards.revoke, { refreshes, done: t('ended'), failed: t('endFailed') })
  const revokeAll = useWrite(signInCards.revokeAll, {
    refreshes,
    done: t('allEnded'),
    failed: t('endFailed'),
  })
  const isReplacing = pupils.some(({ studentId, card }) => card && chosen.has(studentId))

  return (
    <div className="flex flex-col gap-4">
      <PupilChoice
        pupils={pupils}
        chosen={chosen}
        onChange={setChosen}
        isPossible={(pupil) => pupil.mayHaveCard}
        sayState={sayState}
        actions={({ studentId, name, card }) =>
          card && (
            <IconButton
              icon={Ban}
              label={t('end', { name })}
              isPending={revoke.isPending && revoke.variables.studentId === studentId}
              onClick={() => revoke.mutate({ id: classId, studentId })}
            />
          )
        }
      />
      {isReplacing && <p className="rounded-control bg-warning-soft p-3 text-warning-ink">{t('replaces')}</p>}
      <div className="flex flex-wrap justify-between gap-3">
        <Button
          icon={IdCard}
          disabled={chosen.size === 0}
          isPending={print.isPending}
          onClick={() => print.mutate(chosen)}
        >
          {t('make', { count: chosen.size })}
        </Button>
        {pupils.some(({ card }) => card) && (
          <AlertDialog
            trigger={
              <Button icon={Ban} variant="outline" isPending={revokeAll.isPending}>
                {t('endAll')}
              </Button>
            }
            title={t('endAllTitle')}
            description={t('endAllText')}
            confirmLabel={t('endAll')}
            isDestructive
            onConfirm={() => revokeAll.mutate({ id: classId })}
          />
        )}
      </div>
    </div>
  )
}

function useCardState(): (pupil: CardPupil) => string {
  const { t } = useTranslation('cards')
  const day = useSayDay()
  return ({ card, mayHaveCard }) => {
    if (!mayHaveCard) return t('state.notPossible')
    if (!card) return t('state.none')
    if (!card.isOfThisClass) return t('state.otherClass')
    return card.lastUsedAt
      ? t('state.used', { made: day(card.createdAt), used: day(card.lastUsedAt) })
      : t('state.unused', { made: day(card.createdAt) })
  }
}
