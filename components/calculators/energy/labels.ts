import type { InsulationLevel } from '../rules/energy-savings.ts'

export const insulationLabels: Record<InsulationLevel, string> = { none: 'None', minimal: 'Minimal', adequate: 'Adequate', excellent: 'Excellent' }
