declare module 'launch-editor/guess.js' {
  export default function guessEditor(): (string | null)[]
}
