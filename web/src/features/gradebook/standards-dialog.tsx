import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { StandardsReport } from '#contract/teaching/gradebook.ts'
import { AppLink } from '../../kit/app-link.tsx'
import { QueryView } from '../../kit/queries/query-view.tsx'
import { NativeSelect } from '../../ui/forms/native-select.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { SkeletonBlocks } from '../../ui/states/skeleton.tsx'
import { standardsQuery } from './gradebook.data.ts'

/** How many students hold each standard of the grade, and the answers behind it. */
export function StandardsDialog({ classId, onClose }: { classId: number; onClose: () => void }) {
  const { t } = useTranslation('gradebook')
  const [subject, setSubject] = useState<string | null>(null)
  const found = useQuery(standardsQuery(classId, subject))
  return (
    <Dialog title={t('standards.open')} description={t('standards.text')} width="large" onClose={onClose}>
      <QueryView
        query={found}
        failed={t('standards.failed')}
        headingLevel={3}
        loading={<SkeletonBlocks blocks={['h-11', 'h-40']} />}
      >
        {(report) => <Standards report={report} onSubject={setSubject} />}
      </QueryView>
    </Dialog>
  )
}

function Standards({ report, onSubject }: { report: StandardsReport; onSubject: (subject: string) => void }) {
  const { t } = useTranslation('gradebook')
  const { grade, subject, subjects, pupils, standards } = report
  if (standards.length === 0) return <p className="text-muted">{t('standards.none')}</p>
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-medium text-lg">{t('standards.title', { grade })}</h3>
        {subjects.length > 1 && (
          <NativeSelect label={t('standards.subject')} value={subject} onChange={onSubject}>
            {subjects.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </NativeSelect>
        )}
      </div>
      <ul className="flex flex-col divide-y divide-border">
        {standards.map((standard) => (
          <li key={standard.code} className="py-2">
            <StandardLine standard={standard} pupils={pupils} subject={subject} />
          </li>
        ))}
      </ul>
    </div>
  )
}

type StandardLineProps = Pick<StandardsReport, 'pupils' | 'subject'> & {
  standard: StandardsReport['standards'][number]
}

function StandardLine({ standard, pupils, subject }: StandardLineProps) {
  const { t, i18n } = useTranslation('gradebook')
  const { code, skills, held, begun } = standard
  const answers = begun.reduce((sum, one) => sum + one.answers, 0)
  const nameOf = new Map(pupils.map(({ id, firstName, lastName }) => [id, `${lastName}, ${firstName}`]))
  const head = (
    <>
      <span className="font-medium">{code}</span>
      {' · '}
      {t('standards.held', { held, count: pupils.length })}
      <span className="block text-muted text-sm">
        {begun.length === 0
          ? t('standards.noEvidence')
          : `${t('standards.answers', { count: answers })} · ${t('count', { count: begun.length })}`}
        {` · ${skills.map(({ name }) => name).join(', ')}`}
      </span>
    </>
  )
  if (begun.length === 0) return <div>{head}</div>
  return (
    <details>
      <summary className="cursor-pointer">{head}</summary>
      <ul className="mt-2 flex flex-col gap-1 ps-4">
        {begun.map((one) => (
          <li key={one.studentId}>
            <AppLink
              to="/teacher/students/$id"
              params={{ id: String(one.studentId) }}
              search={{ subject, skill: skills[0]?.id }}
              className="rounded-control text-brand-ink underline underline-offset-4"
            >
              {nameOf.get(one.studentId)}
            </AppLink>
            <span className="block text-muted text-sm">
              {t('standards.student', {
                held: one.heldSkills,
                skills: skills.length,
                correct: one.correct,
                answers: one.answers,
                date: new Date(one.lastAnsweredAt).toLocaleDateString(i18n.language),
              })}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}
