import { type Mark, Marks } from './Marks.tsx'

const marks: readonly Mark[] = [
  { at: [52, 306], to: [108, 290] },
  { at: [300, 290], to: [300, 202] },
  { at: [46, 258], to: [131, 232] },
  { at: [230, 306], to: [140, 171] },
  { at: [200, 40], to: [226, 108] },
  { at: [64, 90], to: [112, 133] },
  { at: [300, 24], to: [330, 45] },
]

/** The roof lies in the slope of the truss; its origin is where the truss leaves the wall. */
const slope = 'translate(100 187)rotate(-20.8)'
const deckNails = [0, 46, 92, 138, 184, 230, 276, 322]
const courses = [-92, -40, 12, 64, 116, 168, 220, 272, 324]

const Wall = () => (
  <>
    <path d="M100 278H185V340H100Z" fill="var(--sand-400)" />
    <path d="M100 309H185M142 309V340" stroke="var(--sand-50)" strokeWidth="3" />
    <path d="M100 215H185V278H100Z" fill="var(--ink-300)" />
    <path
      d="M112 232h.01M172 228h.01M160 244h.01M118 262h.01M168 266h.01M152 226h.01M110 246h.01M176 250h.01"
      stroke="var(--ink-400)"
      strokeWidth="5"
      strokeLinecap="round"
    />
  </>
)

const Truss = () => (
  <>
    <path d="M100 187H440V215H100Z" fill="var(--plywood)" stroke="var(--plywood-edge)" />
    <path d="M352 92L380 80V187H352Z" fill="var(--plywood)" stroke="var(--plywood-edge)" />
    <path
      d="M-94 -28H364V0H-94Z"
      transform={slope}
      fill="var(--plywood)"
      stroke="var(--plywood-edge)"
    />
    <path d="M196 150L250 128V208H196Z" fill="var(--metal)" stroke="var(--metal-edge)" />
    <path
      d="M208 164h.01M222 158h.01M236 152h.01M208 198h.01M222 198h.01M236 198h.01"
      stroke="var(--metal-edge)"
      strokeWidth="5"
      strokeLinecap="round"
    />
  </>
)

const Deck = () => (
  <g transform={slope}>
    <path d="M-94 -41H364V-28H-94Z" fill="var(--plywood)" stroke="var(--plywood-edge)" />
    {deckNails.map((along) => (
      <path
        key={along}
        d={`M${along - 4} -41h8m-4 0v28`}
        stroke="var(--ink-900)"
        strokeWidth="2.5"
      />
    ))}
    <path d="M-94 -44H364" stroke="var(--ink-800)" strokeWidth="6" />
    {courses.map((along) => (
      <path
        key={along}
        d={`M${along} -49L${Math.min(along + 58, 364)} -56V-63L${along} -58Z`}
        fill="var(--barrel)"
        stroke="var(--barrel-edge)"
      />
    ))}
    <path d="M-100 -47H-94V0H-100Z" fill="var(--sand-50)" stroke="var(--sand-400)" />
  </g>
)

/** The strap is cast into the beam, so its lower end shows as a broken line. */
const Strap = () => (
  <>
    <path d="M122 264V222M144 264V222M122 264H144" stroke="var(--ink-900)" strokeDasharray="5 4" />
    <path
      d="M122 222V150L144 142V222Z"
      fill="var(--metal)"
      stroke="var(--ink-900)"
      strokeWidth="1.5"
    />
    <path
      d="M133 158h.01M129 171h.01M138 171h.01M133 184h.01M129 200h.01M138 200h.01"
      stroke="var(--ink-900)"
      strokeWidth="5"
      strokeLinecap="round"
    />
  </>
)

/** The edge of a roof cut open: how it is held to the wall, and what lies on it. */
export const RoofToWall = () => (
  <>
    <Wall />
    <Truss />
    <Deck />
    <g fill="none">
      <Strap />
    </g>
    <Marks marks={marks} />
  </>
)
