import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SESSION_DAYS } from '#contract/pages/policy-figures.ts'
import { COMFORT_DAYS } from '../../../device/comfort-cookies.ts'
import {
  type CookiePreferences,
  readCookiePreferences,
  saveCookiePreferences,
} from '../../../device/cookie-preferences.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Switch } from '../../../ui/forms/switch.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { FactTable } from '../frame/fact-table.tsx'
import { Policy } from '../policies/policy.tsx'

type StoredThing = {
  /** As the browser shows it; a star stands for what differs from person to person. */
  name: string
  /** Its purpose in the words of the page. */
  purpose: string
  where: 'cookie' | 'local' | 'session' | 'database' | 'files'
  life: number | 'untilCleared' | 'untilSignOut' | 'untilGone' | 'untilSent' | 'untilClosed' | 'untilReplaced'
}

/** All that the product keeps in a browser. A journey holds it against what is really there. */
const STORED_THINGS = {
  essential: [
    { name: 'trellis_session', purpose: 'session', where: 'cookie', life: SESSION_DAYS },
    { name: 'trellis_signed_in', purpose: 'hint', where: 'cookie', life: SESSION_DAYS },
    { name: 'cookie-preferences', purpose: 'preferences', where: 'local', life: 'untilCleared' },
    { name: 'trellis.user.draft.*', purpose: 'draft', where: 'local', life: 'untilSent' },
    { name: 'trellis.user.quiz.*', purpose: 'quiz', where: 'session', life: 'untilClosed' },
    { name: 'trellis.user.practice.*', purpose: 'practice', where: 'session', life: 'untilClosed' },
    { name: 'trellis.user.cachedLessons.*', purpose: 'cachedLessons', where: 'local', life: 'untilSignOut' },
    { name: 'trellis.persistAsked', purpose: 'persistAsked', where: 'local', life: 'untilCleared' },
    { name: 'provider-ticket', purpose: 'ticket', where: 'session', life: 'untilClosed' },
    { name: 'tsr-scroll-restoration*', purpose: 'scroll', where: 'session', life: 'untilClosed' },
    { name: 'trellis', purpose: 'database', where: 'database', life: 'untilGone' },
    { name: 'workbox-precache*', purpose: 'precache', where: 'files', life: 'untilReplaced' },
    { name: 'trellis-files', purpose: 'files', where: 'files', life: 'untilReplaced' },
  ],
  functional: [
    { name: 'remembered-username', purpose: 'username', where: 'local', life: 'untilCleared' },
    { name: 'sidebar_state', purpose: 'sidebar', where: 'cookie', life: COMFORT_DAYS },
    { name: 'window_shape', purpose: 'window', where: 'cookie', life: COMFORT_DAYS },
    { name: 'theme', purpose: 'theme', where: 'local', life: 'untilCleared' },
    { name: 'theme-of-account', purpose: 'accountTheme', where: 'local', life: 'untilCleared' },
    { name: 'language', purpose: 'language', where: 'local', life: 'untilCleared' },
    { name: 'trellis.reading', purpose: 'reading', where: 'local', life: 'untilCleared' },
    { name: 'trellis.user.chat.panel', purpose: 'chatPanel', where: 'local', life: 'untilSignOut' },
    { name: 'trellis.user.agents.*', purpose: 'agents', where: 'local', life: 'untilSignOut' },
    { name: 'trellis.user.videos.play.*', purpose: 'videos', where: 'local', life: 'untilSignOut' },
    { name: 'trellis.user.grading.keysOff', purpose: 'shortcuts', where: 'local', life: 'untilSignOut' },
  ],
} as const satisfies Record<string, readonly StoredThing[]>

const KINDS = [
  'essential',
  'functional',
  'analytics',
  'marketing',
] as const satisfies readonly (keyof CookiePreferences)[]

function CookieChoice() {
  const { t } = useTranslation('cookies')
  const [saved, setSaved] = useState(() => readCookiePreferences())
  const [chosen, setChosen] = useState(saved)
  const isChanged = KINDS.some((kind) => chosen[kind] !== saved[kind])

  function save(event: FormEvent) {
    event.preventDefault()
    try {
      saveCookiePreferences(chosen)
    } catch {
      window.alert(t('choose.failed'))
      return
    }
    setSaved(chosen)
    // Documented as an alert of the browser: it cannot be overlooked, and it does not go by itself.
    window.alert(t('choose.saved'))
  }

  return (
    <Card>
      <form onSubmit={save} aria-labelledby="choose-title" className="flex flex-col gap-5">
        {KINDS.map((kind) => (
          <Field
            key={kind}
            label={<span className="font-medium">{t(`choose.${kind}`)}</span>}
            description={t(`choose.${kind}Text`)}
            layout="inline"
            className="[&>p]:-mt-2 sm:[&>p]:ml-16"
          >
            <Switch
              checked={chosen[kind]}
              disabled={kind === 'essential'}
              onCheckedChange={(isOn) => setChosen((old) => ({ ...old, [kind]: isOn }))}
            />
          </Field>
        ))}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit">{t('choose.save')}</Button>
          <p role="status" className="text-muted">
            {isChanged && t('choose.unsaved')}
          </p>
        </div>
      </form>
    </Card>
  )
}

const SECTIONS = ['what', 'choose', 'list', 'others', 'browser'] as const

export function CookiesScreen() {
  const { t } = useTranslation('cookies')
  const extras = { choose: <CookieChoice />, list: <StoredTable /> }
  return (
    <Policy
      title={t('title')}
      lead={t('lead')}
      sections={SECTIONS.map((id) => ({
        id,
        title: t(`${id}.title`),
        text: t(`${id}.text`),
        extra: id === 'choose' || id === 'list' ? extras[id] : null,
      }))}
    />
  )
}

function StoredTable() {
  const { t } = useTranslation('cookies')
  return (
    <FactTable
      caption={t('list.caption')}
      columns={[t('list.name'), t('list.kind'), t('list.where')]}
      rows={(['essential', 'functional'] as const).flatMap((kind) =>
        STORED_THINGS[kind].map(({ name, purpose, where, life }) => ({
          key: name,
          cells: [
            <span key={name} className="flex flex-col gap-0.5">
              <code className="text-base">{name}</code>
              <span className="font-normal text-muted">{t(`purpose.${purpose}`)}</span>
            </span>,
            t(`list.${kind}`),
            <span key={where}>
              {t(`list.${where}`)}
              <span className="block text-muted">
                {typeof life === 'number' ? t('list.days', { count: life }) : t(`list.${life}`)}
              </span>
            </span>,
          ],
        })),
      )}
    />
  )
}
