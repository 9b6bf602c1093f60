import { type Mark, Marks } from './Marks.tsx'

const marks: readonly Mark[] = [
  { at: [150, 30], to: [232, 57] },
  { at: [404, 78], to: [348, 116] },
  { at: [62, 92], to: [232, 131] },
  { at: [40, 190], to: [148, 158] },
  { at: [310, 300], to: [274, 200] },
  { at: [228, 300], to: [203, 195] },
  { at: [340, 50], to: [283, 161] },
]

const Walls = () => (
  <>
    <path d="M29 188L254 317L457 200L232 71Z" fill="var(--palm-100)" />
    <path d="M131 158L300 256L300 199L131 102Z" fill="var(--sand-300)" />
    <path d="M300 256L401 198L401 141L300 199Z" fill="var(--sand-200)" />
    <path d="M259 233L276 242L276 203L259 194Z" fill="var(--teal-600)" />
    <path
      d="M327 223L352 208L352 185L327 199ZM367 199L387 188L387 164L367 176Z"
      fill="var(--ink-200)"
      stroke="var(--white)"
      strokeWidth="3"
    />
  </>
)

const MainRoof = () => (
  <>
    <path d="M173 23L300 96L418 146L232 39Z" fill="var(--barrel-edge)" />
    <path d="M114 107L300 214L300 96L173 23Z" fill="var(--barrel)" />
    <path d="M300 214L418 146L300 96Z" fill="var(--barrel-light)" />
    <path
      d="M123 113L182 28M132 118L191 34M142 123L201 39M154 124L210 44M173 116L219 50M191 108L229 55M210 100L238 61M229 92L247 66M232 106L256 71M232 125L266 77M232 143L275 82M232 162L284 87M235 177L294 93M244 182L300 103M253 188L300 121M262 193L300 140M272 198L300 159M281 204L300 177M290 209L300 196"
      stroke="var(--barrel-dark)"
      strokeWidth="2.5"
    />
    <path
      d="M408 152L399 138M399 157L381 130M390 162L362 123M381 168L343 115M371 173L325 107M362 178L306 99M353 184L300 108M343 189L300 127M334 194L300 145M325 200L300 164M316 205L300 182M306 210L300 201"
      stroke="var(--barrel)"
      strokeWidth="2.5"
    />
    <path
      d="M114 107L300 214L300 220L114 113ZM300 214L418 146L418 152L300 220Z"
      fill="var(--sand-50)"
    />
  </>
)

/** The wing in front, which ends in a gable. */
const Wing = () => (
  <>
    <path d="M232 217L181 246L181 190L232 160Z" fill="var(--sand-200)" />
    <path d="M114 207L181 246L181 188L148 140L114 149Z" fill="var(--sand-300)" />
    <path
      d="M134 201L161 217L161 194L134 178Z"
      fill="var(--ink-200)"
      stroke="var(--white)"
      strokeWidth="3"
    />
    <path d="M148 127L97 156L139 145L232 91Z" fill="var(--barrel-edge)" />
    <path d="M232 175L181 205L139 145L232 91Z" fill="var(--barrel-light)" />
    <path
      d="M232 109L223 96M232 128L213 102M232 147L204 107M232 165L195 112M228 178L186 118M218 183L176 123M209 189L167 128M200 194L158 134M191 199L148 139"
      stroke="var(--barrel)"
      strokeWidth="2.5"
    />
    <path
      d="M232 175L181 205L181 210L232 181ZM97 156L139 145L181 205L181 210L139 150L97 162Z"
      fill="var(--sand-50)"
    />
    <path d="M232 175L232 91" stroke="var(--metal)" strokeWidth="5" />
  </>
)

/** A house with a hip roof and a gabled wing, from above its corner. */
export const RoofParts = () => (
  <>
    <Walls />
    <MainRoof />
    <Wing />
    <path
      d="M173 23L300 96M232 91L139 145M300 96L300 214M300 96L418 146"
      stroke="var(--barrel-edge)"
      strokeWidth="5"
      strokeLinecap="round"
    />
    <ellipse cx="283" cy="161" rx="10" ry="7" fill="var(--metal)" />
    <path d="M279 161V141H287V161Z" fill="var(--ink-600)" />
    <Marks marks={marks} />
  </>
)
