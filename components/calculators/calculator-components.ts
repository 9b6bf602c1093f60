import type { ComponentType } from 'react'
import { type CalculatorComponent, calculators } from '../../content/schema/calculators.ts'

const onPage = import.meta.glob<ComponentType>('./*/on-page.tsx', {
  eager: true,
  import: 'default',
})

const componentOf = (name: string): ComponentType => {
  const component = onPage[`./${name}/on-page.tsx`]
  if (!component)
    throw new Error(`The calculator ${name} has no file components/calculators/${name}/on-page.tsx`)
  return component
}

/** The calculators under the names that a content file uses, each from the folder of its name. */
export const calculatorComponents = Object.fromEntries(
  Object.entries(calculators).map(([name, { component }]) => [component, componentOf(name)]),
) as Record<CalculatorComponent, ComponentType>
