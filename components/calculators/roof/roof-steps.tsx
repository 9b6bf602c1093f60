import { useContext } from 'react'
import { PicturesContext } from '../pictures.ts'
import { dollars } from '../rules/dollars.ts'
import { ageLimits, basePrices, damageLevels, featureIds, featurePrices, roofSlopes, roofTypes, sizeLimits } from '../rules/roof-cost.ts'
import { personalFields } from '../wizard/answers.ts'
import { type Choice, ChoiceCards, OptionBoxes } from '../wizard/ChoiceCards.tsx'
import { AddressField, PersonalFields } from '../wizard/PersonalFields.tsx'
import type { Plan } from '../wizard/plan.ts'
import { SliderField } from '../wizard/SliderField.tsx'
import { type RoofAnswers, roofDefaults, roofRules } from './answers.ts'
import { damageLabels, featureLabels, roofTypeLabels, slopeLabels } from './labels.ts'

const slopeNotes = { low: 'You could walk on it', medium: 'Most houses here', steep: 'As tall as the walls' }
const damageNotes = {
  none: 'Nothing you can see',
  minor: 'A few loose or missing pieces',
  moderate: 'Bare patches or stains inside',
  major: 'Open or leaking now',
}

type CardsProps<Id extends string> = {
  name: string
  legend: string
  ids: readonly Id[]
  labels: Record<Id, string>
  notes: Record<Id, string>
  picture: (id: Id) => string
}

const Cards = <Id extends string>({ name, legend, ids, labels, notes, picture }: CardsProps<Id>) => {
  const pictures = useContext(PicturesContext)
  const choices = ids.map((id): Choice => ({ id, label: labels[id], note: notes[id], picture: pictures[picture(id)] }))
  return <ChoiceCards name={name} legend={legend} choices={choices} />
}

const priceNotes = Object.fromEntries(roofTypes.map((type) => [type, `From $${basePrices[type]} a sq ft`])) as Record<
  (typeof roofTypes)[number],
  string
>

const RoofTypeView = () => (
  <Cards name="roofType" legend="Roof type" ids={roofTypes} labels={roofTypeLabels} notes={priceNotes} picture={(id) => `roof-type-${id}`} />
)

const SizeView = () => (
  <SliderField
    name="squareFootage"
    label="Roof size"
    unit="square feet"
    limits={sizeLimits}
    typical={{ from: 1500, to: 2500, label: 'Typical home 1,500–2,500' }}
  />
)

const SlopeView = () => (
  <Cards name="roofSlope" legend="Roof slope" ids={roofSlopes} labels={slopeLabels} notes={slopeNotes} picture={(id) => `slope-${id}`} />
)

const AgeView = () => <SliderField name="currentAge" label="Age of the present roof" unit="years" limits={ageLimits} />

const ConditionView = () => (
  <Cards name="damageLevel" legend="Condition" ids={damageLevels} labels={damageLabels} notes={damageNotes} picture={(id) => `condition-${id}`} />
)

const FeaturesView = () => (
  <OptionBoxes
    name="features"
    legend="Extras"
    choices={featureIds.map((id) => ({ id, label: featureLabels[id], note: `Adds ${dollars(featurePrices[id])}` }))}
  />
)

/** The eight steps of the roof calculator, in the order of the specification, section 4. */
export const roofPlan: Plan<RoofAnswers> = {
  name: 'roof',
  defaults: roofDefaults,
  rules: roofRules,
  personal: personalFields,
  finishLabel: 'Get My Estimate',
  busyLabel: 'Submitting...',
  steps: [
    { heading: 'What kind of roof do you want?', lead: 'Pick the closest. You can change it at any time.', fields: ['roofType'], View: RoofTypeView },
    {
      heading: 'How large is the roof?',
      lead: 'The floor area of your home, overhangs and slope added. A close guess is fine.',
      fields: ['squareFootage'],
      View: SizeView,
    },
    { heading: 'How steep is it?', lead: 'A steeper roof takes more time and more material.', fields: ['roofSlope'], View: SlopeView },
    {
      heading: 'How old is the roof you have?',
      lead: 'Closing papers or a permit record may say. Otherwise, guess.',
      fields: ['currentAge'],
      View: AgeView,
    },
    { heading: 'What shape is it in?', lead: 'Judge from the ground. Please stay off the roof.', fields: ['damageLevel'], View: ConditionView },
    { heading: 'Would you like any extras?', lead: 'Choose as many as you like, or none.', fields: ['features'], View: FeaturesView },
    {
      heading: 'Who is the estimate for?',
      lead: 'Your range appears after the next question. We use your details to talk about this roof, nothing else.',
      fields: ['firstName', 'lastName', 'email', 'phone'],
      View: PersonalFields,
    },
    {
      heading: 'Where is the house?',
      lead: 'Street, city and ZIP code. The address decides which wind rules and which permit office apply.',
      fields: ['address'],
      View: AddressField,
    },
  ],
}
