import type { FunctionComponent } from 'react'

/**
 * Every React component that wakes up in the browser, under the name that stands in the HTML. A line here is all
 * that a new island needs; `Island` puts it on a page.
 */
export const islands = {
  EnergyCalculator: () => import('../components/calculators/energy/EnergyCalculator.tsx').then((module) => module.EnergyCalculator),
  LongForm: () => import('../components/form/LongForm.tsx').then((module) => module.LongForm),
  RoofCalculator: () => import('../components/calculators/roof/RoofCalculator.tsx').then((module) => module.RoofCalculator),
  ShortForm: () => import('../components/form/ShortForm.tsx').then((module) => module.ShortForm),
} satisfies Record<string, () => Promise<FunctionComponent<never>>>

export type IslandName = keyof typeof islands
export type IslandComponent<Name extends IslandName> = Awaited<ReturnType<(typeof islands)[Name]>>
export type IslandProps<Name extends IslandName> = Parameters<IslandComponent<Name>>[0]
