import {
  Children,
  type ComponentProps,
  type ComponentType,
  cloneElement,
  isValidElement,
  type ReactNode,
} from 'react'
import type {
  ContentComponentName,
  ContentComponents,
  ContentProperties,
} from '../../content/schema/components.ts'
import { usePathIn } from '../../renderer/server/current-page.tsx'
import { EnergyOnPage, RoofOnPage } from '../calculators/CalculatorOnPage.tsx'
import {
  BasePrices,
  EnergyScores,
  ExtraPrices,
  PriceFactors,
} from '../calculators/prices/PriceTables.tsx'
import { RoofPriceTables, WorkedExample } from '../calculators/prices/RoofPrices.tsx'
import {
  CalculatorRating,
  ClaimNotice,
  CompanyClaim,
  CompanyFigures,
  WhereClaimed,
} from '../claims/Claim.tsx'
import { PracticeAnswers } from '../claims/PracticeAnswers.tsx'
import { BookingLink, CallLink, EmergencyBand } from '../contact/ContactButtons.tsx'
import { ContactPanel } from '../contact/ContactPanel.tsx'
import { Drawing } from '../drawings/Drawing.tsx'
import { GlossaryList } from '../glossary/Glossary.tsx'
import { ServiceAreas } from '../map/ServiceAreas.tsx'
import { AllProjects } from '../projects/ProjectCards.tsx'
import { ServiceSections } from '../service/ServiceLists.tsx'
import { Callout } from '../ui/Callout.tsx'
import { Picture, pictureSizes } from '../ui/Picture.tsx'
import { Feature, FeatureGrid, StepItem, StepList } from '../ui/Points.tsx'
import { Cards, CountedVisits, LinkButton, People, Plan, Section, SiteLinks } from './blocks.tsx'
import styles from './Prose.module.css'

/** A link in a text. Authors write the original address in every language. */
const TextLink = ({ href = '', ...link }: ComponentProps<'a'>) => (
  <a {...link} href={usePathIn()(href)} />
)

/** Returns a component that is only a box around its content. */
const box =
  (className: string, isWide = true) =>
  ({ children }: { children?: ReactNode }) => (
    <div className={className} data-wide={isWide || undefined}>
      {children}
    </div>
  )

/** Returns the list that is all of a content, with a class. */
const withClass = (className: string, children: ReactNode) =>
  Children.map(children, (child) =>
    isValidElement<{ className?: string }>(child) ? cloneElement(child, { className }) : null,
  )

type ChildrenOf<Name extends ContentComponentName> =
  ContentComponents[Name]['children'] extends true ? { children?: ReactNode } : object

export const contentComponentMap = {
  RoofCalculator: RoofOnPage,
  EnergyCalculator: EnergyOnPage,
  AllProjects,
  BasePrices,
  BookingButton: () => <BookingLink look="ink" size="large" />,
  Buttons: box('cluster'),
  CallButton: () => <CallLink look="line" size="large" />,
  Callout,
  Cards,
  ClaimNotice,
  CompanyClaim: ({ name }) => <CompanyClaim name={name} as="p" />,
  // Printed on a sheet of its own.
  Checks: box(styles.checks ?? '', false),
  CountedVisits,
  CompanyFigures,
  ContactPanel,
  Drawing,
  EmergencyBand,
  EnergyScores,
  ExtraPrices,
  Glossary: GlossaryList,
  LinkButton,
  People,
  Plan,
  Plans: box('grid c2 level'),
  PracticeAnswers,
  Point: Feature,
  Points: FeatureGrid,
  PriceFactors,
  Rating: CalculatorRating,
  Reasons: ({ children }) => (
    <div className="ticks muted" data-wide>
      {withClass('grid c2 g6', children)}
    </div>
  ),
  RoofPrices: RoofPriceTables,
  Section,
  ServiceAreas,
  ServiceSections,
  SiteLinks,
  Step: StepItem,
  Steps: StepList,
  WhereClaimed,
  WorkedExample,
  a: TextLink,
  img: ({ src }: { src?: string }) => <Picture name={src ?? ''} sizes={pictureSizes.text} />,
} satisfies {
  [Name in ContentComponentName]: ComponentType<ContentProperties<Name> & ChildrenOf<Name>>
} & Record<string, unknown>
