import { useTranslation } from 'react-i18next'
import type { AnswerForm, CheckedAnswer, PracticeProblem } from '#contract/practice.ts'

/** Why an answer is not right yet, in words that help with the next try. */
export function useWhyText(): (problem: PracticeProblem, checked: CheckedAnswer) => string {
  const { t } = useTranslation('practice')
  return ({ answer: form, hintsShown }, { why, mistake, tries }) => {
    switch (why) {
      case 'mistake':
        return mistake ? t('why.mistake', { mistake }) : t('why.otherOption')
      case 'unreadable':
        return t('why.unreadable')
      case 'wrong_unit':
        return form.kind === 'number' && form.unit
          ? t('why.wrongUnit', { unit: form.unit })
          : t('why.wrongUnitUnknown')
      case 'close':
        return form.kind === 'text' ? t('why.closeText') : t('why.closeNumber')
      case 'not_simplest':
        return form.kind === 'number' ? t('why.notWorkedOut') : t('why.notSimplest')
      case 'wrong_form':
        return t(`why.${nameForm(form)}`)
      case null:
        if (form.kind === 'ordering') return t('why.order')
        if (form.kind === 'matching') return t('why.match')
        if (tries > 1) return t('why.again')
        return hintsShown.length === 0 ? t('why.unknown') : t('why.unknownAfterHint')
    }
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
