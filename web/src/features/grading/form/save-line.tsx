import { CircleCheck, CloudOff, LoaderCircle, Pencil } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { PupilWork } from '#contract/teaching/grading.ts'
import { useMomentText } from '../../../kit/days/use-moment-text.ts'
import type { SaveState } from '../use-saves.ts'

type SaveLineProps = { state: SaveState | undefined; isUnsaved: boolean; work: PupilWork }

/** Whether what stands in the form is safe, in one line. */
export function SaveLine({ state, isUnsaved, work: { submission } }: SaveLineProps) {
  const { t } = useTranslation('grading')
  const sayMoment = useMomentText()
  const name =
    state === 'saving'
      ? 'saving'
      : isUnsaved
        ? state === 'failed'
          ? 'kept'
          : 'unsaved'
        : submission?.gradedAt
          ? 'saved'
          : null
  const Icon = { saving: LoaderCircle, kept: CloudOff, unsaved: Pencil, saved: CircleCheck }[name ?? 'saved']
  return (
    // In the page before it has anything to say, else its first words are not read out.
    <p role="status" className={name ? 'flex basis-full items-center gap-2 text-muted' : 'sr-only'}>
      {name && <Icon aria-hidden="true" className="size-5 shrink-0" />}
      {name === 'saved'
        ? t(submission?.gradedByName ? 'save.saved' : 'save.automatic', {
            name: submission?.gradedByName ?? '',
            date: sayMoment(submission?.gradedAt ?? new Date(0).toISOString()),
          })
        : name && t(`save.${name}`)}
    </p>
  )
}
