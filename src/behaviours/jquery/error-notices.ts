/**
 * What is wrong with an order, as the engine's script gives it to others: they read
 * its list of notices, each with the name of its field.
 *
 * @param text   For the whole.
 * @param errors Field name to message; empty: nothing is wrong with a field.
 */
export const errorNotices = (
	text: string,
	errors: Readonly< Record< string, string > >
): string => {
	const list = document.createElement( 'ul' );
	list.className = 'woocommerce-error';
	list.setAttribute( 'role', 'alert' );
	const add = ( said: string, name?: string ) => {
		const item = document.createElement( 'li' );
		item.textContent = said;
		if ( name ) {
			item.dataset.id = name;
		}
		list.append( item );
	};
	for ( const [ name, said ] of Object.entries( errors ) ) {
		add( said, name );
	}
	if ( ! list.firstChild ) {
		add( text );
	}
	return list.outerHTML;
};
