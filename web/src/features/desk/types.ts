/** In the address as `name` or `-name`. */
export interface Sort {
  by: string;
  isDescending: boolean;
}
