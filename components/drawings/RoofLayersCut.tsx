import { type Mark, Marks } from './Marks.tsx'

const marks: readonly Mark[] = [
  { at: [60, 66], to: [112, 110] },
  { at: [100, 290], to: [167, 155] },
  { at: [196, 24], to: [223, 148] },
  { at: [284, 40], to: [263, 160] },
  { at: [190, 318], to: [142, 250] },
  { at: [440, 110], to: [304, 191] },
]

const Deck = () => (
  <>
    <path
      d="M44 201L167 48L167 65L44 218ZM76 220L199 67L199 84L76 237ZM108 239L231 85L231 102L108 256ZM140 257L263 104L263 121L140 274ZM172 276L296 122L296 140L172 293ZM205 294L328 141L328 158L205 311ZM241 315L364 162L364 179L241 332Z"
      fill="var(--plywood-edge)"
    />
    <path
      d="M36 197L44 201L44 218L36 214ZM68 216L76 220L76 237L68 233ZM100 234L108 239L108 256L100 251ZM133 253L140 257L140 274L133 270ZM165 271L172 276L172 293L165 288ZM197 290L205 294L205 311L197 307ZM233 311L241 315L241 332L233 328Z"
      fill="var(--nail)"
    />
    <path d="M36 197L44 201L167 48L159 44ZM68 216L76 220L199 67L191 62Z" fill="var(--plywood)" />
    <path d="M88 219L244 309L244 313L88 223ZM244 309L365 159L365 163L244 313Z" fill="var(--nail)" />
    <path d="M88 219L244 309L365 159L209 69Z" fill="var(--plywood)" />
    <path
      d="M129 168L284 258M169 118L325 208M107 230L147 179M188 129L228 80"
      stroke="var(--plywood-edge)"
      strokeWidth="2"
    />
    <path
      d="M104 216h.01M118 199h.01M131 182h.01M145 166h.01M158 149h.01M172 132h.01M185 115h.01M199 98h.01M212 82h.01M124 227h.01M138 211h.01M151 194h.01M165 177h.01M178 160h.01M192 144h.01M205 127h.01M219 110h.01M232 93h.01"
      stroke="var(--nail)"
      strokeWidth="5"
      strokeLinecap="round"
    />
  </>
)

const Barriers = () => (
  <>
    <path
      d="M161 199L277 266L291 249L175 182ZM201 148L318 216L332 198L215 131ZM139 248L152 256L193 205L180 197Z"
      fill="var(--ink-900)"
    />
    <path d="M127 241L244 308L251 299L134 232Z" fill="var(--metal-edge)" />
    <path
      d="M156 255L244 305L244 308L156 258ZM244 305L365 155L365 158L244 308Z"
      fill="var(--ink-800)"
    />
    <path d="M156 255L244 305L365 155L277 105Z" fill="var(--ink-700)" />
    <path
      d="M191 212L279 262M226 168L313 219M261 125L348 175"
      stroke="var(--lap)"
      strokeWidth="3"
    />
    <path d="M127 238L244 306L244 316L127 248Z" fill="var(--metal)" stroke="var(--metal-edge)" />
  </>
)

const Covering = () => (
  <>
    <path
      d="M199 274L244 300L244 304L199 278ZM244 300L365 149L365 154L244 304Z"
      fill="var(--barrel-edge)"
    />
    <path d="M199 274L244 300L365 149L320 124Z" fill="var(--barrel)" />
    <path
      d="M207 278L222 260M222 287L237 268M236 296L252 277M229 264L244 245M244 272L259 254M237 241L252 222M252 249L267 231M267 258L282 239M259 226L275 207M274 235L289 216M267 203L282 184M282 212L297 193M297 220L312 202M290 189L305 170M304 197L320 178M298 166L313 147M312 174L327 155M327 183L342 164M320 151L335 132M335 160L350 141"
      stroke="var(--barrel-dark)"
      strokeWidth="2"
    />
    <path
      d="M215 255L259 281M230 237L274 262M245 218L289 243M260 199L304 225M275 180L319 206M290 161L334 187M305 143L349 168"
      stroke="var(--barrel-edge)"
      strokeWidth="3"
    />
  </>
)

/** A slope with each layer cut back, so that the one below it shows. */
export const RoofLayersCut = () => (
  <>
    <Deck />
    <Barriers />
    <Covering />
    <Marks marks={marks} />
  </>
)
