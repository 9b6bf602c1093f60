import type { ComponentProps, ComponentType, ReactNode } from 'react'
import type {
  ContentComponentName,
  ContentComponents,
  ContentProperties,
} from '../../content/schema/components.ts'
import { usePathIn } from '../../renderer/server/use-site.ts'
import { EnergyOnPage, RoofOnPage } from '../calculators/CalculatorOnPage.tsx'
import {
  AgeFactor,
  BasePrices,
  EnergyScores,
  ExtraPrices,
  PriceFactors,
} from '../calculators/prices/PriceTables.tsx'
import { RoofPrices } from '../calculators/prices/RoofPrices.tsx'
import { WorkedExample } from '../calculators/prices/WorkedExample.tsx'
import {
  CalculatorRating,
  ClaimNotice,
  CompanyClaim,
  CompanyFigures,
  WhereClaimed,
} from '../claims/Claim.tsx'
import { PracticeAnswers } from '../claims/PracticeAnswers.tsx'
import { EmergencyBand } from '../contact/ContactButtons.tsx'
import { ContactPanel } from '../contact/ContactPanel.tsx'
import { Drawing } from '../drawings/Drawing.tsx'
import { GlossaryList } from '../glossary/Glossary.tsx'
import { People } from '../people/People.tsx'
import { ServiceSections } from '../service/ServiceLists.tsx'
import { Callout } from '../ui/Card.tsx'
import { Picture, pictureSizes } from '../ui/Picture.tsx'
import { Feature, StepItem } from '../ui/Points.tsx'
import { CountedVisits } from '../visits/CountedVisits.tsx'
import {
  BookingButton,
  Buttons,
  CallButton,
  Checks,
  GuideCards,
  LinkButton,
  Plan,
  Plans,
  Points,
  Reasons,
  Section,
  SiteLinks,
  Steps,
} from './blocks.tsx'

/** A link in a text. Authors write the original address in every language. */
const TextLink = ({ href = '', ...link }: ComponentProps<'a'>) => (
  <a {...link} href={usePathIn()(href)} />
)

type ChildrenOf<Name extends ContentComponentName> =
  ContentComponents[Name]['children'] extends true ? { children?: ReactNode } : object

/** The component behind each name a content file may use. */
export const contentComponentMap = {
  RoofCalculator: RoofOnPage,
  EnergyCalculator: EnergyOnPage,
  AgeFactor,
  BasePrices,
  BookingButton,
  Buttons,
  CallButton,
  Callout,
  ClaimNotice,
  CompanyClaim: ({ name }) => <CompanyClaim name={name} as="p" />,
  Checks,
  CountedVisits,
  CompanyFigures: () => <CompanyFigures row />,
  ContactPanel,
  Drawing,
  EmergencyBand,
  EnergyScores,
  ExtraPrices,
  Glossary: GlossaryList,
  GuideCards,
  LinkButton,
  People,
  Plan,
  Plans,
  PracticeAnswers,
  Point: Feature,
  Points,
  PriceFactors,
  Rating: CalculatorRating,
  Reasons,
  RoofPrices,
  Section,
  ServiceSections,
  SiteLinks,
  Step: StepItem,
  Steps,
  WhereClaimed,
  WorkedExample,
  a: TextLink,
  img: ({ src }: { src?: string }) => <Picture name={src ?? ''} sizes={pictureSizes.text} />,
} satisfies {
  [Name in ContentComponentName]: ComponentType<ContentProperties<Name> & ChildrenOf<Name>>
} & Record<string, unknown>
