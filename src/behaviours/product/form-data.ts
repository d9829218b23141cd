import contract from '../../contract';

const { fields } = contract;

/** The data of a product form and the total quantity added. */
interface Submission {
	body: FormData;
	quantity: number;
}

const isChild = ( name: string ) => name.startsWith( `${ fields.quantity }[` );

/**
 * Collects a product form, including files and plugin fields.
 *
 * @param action Name of the action, with the brand resolved.
 * @param own    Field that marks an engine's own form; empty: it is ours.
 * @see spec 3.3, 7.2
 */
export const collect = (
	body: FormData,
	id: string,
	action: string,
	own = ''
): Submission => {
	body.set( 'action', action );
	if ( own ) {
		body.set( own, '1' );
	}
	body.set( fields.add_to_cart, id );

	const variation = body.get( fields.variation_id );
	if ( ! Number( variation ) ) {
		body.delete( fields.variation_id );
	}

	let quantity = 0;
	const children = [ ...body.keys() ].filter( isChild );
	for ( const name of children ) {
		const pieces = Number( body.get( name ) );
		// A quantity of 0 is treated as empty (readings 11).
		if ( pieces ) {
			quantity += pieces;
		} else {
			body.delete( name );
		}
	}
	if ( children.length ) {
		body.delete( fields.quantity );
	} else {
		const pieces = body.get( fields.quantity ) ?? '1';
		body.set( fields.quantity, pieces );
		quantity = Number( pieces ) || 0;
	}
	return { body, quantity };
};
