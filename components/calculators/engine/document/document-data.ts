import type { EnergyInput, EnergySavings } from '../../energy/rule.ts'
import type { PaymentPlan } from '../../roof/financing.ts'
import type { RoofCost, RoofCostInput } from '../../roof/rule.ts'
import type { DollarRange } from '../dollars.ts'

/** Who the document comes from. `url` is where the site stands. */
export type Company = { name: string; phone: string; email: string; license: string; address: string; url: string }

/** Who it is for, as they typed it. */
export type Visitor = { firstName: string; lastName: string; email: string; phone: string; address: string }

type Common = { company: Company; visitor: Visitor; date: Date; reference: string }

export type RoofDocumentData = Common & {
  input: RoofCostInput
  cost: RoofCost
  /** For the model total: the document says so. */
  plans: readonly PaymentPlan[]
  /** What is on offer, and the last day it can be used. A promotion that has ended is left out by the caller. */
  voucher?: { text: string; conditions: string; until: Date }
}

export type EnergyDocumentData = Common & { input: EnergyInput; savings: EnergySavings; insurance: DollarRange }
