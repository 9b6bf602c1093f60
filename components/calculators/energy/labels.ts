import type { InsulationLevel } from './rule.ts'

export const insulationLabels: Record<InsulationLevel, string> = { none: 'None', minimal: 'Minimal', adequate: 'Adequate', excellent: 'Excellent' }
