/**
 * Joins class names, skipping empty ones.
 *
 * @param names Class names.
 */
export const classes = (
	...names: Array< string | false | undefined >
): string => names.filter( Boolean ).join( ' ' );
