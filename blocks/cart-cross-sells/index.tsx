import { __ } from '@wordpress/i18n';
import { registerCartPart } from '../../src/editor/cart/part';
import { CrossSells } from '../../src/islands/cart-page/cross-sells';
import metadata from './block.json';

registerCartPart(
	metadata,
	{
		title: {
			label: __( 'Heading', 'vitrine' ),
			usual: __( 'You may be interested in…', 'vitrine' ),
		},
	},
	( props, own ) =>
		props.cart.cross_sells.length > 0 ? (
			<CrossSells props={ props } own={ own } />
		) : (
			<p>
				{ __(
					'Cross-sells of the products in the cart appear here.',
					'vitrine'
				) }
			</p>
		)
);
