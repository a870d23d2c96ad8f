import type { AnswerForm, CheckedAnswer, PracticeProblem } from '#contract/practice.ts'

type Asked = Pick<PracticeProblem, 'answer' | 'hintsShown'>
type Told = Pick<CheckedAnswer, 'why' | 'mistake' | 'tries'>

/** Which words say why an answer is not right yet, so that they help with the next try. */
export function explainWhy({ answer: form, hintsShown }: Asked, { why, mistake, tries }: Told) {
  switch (why) {
    case 'mistake':
      return mistake ? ({ key: 'mistake', mistake } as const) : ({ key: 'otherOption' } as const)
    case 'unreadable':
      return { key: 'unreadable' } as const
    case 'wrong_unit':
      return form.kind === 'number' && form.unit
        ? ({ key: 'wrongUnit', unit: form.unit } as const)
        : ({ key: 'wrongUnitUnknown' } as const)
    case 'close':
      return { key: form.kind === 'text' ? 'closeText' : 'closeNumber' } as const
    case 'not_simplest':
      return { key: form.kind === 'number' ? 'notWorkedOut' : 'notSimplest' } as const
    case 'wrong_form':
      return { key: nameForm(form) } as const
    case null:
      return { key: nameUnknown(form, tries, hintsShown.length > 0) } as const
  }
}

/** What the answer has to look like. */
function nameForm(form: AnswerForm) {
  if (form.kind === 'number' && form.form === 'decimal') return 'formDecimal'
  if (form.kind === 'fraction') {
    if (form.form === 'mixed') return 'formMixed'
    return form.form === 'improper' ? 'formImproper' : 'formFraction'
  }
  if (form.kind === 'expression') {
    if (form.form === 'expanded') return 'formExpanded'
    if (form.form === 'factored') return 'formFactored'
    if (form.form === 'any') return 'formSolved'
  }
  return 'formOther'
}

/** Nothing more is known than that it is wrong. */
function nameUnknown({ kind }: AnswerForm, tries: number, hasHint: boolean) {
  if (kind === 'ordering') return 'order'
  if (kind === 'matching') return 'match'
  if (tries > 1) return 'again'
  return hasHint ? 'unknownAfterHint' : 'unknown'
}
