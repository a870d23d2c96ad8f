import { Search, X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Input } from './input.tsx'

type SearchInputProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'onChange'> & {
  value: string
  onValueChange: (value: string) => void
  /** Stands in the empty field and names it, where nothing else does. */
  label?: string
}

export function SearchInput(props: SearchInputProps) {
  const { value, onValueChange, label, className, onKeyDown, ...rest } = props
  const { t } = useTranslation('ui')
  return (
    <div className={`relative ${className ?? ''}`}>
      <Search aria-hidden="true" className="pointer-events-none absolute top-3 left-3 size-5 text-muted" />
      <Input
        type="search"
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && value) {
            event.stopPropagation()
            onValueChange('')
          }
          onKeyDown?.(event)
        }}
        placeholder={label}
        aria-label={label}
        className="pr-11 pl-11 [&::-webkit-search-cancel-button]:hidden"
        {...rest}
      />
      {value && (
        <button
          type="button"
          aria-label={t('search.clear')}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-muted hover:text-text"
          onClick={() => onValueChange('')}
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      )}
    </div>
  )
}
