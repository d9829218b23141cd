const MARK = '*';

/** A label without what marks it as required. */
const bare = ( text: string ): string =>
	text
		.replace( /\s+/g, ' ' )
		.replace( /[\s*]+$/, '' )
		.trim();

/**
 * The placeholder of a required row's field: its own, else the row's label, and
 * one mark behind it.
 *
 * @param placeholder Of the field; empty: it has none.
 * @param label       Text of the row's label, with its own mark or without.
 *
 * @see spec 5.6, readings 22
 */
export const requiredPlaceholder = (
	placeholder: string,
	label: string
): string => {
	const text = bare( placeholder ) || bare( label );
	return text && `${ text } ${ MARK }`;
};
