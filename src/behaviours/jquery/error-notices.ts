import { make } from '../dom/make';

/**
 * The errors of an order as the engine's notice list: listeners read it, each
 * item with the name of its field.
 *
 * @param errors Field name to message; empty: no field errors.
 */
export const errorNotices = (
	text: string,
	errors: Readonly< Record< string, string > >
): string => {
	const item = ( message: string, name: string | null = null ) =>
		make( 'li', { 'data-id': name }, message );
	const named = Object.entries( errors ).map( ( [ name, message ] ) =>
		item( message, name )
	);
	return make(
		'ul',
		{ class: 'woocommerce-error', role: 'alert' },
		...( named.length ? named : [ item( text ) ] )
	).outerHTML;
};
