import type { CostLine, DamageLevel, FeatureId, RoofSlope, RoofType } from './rule.ts'

export const roofTypeLabels: Record<RoofType, string> = { shingle: 'Shingle', tile: 'Tile', metal: 'Metal', flat: 'Flat' }
export const slopeLabels: Record<RoofSlope, string> = { low: 'Low slope', medium: 'Medium slope', steep: 'Steep slope' }
export const damageLabels: Record<DamageLevel, string> = {
  none: 'No damage',
  minor: 'Minor damage',
  moderate: 'Moderate damage',
  major: 'Major damage',
}
export const featureLabels: Record<FeatureId, string> = {
  'impact-resistant': 'Impact-Resistant Shingles',
  'solar-ready': 'Solar-Ready Installation',
  'premium-ventilation': 'Premium Ventilation System',
  'gutter-replacement': 'Gutter Replacement',
  'skylight-installation': 'Skylight Installation',
  'insulation-upgrade': 'Attic Insulation Upgrade',
}

const count = new Intl.NumberFormat('en-US')

/** `2,000 sq ft` */
export const squareFeet = (size: number): string => `${count.format(size)} sq ft`

/** `15 years old`, `1 year old`, `new` */
export const yearsOld = (years: number): string => (years === 0 ? 'new' : `${years} ${years === 1 ? 'year' : 'years'} old`)

const times = (multiplier: number) => `× ${Number(multiplier.toFixed(2))}`

type Answers = { roofType: RoofType; roofSlope: RoofSlope; damageLevel: DamageLevel }

/** A line of the price in words: what it is for, and how it is worked out. */
export const describeLine = (line: CostLine, { roofType, roofSlope, damageLevel }: Answers): { label: string; how?: string } => {
  switch (line.kind) {
    case 'base':
      return { label: `${roofTypeLabels[roofType]}, ${squareFeet(line.squareFootage)}`, how: `at $${line.pricePerSquareFoot} a square foot` }
    case 'slope':
      return { label: slopeLabels[roofSlope], how: times(line.multiplier) }
    case 'age':
      return { label: `Present roof is ${yearsOld(line.years)}`, how: times(line.multiplier) }
    case 'damage':
      return { label: damageLabels[damageLevel], how: times(line.multiplier) }
    case 'allowance':
      return { label: `Allowance for every roof, ${squareFeet(line.squareFootage)}`, how: `at $${line.pricePerSquareFoot.toFixed(2)} a square foot` }
    case 'feature':
      return { label: featureLabels[line.feature] }
  }
}

const projectLabels: Record<string, string> = {
  kitchen: 'Kitchen',
  bathroom: 'Bathroom',
  basement: 'Basement',
  addition: 'Addition',
  roofing: 'Roofing',
}
const gradeLabels: Record<string, string> = { basic: 'Basic', 'mid-range': 'Mid-Range', 'high-end': 'High-End' }

/** What kind of project an estimate is for. The calculator always passes roofing. Specification, section 3. */
export const projectLabel = (projectType: string): string => projectLabels[projectType] ?? projectType

/** The quality grade; the roof type is passed in as the grade, and anything but the three shows "Standard". Specification, section 3. */
export const gradeLabel = (grade: string): string => gradeLabels[grade] ?? 'Standard'
