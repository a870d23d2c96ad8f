import { Plus } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { LONGEST_RESOURCE, MOST_RESOURCES } from '#contract/study/study-guides.ts'
import { CharactersLeft } from '../../../kit/markdown/characters-left.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Input } from '../../../ui/forms/input.tsx'
import { Select, SelectItem } from '../../../ui/forms/select.tsx'
import { Textarea } from '../../../ui/forms/textarea.tsx'
import type { GuideValues, Resource } from './guide-values.ts'
import { ResourceList } from './resource-list.tsx'
import { useAddResource } from './use-add-resource.ts'

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
