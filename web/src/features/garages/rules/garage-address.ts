/** The id in the address of a garage's page. */
export const garageAddress = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
