import type { ReporterOpcode, StatementOpcode } from '../../catalog/catalog.ts'
import { CONTROL_STATEMENTS, EVENT_STATEMENTS } from './control.ts'
import {
  LIST_REPORTERS,
  LIST_STATEMENTS,
  OWN_REPORTERS,
  OWN_STATEMENTS,
  VARIABLE_REPORTERS,
  VARIABLE_STATEMENTS,
} from './data.ts'
import type { Report, Run } from './implementation.ts'
import { LOOKS_REPORTERS, LOOKS_STATEMENTS } from './looks.ts'
import { MOTION_REPORTERS, MOTION_STATEMENTS } from './motion.ts'
import { OPERATOR_REPORTERS } from './operators.ts'
import { SENSING_REPORTERS, SENSING_STATEMENTS } from './sensing.ts'
import { SOUND_REPORTERS, SOUND_STATEMENTS } from './sound.ts'

/** A block of the catalog that does nothing yet is a type error here. */
export const STATEMENTS: Record<StatementOpcode, Run> = {
  ...MOTION_STATEMENTS,
  ...LOOKS_STATEMENTS,
  ...SOUND_STATEMENTS,
  ...EVENT_STATEMENTS,
  ...CONTROL_STATEMENTS,
  ...SENSING_STATEMENTS,
  ...VARIABLE_STATEMENTS,
  ...LIST_STATEMENTS,
  ...OWN_STATEMENTS,
}

export const REPORTERS: Record<ReporterOpcode, Report> = {
  ...MOTION_REPORTERS,
  ...LOOKS_REPORTERS,
  ...SOUND_REPORTERS,
  ...SENSING_REPORTERS,
  ...OPERATOR_REPORTERS,
  ...VARIABLE_REPORTERS,
  ...LIST_REPORTERS,
  ...OWN_REPORTERS,
}
