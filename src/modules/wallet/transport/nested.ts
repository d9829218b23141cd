import { isObject } from '../../../transport/http/shape';

/**
 * Appends a value to form data; nested names are `a[b]`.
 *
 * @param form  The form data.
 * @param name  Name of the field.
 * @param value Text, number, boolean or an object of those; others are skipped.
 * @see spec 7.14
 */
export const appendNested = (
	form: FormData,
	name: string,
	value: unknown
): void => {
	if ( isObject( value ) ) {
		for ( const [ key, inner ] of Object.entries( value ) ) {
			appendNested( form, `${ name }[${ key }]`, inner );
		}
	} else if (
		typeof value === 'string' ||
		typeof value === 'number' ||
		typeof value === 'boolean'
	) {
		form.append( name, `${ value }` );
	}
};
