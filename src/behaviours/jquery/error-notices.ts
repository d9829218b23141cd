import { make } from '../dom/make';

/**
 * What is wrong with an order, as the engine's script gives it to others: they read
 * its list of notices, each with the name of its field.
 *
 * @param errors Field name to message; empty: nothing is wrong with a field.
 */
export const errorNotices = (
	text: string,
	errors: Readonly< Record< string, string > >
): string => {
	const item = ( said: string, name: string | null = null ) =>
		make( 'li', { 'data-id': name }, said );
	const named = Object.entries( errors ).map( ( [ name, said ] ) =>
		item( said, name )
	);
	return make(
		'ul',
		{ class: 'woocommerce-error', role: 'alert' },
		...( named.length ? named : [ item( text ) ] )
	).outerHTML;
};
