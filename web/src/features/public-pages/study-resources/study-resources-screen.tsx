import { queryOptions, useQuery } from '@tanstack/react-query'
import type { LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type CatalogRow, site } from '#contract/site.ts'
import { call } from '../../../api/call.ts'
import { AppLink } from '../../../kit/app-link.tsx'
import { MENU_ICONS } from '../../../kit/menus/menu-icons.ts'
import type { PlainPath } from '../../../kit/navigation/app-target.ts'
import { LinkButton } from '../../../kit/navigation/link-button.tsx'
import { useUser } from '../../../kit/session.ts'
import { useRegistration } from '../../../kit/site.data.ts'
import { OpenBook } from '../../../ui/drawings/open-book.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { SkeletonBlocks } from '../../../ui/states/skeleton.tsx'
import { FactTable } from '../frame/fact-table.tsx'
import { PagePart, PublicPage } from '../frame/public-page.tsx'

const catalogQuery = queryOptions({
  queryKey: ['site', 'catalogue'],
  queryFn: ({ signal }) => call(site.catalogue, {}, { signal }),
})

/** What there really is, by subject: counted by the server, not claimed. */
function Catalog() {
  const { t } = useTranslation('studyResources')
  const catalog = useQuery(catalogQuery)
  return (
    <PagePart id="catalogue" title={t('catalogue.title')} intro={t('catalogue.text')}>
      {catalog.data ? (
        <CatalogTable rows={catalog.data} />
      ) : catalog.isError ? (
        <ErrorState title={t('catalogue.failed')} headingLevel={3} query={catalog} />
      ) : (
        <SkeletonBlocks blocks={['h-12']} times={6} className="flex flex-col gap-1" />
      )}
    </PagePart>
  )
}

function CatalogTable({ rows }: { rows: readonly CatalogRow[] }) {
  const { t, i18n } = useTranslation('studyResources')
  const say = (many: number) => many.toLocaleString(i18n.language)
  const sum = (count: 'lessons' | 'quizzes') => rows.reduce((total, row) => total + row[count], 0)
  if (rows.length === 0) return <p>{t('catalogue.empty')}</p>

  function nameAudience({ audience, fromGrade, toGrade }: CatalogRow): string {
    if (audience !== 'school') return t(`catalogue.${audience}`)
    return fromGrade === toGrade
      ? t('catalogue.schoolOne', { from: fromGrade })
      : t('catalogue.school', { from: fromGrade, to: toGrade })
  }

  return (
    <FactTable
      caption={t('catalogue.caption')}
      columns={[
        t('catalogue.subject'),
        t('catalogue.audience'),
        t('catalogue.lessons'),
        t('catalogue.quizzes'),
      ]}
      numbers={[2, 3]}
      rows={[
        ...rows.map((row) => ({
          key: `${row.subject} ${row.audience}`,
          cells: [
            <Subject key={row.subject} {...row} />,
            nameAudience(row),
            say(row.lessons),
            say(row.quizzes),
          ],
        })),
        { key: 'all', cells: [t('catalogue.all'), '', say(sum('lessons')), say(sum('quizzes'))] },
      ]}
    />
  )
}

function Subject({ subject, color }: Pick<CatalogRow, 'subject' | 'color'>) {
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden="true" className="size-3 shrink-0 rounded-full" style={{ background: color }} />
      {subject}
    </span>
  )
}

/** Who is not signed in comes to the landing page, is told to sign in, and is then led to what was chosen here. */
const KINDS = [
  ['lessons', '/lessons', MENU_ICONS.myLessons],
  ['quizzes', '/quizzes', MENU_ICONS.quizzes],
  ['practice', '/practice', MENU_ICONS.practiceProblems],
  ['flashcards', '/flashcards', MENU_ICONS.flashcards],
  ['guides', '/study-guides', MENU_ICONS.studyGuides],
  ['videos', '/video-content', MENU_ICONS.videoContent],
  ['planner', '/planning', MENU_ICONS.learningPlanner],
  ['tutor', '/ai-tutor', MENU_ICONS.aiTutor],
  ['offline', '/offline-learning', MENU_ICONS.offlineLearning],
] as const

export function StudyResourcesPage() {
  const { t } = useTranslation('studyResources')
  const user = useUser()
  return (
    <PublicPage
      title={t('title')}
      lead={user ? t('leadSignedIn') : t('lead')}
      drawing={<OpenBook className="h-36 w-auto max-lg:hidden" />}
    >
      <PagePart id="kinds" title={t('kinds.title')}>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-4">
          {KINDS.map(([name, to, Icon]) => (
            <Kind key={name} to={to} Icon={Icon} title={t(`kinds.${name}`)} text={t(`kinds.${name}Text`)} />
          ))}
        </ul>
      </PagePart>
      <Catalog />
      {!user && <Join />}
    </PublicPage>
  )
}

function Kind({ to, Icon, title, text }: { to: PlainPath; Icon: LucideIcon; title: string; text: string }) {
  return (
    <li>
      <Card isInteractive className="flex h-full gap-4">
        <span className="grid size-11 shrink-0 place-items-center rounded-control bg-brand-soft text-brand-ink">
          <Icon aria-hidden="true" className="size-6" />
        </span>
        <div className="flex min-w-0 flex-col gap-1">
          <h3 className="font-semibold text-lg">
            <AppLink to={to} className="rounded-sm after:absolute after:inset-0 hover:underline">
              {title}
            </AppLink>
          </h3>
          <p className="text-muted">{text}</p>
        </div>
      </Card>
    </li>
  )
}

function Join() {
  const { t } = useTranslation('studyResources')
  const isOpen = useRegistration() === 'open'
  return (
    <PagePart id="join" title={t('join.title')} intro={t(isOpen ? 'join.text' : 'join.textSignIn')}>
      <div className="flex flex-wrap gap-3">
        {isOpen && (
          <LinkButton to="/auth" search={{ form: 'sign-up' }}>
            {t('join.start')}
          </LinkButton>
        )}
        <LinkButton to="/auth" variant={isOpen ? 'outline' : 'primary'}>
          {t('join.signIn')}
        </LinkButton>
      </div>
    </PagePart>
  )
}
