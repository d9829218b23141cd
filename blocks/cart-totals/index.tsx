import { __ } from '@wordpress/i18n';
import { registerCartPart } from '../../src/editor/cart/part';
import { Totals } from '../../src/islands/cart-page/totals';
import metadata from './block.json';

registerCartPart(
	metadata,
	{
		title: {
			label: __( 'Heading', 'vitrine' ),
			usual: __( 'Cart totals', 'vitrine' ),
		},
		labels: [
			[ 'subtotal', __( 'Subtotal', 'vitrine' ) ],
			[ 'shipping', __( 'Shipping', 'vitrine' ) ],
			[ 'total', __( 'Total', 'vitrine' ) ],
		],
	},
	( props, own ) => <Totals props={ props } own={ own } />
);
