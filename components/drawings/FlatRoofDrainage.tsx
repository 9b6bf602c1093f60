import { type Mark, Marks } from './Marks.tsx'

const marks: readonly Mark[] = [
  { at: [26, 60], to: [56, 132] },
  { at: [224, 96], to: [214, 207] },
  { at: [288, 300], to: [288, 217] },
  { at: [96, 300], to: [146, 262] },
  { at: [350, 300], to: [424, 213] },
  { at: [340, 70], to: [424, 172] },
]

const Building = () => (
  <>
    <path d="M40 120H70V340H40ZM410 120H440V340H410Z" fill="var(--sand-300)" />
    <path d="M70 232H410V252H70Z" fill="var(--ink-300)" />
    <path d="M34 112H76V122H34ZM404 112H446V122H404Z" fill="var(--metal-edge)" />
    <path d="M70 252H140V256H70ZM160 252H410V256H160Z" fill="var(--ink-400)" />
  </>
)

const Layers = () => (
  <>
    <path
      d="M70 200L140 226H160L290 196L410 226V232H70Z"
      fill="var(--gold-100)"
      stroke="var(--gold-400)"
    />
    <path
      d="M72 146V199L140 224M160 224L290 194L408 222M408 196V188M408 164V146"
      fill="none"
      stroke="var(--ink-700)"
      strokeWidth="6"
    />
  </>
)

const Drains = () => (
  <>
    <path d="M138 221H162L156 236H153V330H147V236H144Z" fill="var(--ink-600)" />
    <path
      d="M141 220C141 206 159 206 159 220Z"
      fill="none"
      stroke="var(--ink-900)"
      strokeWidth="2.5"
    />
    <path d="M150 209V220" stroke="var(--ink-900)" strokeWidth="2.5" />
    <path d="M404 199H446V223H404ZM404 164H446V180H404Z" fill="var(--white)" />
    <path
      d="M404 223H446M404 199H446M404 180H446M404 164H446"
      stroke="var(--metal-edge)"
      strokeWidth="3"
    />
    <path d="M446 205H470L464 236H460V330H450V236H446Z" fill="var(--metal-edge)" />
  </>
)

/** The way of the water: down the slopes to the drain and the scupper. */
const Water = () => (
  <path
    d="M92 194L124 206M116 207L124 206L119 199M264 190L186 208M192 201L186 208L195 211M318 191L388 208M379 210L388 208L381 201M412 214H440M433 208L440 214L433 219"
    fill="none"
    stroke="var(--teal-600)"
    strokeWidth="3.5"
    strokeLinecap="round"
    strokeLinejoin="round"
  />
)

/** A flat roof cut open between its two parapets. */
export const FlatRoofDrainage = () => (
  <>
    <Building />
    <Layers />
    <Drains />
    <Water />
    <Marks marks={marks} />
  </>
)
