import { MDXProvider } from '@mdx-js/react'
import type { ElementType, ReactNode } from 'react'
import {
  type FigurePlaceholder,
  fillKnownPlaceholders,
  type SitePlaceholder,
} from '../../content/schema/placeholders.ts'
import { fillTexts, siteValues } from '../../renderer/content/placeholder-values.ts'
import { useCurrentPage } from '../../renderer/server/current-page.ts'
import { figureValues } from '../calculators/prices/figures.ts'
import { useFormats } from '../calculators/prices/use-formats.ts'
import { Term } from '../glossary/Term.tsx'
import { contentComponentMap } from './component-map.tsx'
import { Table } from './Table.tsx'

const Placeholder = ({ name }: { name: SitePlaceholder | FigurePlaceholder }) => {
  const values = siteValues(useCurrentPage().language)
  const figures = figureValues(useFormats())
  return name in figures ? figures[name as FigurePlaceholder] : values[name as SitePlaceholder]
}

/** Wraps a component so that placeholders in its props are filled, as they are in its children. */
const withFilledProperties =
  (Component: ElementType) =>
  ({ children, ...properties }: { children?: ReactNode }) => {
    const values = siteValues(useCurrentPage().language)
    return (
      <Component {...fillTexts(properties, (text) => fillKnownPlaceholders(text, values))}>
        {children}
      </Component>
    )
  }

const components = Object.fromEntries(
  Object.entries(contentComponentMap).map(([name, Component]) => [
    name,
    withFilledProperties(Component),
  ]),
)

/** Renders the body of a content file, providing its components, tables and placeholders. */
export const ContentBody = ({ children }: { children: ReactNode }) => (
  <MDXProvider components={{ table: Table, Placeholder, Term, ...components }}>
    {children}
  </MDXProvider>
)
