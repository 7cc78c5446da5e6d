let errors: string[] = [];

/** Notes what a story says on `console.error` from now on; gives back the function that stops it. */
export function guardConsole(): () => void {
  const original = console.error;
  errors = [];
  console.error = (...said: unknown[]) => {
    errors.push(said.map(String).join(' '));
    original(...said);
  };
  return () => {
    console.error = original;
  };
}

/** Gives what was said since the story began, and forgets it. */
export function takeConsoleErrors(): readonly string[] {
  const said = errors;
  errors = [];
  return said;
}
