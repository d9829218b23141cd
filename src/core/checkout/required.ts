const MARK = '*';

/** A label without its required mark. */
const bare = ( text: string ): string =>
	text
		.replace( /\s+/g, ' ' )
		.replace( /[\s*]+$/, '' )
		.trim();

/**
 * The placeholder of a required field: its own, else its label, with a single
 * mark.
 *
 * @param placeholder The field's placeholder; empty: none.
 * @param label       The label's text, with or without a mark.
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
