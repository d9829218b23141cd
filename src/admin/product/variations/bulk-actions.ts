import { __ } from '@wordpress/i18n';
import { button, h, input, labeled, select } from '../../dom';
import type { Variation } from '../types';

/** Controls that set a field of all variations. */
export const forAll = (
	apply: ( values: Partial< Variation > ) => void
): HTMLElement => {
	const names = {
		[ __( 'Regular price', 'vitrine' ) ]: 'regular_price',
		[ __( 'Sale price', 'vitrine' ) ]: 'sale_price',
		[ __( 'Stock', 'vitrine' ) ]: 'stock',
	};
	const which = select(
		Object.keys( names ),
		'',
		__( 'Bulk actions', 'vitrine' ),
		() => undefined
	);
	const value = input( '', () => undefined, 'decimal' );
	return h(
		'span',
		{},
		labeled( __( 'Field', 'vitrine' ), which ),
		' ',
		labeled( __( 'Value for all variations', 'vitrine' ), value ),
		' ',
		button( __( 'Apply', 'vitrine' ), () => {
			const name = names[ which.value ];
			if ( name ) {
				apply( { [ name ]: value.value } );
			}
		} )
	);
};
