import { CircleCheck, RotateCcw, Undo2 } from 'lucide-react'
import { type ReactNode, type RefObject, type SubmitEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../kit/use-error-text.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { TourHeader } from '../tour-header.tsx'

/** Where the last step stands in its tour, and the ways out of it. */
export type EndingFrame = {
  place: number
  total: number
  isYoung: boolean
  onBack: (() => void) | null
  onFinish: () => void
}

export type Failure = { error: Error; retry: () => void; isRetrying: boolean } | null

type EndingCardProps = {
  frame: EndingFrame
  title: string
  text: string
  /** Between the words and the buttons: a form, a problem, a code. */
  children?: ReactNode
  /** The one thing to do; without it the card only closes. */
  act?: { label: string; run: () => void; isPending: boolean } | undefined
  /** The same to the other side, where there is a choice. */
  other?: { label: string; run: () => void } | undefined
  failure?: Failure
  undo?: { run: () => void; isPending: boolean } | undefined
  /** Nothing is left to do here. */
  isDone?: boolean
  /** What was done has visibly worked; not where there was nothing to do. */
  hasWorked?: boolean
  area?: RefObject<HTMLFormElement | null>
}

/** The last card of a tour: one thing to do, what became of it, or why it did not work. It can always be left. */
export function EndingCard(props: EndingCardProps) {
  const { frame, title, text, children, act, other, failure = null, undo, isDone = false } = props
  const { hasWorked = isDone, area } = props
  const { t } = useTranslation('tours')
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that was pressed is gone, or stands for something else now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the card says something new
  useEffect(() => heading.current?.focus({ preventScroll: true }), [title])

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (act && !act.isPending) act.run()
  }

  return (
    <form ref={area} noValidate onSubmit={submit} className="flex flex-col">
      <TourHeader
        place={frame.place}
        total={frame.total}
        isYoung={frame.isYoung}
        title={title}
        text={text}
        titleRef={heading}
        icon={
          hasWorked && <CircleCheck aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-success-ink" />
        }
      />
      {children && <div className="flex flex-col gap-4 px-5 pt-4">{children}</div>}
      {failure && <FailureLine {...failure} />}
      <div className="flex flex-wrap items-center gap-2 px-5 pt-4 pb-5">
        {isDone ? (
          undo && (
            <Button icon={Undo2} variant="outline" isPending={undo.isPending} onClick={undo.run}>
              {t('endings.undo')}
            </Button>
          )
        ) : (
          <Button variant="link" className="-ml-4" onClick={frame.onFinish}>
            {t('endings.finish')}
          </Button>
        )}
        <div className="ml-auto flex flex-wrap justify-end gap-2">
          {!isDone && frame.onBack && (
            <Button variant="outline" onClick={frame.onBack}>
              {t('back')}
            </Button>
          )}
          {other && (
            <Button variant="outline" onClick={other.run}>
              {other.label}
            </Button>
          )}
          {act && (
            <Button type="submit" isPending={act.isPending}>
              {act.label}
            </Button>
          )}
          {isDone && <Button onClick={frame.onFinish}>{t('done')}</Button>}
        </div>
      </div>
    </form>
  )
}

/** One line: the tour never ends in a fault. */
function FailureLine({ error, retry, isRetrying }: NonNullable<Failure>) {
  const { t } = useTranslation('tours')
  const sayError = useErrorText()
  return (
    <div role="alert" className="mx-5 mt-4 flex flex-wrap items-center gap-3">
      <p className="min-w-0 flex-1 basis-48 text-destructive-ink">{sayError(error)}</p>
      <Button icon={RotateCcw} variant="outline" isPending={isRetrying} onClick={retry}>
        {t('endings.again')}
      </Button>
    </div>
  )
}
