import { Plus, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { LONGEST_RESOURCE, MOST_RESOURCES, studyGuides } from '#contract/study/study-guides.ts'
import { call } from '../../../api/call.ts'
import { CharactersLeft } from '../../../kit/markdown/characters-left.tsx'
import { useErrorText } from '../../../kit/use-error-text.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Input } from '../../../ui/forms/input.tsx'
import { Select, SelectItem } from '../../../ui/forms/select.tsx'
import { Textarea } from '../../../ui/forms/textarea.tsx'
import { toastError } from '../../../ui/toast/toast-store.ts'
import { type GuideValues, type Resource, toAddress } from './guide-values.ts'

type ResourceListProps = { resources: readonly Resource[]; onChange: (next: Resource[]) => void }

const LONGEST_NAME = 80

function ResourceList({ resources, onChange }: ResourceListProps) {
  const { t } = useTranslation('guides')
  if (resources.length === 0) return null
  return (
    <ul aria-label={t('resources')} className="flex flex-col gap-1">
      {resources.map((resource, index) => {
        const name = nameResource(resource)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two resources may be alike, and none has state of its own
          <li key={index} className="flex items-start gap-2">
            <Field
              className="min-w-0 flex-1"
              layout="inline"
              label={
                <span className="wrap-anywhere">
                  <Badge className="me-2">{resource.type === 'url' ? t('url') : t('text')}</Badge>
                  {name}
                </span>
              }
            >
              <Checkbox
                checked={resource.isChosen}
                onCheckedChange={(isChosen) =>
                  onChange(resources.with(index, { ...resource, isChosen: isChosen === true }))
                }
              />
            </Field>
            <IconButton
              label={t('removeResource', { name })}
              icon={X}
              onClick={() => onChange(resources.filter((_, place) => place !== index))}
            />
          </li>
        )
      })}
    </ul>
  )
}

function nameResource({ name, content }: Resource): string {
  const full = (name ?? content).trim().replace(/\s+/g, ' ')
  return full.length > LONGEST_NAME ? `${full.slice(0, LONGEST_NAME)}…` : full
}

/** The material of the guide: what was added, and one more to add. */
export function ResourcesField({ form }: { form: UseFormReturn<GuideValues> }) {
  const { t } = useTranslation('guides')
  const field = useRef<HTMLTextAreaElement & HTMLInputElement>(null)
  const [resources, type, typed] = useWatch({
    control: form.control,
    name: ['resources', 'nextType', 'nextContent'],
  })
  const change = (next: Resource[]) => form.setValue('resources', next)
  const setTyped = (text: string) => form.setValue('nextContent', text)
  const { add, isReading } = useAddResource((resource) => {
    change([...form.getValues('resources'), resource])
    setTyped('')
    field.current?.focus()
  })

  async function addTyped() {
    if (!(await add(type, typed))) field.current?.focus()
  }

  function addOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    void addTyped()
  }

  const isFull = resources.length >= MOST_RESOURCES
  return (
    <fieldset className="flex flex-col gap-3 rounded-card border border-border p-4">
      <legend className="px-1 font-medium">{t('resources')}</legend>
      <p className="text-muted">{t('resourcesText')}</p>
      <ResourceList resources={resources} onChange={change} />
      {isFull ? (
        <p>{t('resourcesFull', { count: MOST_RESOURCES })}</p>
      ) : (
        <>
          <div className="grid gap-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
            <Field label={t('resourceType')}>
              <Select
                value={type}
                onValueChange={(next) => form.setValue('nextType', next === 'url' ? 'url' : 'text')}
              >
                <SelectItem value="text">{t('text')}</SelectItem>
                <SelectItem value="url">{t('url')}</SelectItem>
              </Select>
            </Field>
            <Field
              label={t('resourceContent')}
              aside={<CharactersLeft length={typed.length} maxLength={LONGEST_RESOURCE} />}
            >
              {type === 'text' ? (
                <Textarea
                  ref={field}
                  rows={3}
                  value={typed}
                  onChange={(event) => setTyped(event.target.value)}
                />
              ) : (
                <Input
                  ref={field}
                  type="url"
                  inputMode="url"
                  autoCapitalize="none"
                  spellCheck={false}
                  value={typed}
                  onChange={(event) => setTyped(event.target.value)}
                  onKeyDown={addOnEnter}
                />
              )}
            </Field>
          </div>
          <Button
            variant="outline"
            className="self-start"
            isPending={isReading}
            pendingLabel={t('reading')}
            onClick={() => void addTyped()}
          >
            <Plus aria-hidden="true" />
            {t('add')}
          </Button>
        </>
      )}
    </fieldset>
  )
}

/** A text is added as it is; a page is read first, so that whoever adds it learns at once when it cannot be. */
function useAddResource(onAdded: (resource: Resource) => void) {
  const { t } = useTranslation(['guides', 'study'])
  const toErrorText = useErrorText()
  const [isReading, setReading] = useState(false)
  const asked = useRef<AbortController | null>(null)
  useEffect(() => () => asked.current?.abort(), [])

  function fail(description: string): false {
    toastError(t('study:error'), description)
    return false
  }

  /** Whether it was added; if not, the reader has been told why. */
  async function add(type: Resource['type'], typed: string): Promise<boolean> {
    if (!typed.trim()) return fail(t('emptyResource'))
    if (typed.length > LONGEST_RESOURCE) return fail(t('resourceTooLong', { count: LONGEST_RESOURCE }))
    if (type === 'text') {
      onAdded({ type, content: typed, name: null, isChosen: true })
      return true
    }
    const content = toAddress(typed)
    const asking = new AbortController()
    asked.current = asking
    setReading(true)
    try {
      const { title } = await call(studyGuides.readResource, { url: content }, { signal: asking.signal })
      if (asking.signal.aborted) return true
      setReading(false)
      onAdded({ type, content, name: title, isChosen: true })
      return true
    } catch (error) {
      if (asking.signal.aborted) return true
      setReading(false)
      return fail(toErrorText(error))
    }
  }

  return { add, isReading }
}
