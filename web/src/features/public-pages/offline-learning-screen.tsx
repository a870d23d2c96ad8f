import { CloudUpload, Download, WifiOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { STORAGE_TOTAL_KB } from '../../kit/downloads/storage-budget.ts'
import { LinkButton } from '../../kit/navigation/link-button.tsx'
import { useUser } from '../../kit/session.ts'
import { Badge } from '../../ui/display/badge.tsx'
import { OfflineCloud } from '../../ui/drawings/offline-cloud.tsx'
import { formatKilobytesAsMegabytes } from '../../ui/format/format-file-size.ts'
import { FactTable } from './frame/fact-table.tsx'
import { Prose } from './frame/prose.tsx'
import { PagePart, PublicPage, Tile } from './frame/public-page.tsx'
import { SignUpLink } from './frame/sign-up-link.tsx'

const STEPS = [
  ['first', Download],
  ['second', WifiOff],
  ['third', CloudUpload],
] as const

const ACTIVITIES = [
  ['lessons', 'later', null],
  ['seen', 'yes', 'seenNote'],
  ['flashcards', 'later', 'flashcardsNote'],
  ['quizzes', 'later', 'quizzesNote'],
  ['practice', 'later', 'practiceNote'],
  ['drafts', 'later', null],
  ['tutor', 'no', null],
  ['videos', 'no', null],
  ['classes', 'no', null],
] as const
const TONES = { yes: 'success', later: 'success', no: 'neutral' } as const

export function OfflineLearningScreen() {
  const { t, i18n } = useTranslation('offlineLearning')
  return (
    <PublicPage
      title={t('title')}
      lead={t('lead')}
      aside={<Ways />}
      drawing={<OfflineCloud className="h-36 w-auto max-lg:hidden" />}
    >
      <PagePart id="steps" title={t('steps.title')}>
        <ol className="grid gap-4 lg:grid-cols-3">
          {STEPS.map(([name, icon], index) => (
            <Tile
              key={name}
              icon={icon}
              place={index + 1}
              title={t(`steps.${name}.title`)}
              text={t(`steps.${name}.text`)}
            />
          ))}
        </ol>
      </PagePart>
      <PagePart id="works" title={t('works.title')}>
        <FactTable
          caption={t('works.caption')}
          columns={[t('works.activity'), t('works.offline')]}
          rows={ACTIVITIES.map(([name, state, note]) => ({
            key: name,
            cells: [
              <Activity key={name} name={t(`works.${name}`)} note={note && t(`works.${note}`)} />,
              <Badge key={state} tone={TONES[state]} className="whitespace-nowrap">
                {t(`works.${state}`)}
              </Badge>,
            ],
          }))}
        />
      </PagePart>
      <div className="grid gap-8 lg:grid-cols-2">
        <PagePart id="storage" title={t('storage.title')}>
          <Prose
            text={t('storage.text', { total: formatKilobytesAsMegabytes(STORAGE_TOTAL_KB, i18n.language) })}
          />
        </PagePart>
        <PagePart id="needs" title={t('needs.title')}>
          <Prose text={t('needs.text')} />
        </PagePart>
      </div>
    </PublicPage>
  )
}

function Ways() {
  const { t } = useTranslation('offlineLearning')
  const user = useUser()
  return (
    <div className="mt-2 flex flex-wrap gap-3">
      <LinkButton to="/downloads">{user ? t('downloads') : t('signIn')}</LinkButton>
      {!user && <SignUpLink>{t('start')}</SignUpLink>}
    </div>
  )
}

function Activity({ name, note }: { name: string; note: string | null }) {
  return (
    <>
      {name}
      {note && <span className="block font-normal text-muted">{note}</span>}
    </>
  )
}
