import { MessagesSquare } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type FamilyWeek, families } from '#contract/families/families.ts'
import { call } from '../../../api/call.ts'
import { createWriter } from '../../../api/create-writer.ts'
import { EndingCard } from './ending-card.tsx'
import { OfferView } from './offer-view.tsx'
import { type EndingProps, useDeed, useOffer } from './use-ending.ts'

async function loadWeek() {
  const [settings, weeks] = await Promise.all([call(families.settings, {}), call(families.weeks, {})])
  return { ...settings, week: weeks[0] ?? null }
}

/** A guardian sees the very lines that come every Friday and says whether they come by mail. */
export function GuardianEnding(props: EndingProps) {
  const { user, done, setDone, frame } = props
  const { t } = useTranslation('tours')
  const offer = useOffer('guardian', user.id, loadWeek)
  const [save] = useState(() => createWriter(families.saveSettings))
  const deed = useDeed({
    act: async ({ isOn, wasOn }: { isOn: boolean; wasOn: boolean }) => {
      const { digestEnabled } = await save({ digestEnabled: isOn })
      return { kind: 'mailChosen', isOn: digestEnabled, wasOn }
    },
    undo: async (made) => made.kind === 'mailChosen' && save({ digestEnabled: made.wasOn }),
    refreshes: [['families', 'settings']],
    setDone,
  })
  if (done?.kind === 'mailChosen') {
    return (
      <EndingCard
        frame={frame}
        isDone
        title={t(done.isOn ? 'endings.guardian.on' : 'endings.guardian.off')}
        text={t(done.isOn ? 'endings.guardian.onLine' : 'endings.guardian.offLine')}
        failure={deed.failure}
        undo={deed.undoOf(done)}
      />
    )
  }
  return (
    <OfferView offer={offer} frame={frame}>
      {({ canMail, digestEnabled: wasOn, week }) =>
        canMail ? (
          <EndingCard
            frame={frame}
            title={t(week ? 'endings.guardian.title' : 'endings.guardian.firstTitle')}
            text={t('endings.guardian.text')}
            act={{
              label: t('endings.guardian.mail'),
              run: () => deed.run({ isOn: true, wasOn }),
              isPending: deed.isPending,
            }}
            other={{ label: t('endings.guardian.noMail'), run: () => deed.run({ isOn: false, wasOn }) }}
            failure={deed.failure}
          >
            {week && <WeekLines week={week} />}
          </EndingCard>
        ) : (
          <WithoutMail {...props} week={week} />
        )
      }
    </OfferView>
  )
}

/** The question for dinner goes along to the table, or to whoever cooks. */
function WithoutMail({ done, setDone, frame, week }: EndingProps & { week: FamilyWeek | null }) {
  const { t } = useTranslation('tours')
  const [isRefused, setRefused] = useState(false)
  const question = week?.children.map(({ talk }) => talk).join('\n')
  if (done?.kind === 'copied') {
    return (
      <EndingCard
        frame={frame}
        isDone
        title={t('endings.guardian.copied')}
        text={t('endings.guardian.copiedLine', { question: done.question })}
      />
    )
  }
  if (!week || !question) {
    return (
      <EndingCard
        frame={frame}
        isDone
        hasWorked={false}
        title={t('endings.guardian.firstTitle')}
        text={t('endings.guardian.noMailText')}
      />
    )
  }

  function copy(text: string) {
    navigator.clipboard.writeText(text).then(
      () => setDone({ kind: 'copied', question: text }),
      () => setRefused(true),
    )
  }

  return (
    <EndingCard
      frame={frame}
      title={t('endings.guardian.title')}
      text={t('endings.guardian.noMailText')}
      act={{ label: t('endings.guardian.copy'), run: () => copy(question), isPending: false }}
    >
      <WeekLines week={week} />
      <p role="status" className="empty:hidden">
        {isRefused && t('endings.guardian.notCopied')}
      </p>
    </EndingCard>
  )
}

function WeekLines({ week }: { week: FamilyWeek }) {
  const { t } = useTranslation('tours')
  return week.children.map(({ id, firstName, lines, talk }) => (
    <section key={id} className="flex flex-col gap-2 rounded-card bg-brand-soft p-4">
      <h3 className="font-semibold">{firstName}</h3>
      <ul className="list-disc ps-5">
        {lines.map((line) => (
          <li key={line} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
      <p className="flex gap-2">
        <MessagesSquare aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brand" />
        <span className="wrap-anywhere">
          <span className="font-medium">{t('endings.guardian.talk')}</span> {talk}
        </span>
      </p>
    </section>
  ))
}
