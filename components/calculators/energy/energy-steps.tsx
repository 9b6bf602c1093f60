import { useContext } from 'react'
import { PicturesContext } from '../pictures.ts'
import { billLimits, homeSizeLimits, hvacAgeLimits, insulationLevels, roofAgeLimits } from '../rules/energy-savings.ts'
import { personalFields } from '../wizard/answers.ts'
import { ChoiceCards } from '../wizard/ChoiceCards.tsx'
import { AddressField, PersonalFields } from '../wizard/PersonalFields.tsx'
import type { Plan } from '../wizard/plan.ts'
import { SliderField } from '../wizard/SliderField.tsx'
import { type EnergyAnswers, energyDefaults, energyRules } from './answers.ts'
import { insulationLabels } from './labels.ts'

const insulationNotes = { none: 'Bare joists', minimal: 'Below the joists', adequate: 'Up to the joists', excellent: 'Joists out of sight' }

const BillView = () => <SliderField name="currentBill" label="Monthly bill" unit="dollars a month" sign="$" limits={billLimits} />

const HomeSizeView = () => (
  <SliderField
    name="homeSize"
    label="Home size"
    unit="square feet"
    limits={homeSizeLimits}
    typical={{ from: 1500, to: 2500, label: 'Typical home 1,500–2,500' }}
  />
)

const RoofAgeView = () => <SliderField name="roofAge" label="Age of the roof" unit="years" limits={roofAgeLimits} />

const InsulationView = () => {
  const pictures = useContext(PicturesContext)
  return (
    <ChoiceCards
      name="insulation"
      legend="Attic insulation"
      choices={insulationLevels.map((id) => ({ id, label: insulationLabels[id], note: insulationNotes[id], picture: pictures[`insulation-${id}`] }))}
    />
  )
}

const HvacAgeView = () => <SliderField name="hvacAge" label="Age of the air conditioner" unit="years" limits={hvacAgeLimits} />

/** The seven steps of the energy calculator, in the order of the specification, section 4. */
export const energyPlan: Plan<EnergyAnswers> = {
  name: 'energy',
  defaults: energyDefaults,
  rules: energyRules,
  personal: personalFields,
  finishLabel: 'Get My Energy Savings Results',
  busyLabel: 'Calculating...',
  steps: [
    { heading: 'What is your monthly electric bill?', lead: 'An average over the year is best.', fields: ['currentBill'], View: BillView },
    { heading: 'How large is your home?', lead: 'The living area. A close guess is fine.', fields: ['homeSize'], View: HomeSizeView },
    { heading: 'How old is your roof?', lead: 'Zero for a roof of this year.', fields: ['roofAge'], View: RoofAgeView },
    {
      heading: 'How well is the attic insulated?',
      lead: 'A look through the hatch tells. If you are not sure, leave it as it is.',
      fields: ['insulation'],
      View: InsulationView,
    },
    {
      heading: 'How old is the air conditioner?',
      lead: 'The label on the outdoor unit often shows the year.',
      fields: ['hvacAge'],
      View: HvacAgeView,
    },
    {
      heading: 'Who are the results for?',
      lead: 'They appear after the next question. We use your details to talk about this home, nothing else.',
      fields: ['firstName', 'lastName', 'email', 'phone'],
      View: PersonalFields,
    },
    { heading: 'Where is the home?', lead: 'Street, city and ZIP code.', fields: ['address'], View: AddressField },
  ],
}
