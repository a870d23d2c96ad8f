import type { Honesty } from '#contract/admin/honesty.ts'
import type { CellValue } from '../../ui/table/column.ts'
import { boundsOf, MODELS, type ModelName } from './models.ts'

export type ExportRow = {
  model: ModelName
  /** Bounds of a bin, or null for all answers together. */
  bounds: [number, number] | null
  answers: number
  foreseen: CellValue
  right: CellValue
  auc: CellValue
  logLoss: CellValue
  calibrationError: CellValue
}

/** One row a model with its figures, then one row a bin: tidy enough for a spreadsheet and for a statistics program. */
export function listExportRows(honesty: Honesty): ExportRow[] {
  return [
    ...MODELS.map((model) => summarizeModel(honesty, model)),
    ...MODELS.flatMap((model) =>
      honesty[model].bins.map((bin, place) => ({
        model,
        bounds: boundsOf(honesty[model].bins, place),
        answers: bin.count,
        foreseen: round(bin.meanPredicted),
        right: round(bin.shareCorrect),
        auc: null,
        logLoss: null,
        calibrationError: null,
      })),
    ),
  ]
}

function summarizeModel(honesty: Honesty, model: ModelName): ExportRow {
  const { auc, logLoss, calibrationError, bins } = honesty[model]
  const meanOf = (key: 'meanPredicted' | 'shareCorrect') =>
    honesty.answers === 0
      ? null
      : bins.reduce((sum, bin) => sum + bin.count * (bin[key] ?? 0), 0) / honesty.answers
  return {
    model,
    bounds: null,
    answers: honesty.answers,
    foreseen: round(meanOf('meanPredicted')),
    right: round(meanOf('shareCorrect')),
    auc: round(auc),
    logLoss: round(logLoss),
    calibrationError: round(calibrationError),
  }
}

/** Six digits: predictions are stored with seven. */
function round(value: number | null): number | null {
  return value === null ? null : Number(value.toFixed(6))
}
