import { useQuery } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type RosterLine, roster } from '#contract/teaching/roster.ts'
import { call } from '../../../api/call.ts'
import { createWriter } from '../../../api/create-writer.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Accordion, AccordionItem } from '../../../ui/layout/accordion.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { SkeletonBlocks } from '../../../ui/states/skeleton.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { useClassDeeds } from '../use-class-deeds.ts'
import { useFailureToast } from '../../../kit/use-failure-toast.ts'

/** Asked for when it is opened: most teachers never need it. */
export function PastStudents({ classId }: { classId: number }) {
  const { t } = useTranslation('classes')
  return (
    <Accordion>
      <AccordionItem value="past" title={t('roster.past')}>
        <PastList classId={classId} />
      </AccordionItem>
    </Accordion>
  )
}

function PastList({ classId }: { classId: number }) {
  const { t } = useTranslation('classes')
  const found = useQuery({
    queryKey: ['classes', 'past', classId],
    queryFn: ({ signal }) => call(roster.list, { id: classId }, { signal }),
    select: (lines) => lines.filter(isPast),
  })
  if (found.isPending) return <SkeletonBlocks blocks={['h-12']} shape="control" />
  if (found.isError && !found.data)
    return <ErrorState headingLevel={4} title={t('roster.pastFailed')} query={found} />
  if (found.data.length === 0) return <p className="text-muted">{t('roster.pastNone')}</p>
  return (
    <ul className="divide-y divide-border">
      {found.data.map((line) => (
        <PastLine key={line.studentId} classId={classId} line={line} />
      ))}
    </ul>
  )
}

/** Open and declined invitations stand above, until the teacher takes them away. */
function isPast({ status, consent }: RosterLine): boolean {
  return status === 'removed' || (status === 'inactive' && (consent === 'given' || consent === 'left'))
}

function useStandingText(): (line: RosterLine) => string {
  const { t } = useTranslation('classes')
  return ({ status, consent }) => {
    if (consent === 'declined') return t('invited.hasDeclined')
    if (consent === 'asked') return t('invited.takenBack')
    return status === 'removed' ? t('roster.takenOut') : t('roster.left')
  }
}

function PastLine({ classId, line }: { classId: number; line: RosterLine }) {
  const { t } = useTranslation('classes')
  const toastFailure = useFailureToast()
  const { refresh } = useClassDeeds()
  const [write] = useState(() => createWriter(roster.setStatus))
  const [isPending, setPending] = useState(false)
  const sayStanding = useStandingText()
  const { studentId, name } = line
  async function takeBack() {
    setPending(true)
    try {
      const { status } = await write({ id: classId, studentId, status: 'active' })
      await refresh()
      toast({ title: t(status === 'active' ? 'roster.added' : 'invited.done', { name }) })
    } catch (error) {
      toastFailure(t('error'), error)
    }
    setPending(false)
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 py-2">
      <span className="wrap-anywhere">
        {name} <span className="text-muted">({sayStanding(line)})</span>
      </span>
      {line.consent !== 'declined' && (
        <Button
          variant="outline"
          isPending={isPending}
          aria-label={t('roster.takeBackOf', { name })}
          onClick={() => void takeBack()}
        >
          <Undo2 aria-hidden="true" />
          {t('roster.takeBack')}
        </Button>
      )}
    </li>
  )
}
