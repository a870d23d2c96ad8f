import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import type { Resource } from './guide-values.ts'

type ResourceListProps = { resources: readonly Resource[]; onChange: (next: Resource[]) => void }

const LONGEST_NAME = 80

export function ResourceList({ resources, onChange }: ResourceListProps) {
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
              icon={<X aria-hidden="true" />}
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
