import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type FamilyReadingState,
  familyReading,
  LONGEST_READING_REASON,
  SHORTEST_READING_REASON,
} from '#contract/families/family-reading.ts'
import { QueryView } from '../../kit/queries/query-view.tsx'
import { useWrite } from '../../kit/queries/use-write.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Switch } from '../../ui/forms/switch.tsx'
import { TextareaField } from '../../ui/forms/text-field.tsx'
import { Card, CardDescription, CardTitle } from '../../ui/layout/card.tsx'
import { SkeletonBlocks } from '../../ui/states/skeleton.tsx'
import { readingQuery } from './school-families.data.ts'

const KINDS = ['chats', 'notes', 'alerts'] as const
const NOTHING = { chats: false, notes: false, alerts: false }
type Decision = FamilyReadingState['earlier'][number]

/** What guardians may read besides the record of learning, in words that are kept with the date and who decided. */
export function ReadingCard() {
  const { t } = useTranslation('families')
  return (
    <Card className="flex flex-col gap-5">
      <div>
        <CardTitle>{t('admin.reading')}</CardTitle>
        <CardDescription>{t('admin.readingText')}</CardDescription>
      </div>
      <QueryView
        query={useQuery(readingQuery)}
        failed={t('admin.readingFailed')}
        headingLevel={3}
        loading={<SkeletonBlocks blocks={['h-32', 'h-24']} />}
      >
        {(state) => <ReadingForm state={state} />}
      </QueryView>
    </Card>
  )
}

function ReadingForm({ state: { current, earlier } }: { state: FamilyReadingState }) {
  const { t } = useTranslation('families')
  const queryClient = useQueryClient()
  const [values, setValues] = useState(() => toValues(current))
  const [text, setText] = useState(current?.text ?? '')
  const [hasTried, setTried] = useState(false)
  const save = useWrite(familyReading.save, {
    done: t('admin.saved'),
    failed: t('rights.notSaved'),
    onSuccess: (saved) => {
      queryClient.setQueryData(readingQuery.queryKey, saved)
      setTried(false)
    },
  })
  const isShort = text.trim().length < SHORTEST_READING_REASON
  const isSame =
    KINDS.every((kind) => values[kind] === (current?.[kind] ?? false)) &&
    text.trim() === (current?.text ?? '')
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (!isShort) save.mutate({ ...values, text: text.trim() })
      }}
    >
      <p role="status" className="font-medium">
        {current ? <Since decision={current} /> : t('admin.nothing')}
      </p>
      {KINDS.map((kind) => (
        <Field key={kind} label={t(`reading.${kind}`)} description={t(`reading.${kind}Text`)} layout="inline">
          <Switch checked={values[kind]} onCheckedChange={(isOn) => setValues({ ...values, [kind]: isOn })} />
        </Field>
      ))}
      <TextareaField
        label={t('admin.why')}
        description={t('admin.whyText')}
        error={hasTried && isShort ? t('admin.tooShort') : undefined}
        isRequired
        rows={3}
        maxLength={LONGEST_READING_REASON}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" className="self-start" isPending={save.isPending} disabled={isSame}>
        {t('admin.save')}
      </Button>
      {earlier.length > 0 && (
        <details>
          <summary className="cursor-pointer py-2 font-medium">{t('admin.earlier')}</summary>
          <ul className="flex flex-col gap-3 pt-2">
            {earlier.map((decision) => (
              <li key={decision.id} className="wrap-anywhere">
                <p className="text-muted">
                  <Since decision={decision} />
                </p>
                <p className="whitespace-pre-line">{decision.text}</p>
              </li>
            ))}
          </ul>
        </details>
      )}
    </form>
  )
}

const toValues = (decision: Decision | null) =>
  decision ? { chats: decision.chats, notes: decision.notes, alerts: decision.alerts } : NOTHING

function Since({ decision }: { decision: Decision }) {
  const { t, i18n } = useTranslation('families')
  const day = new Date(decision.setAt).toLocaleDateString(i18n.language, { dateStyle: 'long' })
  const open = KINDS.filter((kind) => decision[kind]).map((kind) => t(`reading.inList.${kind}`))
  return t('admin.since', {
    day,
    name: decision.setBy ?? t('admin.formerAdmin'),
    what: open.join(', ') || t('admin.noneOpen'),
  })
}
