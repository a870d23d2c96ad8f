import { type KeyboardEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CodeLine, LanguageName } from '#engines/kids-code/index.ts'
import { colorCode, numberLines, type TokenKind } from './color-code.ts'

type CodeListingProps = {
  language: LanguageName
  lines: readonly CodeLine[]
  activeBlocks: readonly string[]
  onReveal?: ((blockId: string) => void) | undefined
}

const COLORS: Record<TokenKind, string> = {
  keyword: 'font-semibold text-purple-ink',
  string: 'text-emerald-ink',
  number: 'text-amber-ink',
  comment: 'text-muted italic',
  call: 'text-info-ink',
  plain: '',
}

/** A program in one language, line by line; each line leads to its block. */
export function CodeListing({ language, lines, activeBlocks, onReveal }: CodeListingProps) {
  const { t } = useTranslation('kidsCodeStage')
  const id = useId()
  const [chosen, setChosen] = useState(0)
  const shown = numberLines(lines)
  const place = Math.min(chosen, shown.length - 1)

  function reveal(index: number) {
    setChosen(index)
    const blockId = shown[index]?.blockId
    if (blockId) onReveal?.(blockId)
  }

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const next = nextPlace(event.key, place, shown.length)
    if (next !== null) {
      event.preventDefault()
      setChosen(next)
      document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      reveal(place)
    }
  }

  return (
    <div
      role="listbox"
      tabIndex={0}
      translate="no"
      aria-label={t(`code.${language}`)}
      aria-describedby={`${id}-hint`}
      aria-activedescendant={`${id}-${place}`}
      onKeyDown={move}
      className="group max-h-96 min-w-0 overflow-auto rounded-control border border-border bg-sunken py-2 font-mono"
    >
      {shown.map(({ number, text, blockId, isAfterGap }, index) => {
        const isActive = blockId !== null && activeBlocks.includes(blockId)
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the list's
          <div
            key={number}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === place}
            onClick={() => reveal(index)}
            className={`flex w-max min-w-full gap-3 whitespace-pre border-l-4 pr-3 pl-1 ${isAfterGap ? 'mt-4' : ''} ${
              isActive ? 'border-brand bg-brand-soft' : 'border-transparent'
            } ${blockId && onReveal ? 'cursor-pointer hover:bg-fill' : ''} group-focus-visible:aria-selected:outline-2 group-focus-visible:aria-selected:outline-focus group-focus-visible:aria-selected:-outline-offset-2`}
          >
            <span aria-hidden="true" className="w-8 shrink-0 select-none text-right text-muted">
              {number}
            </span>
            <span>
              {colorCode(text, language).map((token, tokenPlace) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line have nothing but their order
                <span key={tokenPlace} className={COLORS[token.kind]}>
                  {token.text}
                </span>
              ))}
            </span>
          </div>
        )
      })}
      <span id={`${id}-hint`} hidden>
        {t('code.hint')}
      </span>
    </div>
  )
}

function nextPlace(key: string, place: number, count: number): number | null {
  const places: Record<string, number> = {
    ArrowDown: Math.min(count - 1, place + 1),
    ArrowUp: Math.max(0, place - 1),
    Home: 0,
    End: count - 1,
  }
  return places[key] ?? null
}
