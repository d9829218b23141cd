import { __ } from '@wordpress/i18n';
import { Card } from '../listing/card';
import type { CartContentsProps } from '../types';
import type { OwnWords } from './layout';

/**
 * What goes with the cart. Twin of `View\Cart\Parts\CrossSells`.
 *
 * @param props
 * @param props.cart
 * @param props.shop
 * @param props.own  The owner's heading.
 * @see spec 2.5
 */
export const CrossSells = ( {
	cart,
	shop,
	own,
}: CartContentsProps & { own?: OwnWords | undefined } ) => (
	<section className="cross-sells">
		<h2>{ own?.title ?? __( 'You may be interested in…', 'vitrine' ) }</h2>
		<ul className="products columns-4">
			{ cart.cross_sells.map( ( card ) => (
				<Card
					key={ card.id }
					card={ card }
					currency={ cart.currency }
					badge={ shop.sale_badge }
					options={ {
						heading: 'h3',
						summary: true,
						sizes: '(max-width: 600px) 45vw, 260px',
					} }
				/>
			) ) }
		</ul>
	</section>
);
