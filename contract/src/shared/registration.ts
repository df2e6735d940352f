/** Adds spaces to a registration number as on a plate: `MH 12 AB 1234`. */
export function spacedRegistration(number: string): string {
  return number.split(/(?<=[A-Z])(?=\d)|(?<=\d)(?=[A-Z])/).join(' ');
}
