declare module '*.yaml' {
  const data: unknown
  export default data
}

declare module 'launch-editor/guess.js' {
  export default function guessEditor(): (string | null)[]
}
