import { __ } from '@wordpress/i18n';
import { registerCartPart } from '../../src/editor/cart/part';
import { Coupon } from '../../src/islands/cart-page/coupon';
import metadata from './block.json';

registerCartPart(
	metadata,
	{
		title: {
			label: __( 'Label', 'vitrine' ),
			usual: __( 'Coupon code', 'vitrine' ),
		},
		text: __( 'Apply coupon', 'vitrine' ),
	},
	( _props, own ) => <Coupon failed={ false } own={ own } />
);
