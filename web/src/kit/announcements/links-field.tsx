import { Plus, X } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { type Attachment, LinkAddress } from '#contract/classroom/work.ts'
import { Button } from '../../ui/actions/button.tsx'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Input } from '../../ui/forms/input.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'

type LinksFieldProps = {
  value: readonly Attachment[]
  onChange: (attachments: Attachment[]) => void
  most: number
}

const WEB = /^https?:\/\/[^\s/]/i

/** Links beside a text: an address, and a name where the address says too little. */
export function LinksField({ value, onChange, most }: LinksFieldProps) {
  const { t } = useTranslation('announcements')
  const [address, setAddress] = useState('')
  const [name, setName] = useState('')
  const [hasTried, setTried] = useState(false)
  const isUsable = WEB.test(address.trim()) && z.safeParse(LinkAddress, address.trim()).success

  function add() {
    if (address.trim() === '') return
    setTried(true)
    if (!isUsable) return
    const url = address.trim()
    onChange([...value, { url, name: (name.trim() || url.replace(/^https?:\/\//i, '')).slice(0, 200) }])
    setAddress('')
    setName('')
    setTried(false)
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    add()
  }

  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-2 font-medium">{t('links.legend')}</legend>
      {value.length > 0 && (
        <ul className="flex flex-col gap-2">
          {value.map((link) => (
            <li
              key={`${link.url} ${link.name}`}
              className="flex items-center gap-2 rounded-control border border-border ps-3"
            >
              <span className="min-w-0 flex-1 truncate">{link.name}</span>
              <IconButton
                label={t('links.remove', { name: link.name })}
                icon={<X aria-hidden="true" />}
                onClick={() => onChange(value.filter((other) => other !== link))}
              />
            </li>
          ))}
        </ul>
      )}
      {value.length < most && (
        <div className="flex flex-wrap items-start gap-3">
          <TextField
            label={t('links.address')}
            error={hasTried && !isUsable ? t('links.wrong') : undefined}
            className="min-w-48 flex-2"
            type="url"
            inputMode="url"
            placeholder={t('links.example')}
            value={address}
            onChange={(event) => setAddress(event.target.value)}
            onKeyDown={handleKey}
            autoComplete="off"
          />
          <Field label={t('links.name')} isOptional className="min-w-40 flex-1">
            <Input
              value={name}
              maxLength={200}
              onChange={(event) => setName(event.target.value)}
              onKeyDown={handleKey}
              autoComplete="off"
            />
          </Field>
          <Button variant="outline" className="sm:mt-8" onClick={add}>
            <Plus aria-hidden="true" />
            {t('links.add')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
