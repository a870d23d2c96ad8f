import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { PracticeProblem } from '#contract/practice.ts'
import { RichText } from '../rich-text/rich-text.tsx'
import { ListenButton } from '../speech/listen-button.tsx'
import { sayElement } from '../speech/say-element.ts'
import { sayHtml } from '../speech/say-html.ts'

type ProblemTextProps = { problem: PracticeProblem; promptId: string; isLarge: boolean }

/** What is to be read before answering: a text where there is one, the question, a picture. */
export function ProblemText({ problem, promptId, isLarge }: ProblemTextProps) {
  const { t } = useTranslation('practice')
  const texts = useRef<HTMLDivElement>(null)

  function collect(): string[] {
    const heard = [...(texts.current?.querySelectorAll('[data-heard]') ?? [])].map(sayElement)
    return [...heard, ...listOptions(problem).map(sayHtml)]
  }

  return (
    <div ref={texts} className="flex flex-col gap-4">
      {problem.passageHtml && (
        <section
          data-heard=""
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls, and the arrow keys scroll it
          tabIndex={0}
          aria-label={t('session.passage')}
          className="max-h-96 overflow-y-auto rounded-card border border-border bg-sunken p-4 text-lg"
        >
          <RichText html={problem.passageHtml} />
        </section>
      )}
      <div className="flex flex-wrap items-start justify-between gap-3">
        {/* Names the answer field, with formulas in words. */}
        <span id={promptId} hidden>
          {sayHtml(problem.promptHtml)}
        </span>
        <p data-heard="" className={`min-w-0 flex-1 basis-72 ${isLarge ? 'text-2xl' : 'text-xl'}`}>
          <RichText html={problem.promptHtml} as="line" />
        </p>
        <ListenButton
          collect={collect}
          label={t('listen.start')}
          stopLabel={t('listen.stop')}
          isLarge={isLarge}
        />
      </div>
      {problem.figure && (
        <div className="mx-auto w-full max-w-lg [&_svg]:max-h-60!">
          <RichText html={problem.figure} />
        </div>
      )}
    </div>
  )
}

function listOptions({ answer }: PracticeProblem): string[] {
  return answer.kind === 'choice' ? answer.options.map(({ html }) => html) : []
}
