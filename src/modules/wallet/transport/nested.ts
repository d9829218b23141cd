import { isObject } from '../../../transport/http/shape';

/**
 * Writes a value into a form; what is nested is named `a[b]`.
 *
 * @param form  Where to.
 * @param name  Of the field.
 * @param value A text, number or truth, or an object of such; anything else is left out.
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
