/**
 * The value of a class attribute: the names that are not empty.
 *
 * @param names Class names.
 */
export const classes = (
	...names: Array< string | false | undefined >
): string => names.filter( Boolean ).join( ' ' );
