/** Writes the ten digits of a bag tag as they are read aloud: `0 989 000001`. What has another form stays as it is. */
export function spaceBagTag(number: string): string {
  return number.replace(/^(\d)(\d{3})(\d{6})$/, '$1\u00A0$2\u00A0$3');
}
