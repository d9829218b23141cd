import { __ } from '@wordpress/i18n';
import { registerCartPart } from '../../src/editor/cart/part';
import { Items } from '../../src/islands/cart-page/items';
import metadata from './block.json';

registerCartPart(
	metadata,
	{ title: { label: __( 'Heading', 'vitrine' ), usual: '' } },
	( props, { title } ) => (
		<>
			{ title && <h2 className="vitrine-cart-heading">{ title }</h2> }
			<Items props={ props } />
		</>
	)
);
