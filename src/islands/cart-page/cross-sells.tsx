import { __ } from '@wordpress/i18n';
import { Card } from '../listing/card';
import type { CartPageProps } from '../types';
import type { OwnWords } from './layout';

/** Default number of columns. */
const COLUMNS = 4;

/**
 * Cross-sells of the cart. Twin of `View\Cart\Parts\CrossSells`.
 *
 * @param props
 * @param props.props Props of the cart page.
 * @param props.own   Custom heading.
 * @see spec 2.5
 */
export const CrossSells = ( {
	props: { cart, shop, others, list },
	own,
}: {
	props: CartPageProps;
	own?: OwnWords | undefined;
} ) => {
	const title =
		list?.title ??
		own?.title ??
		__( 'You may be interested in…', 'vitrine' );
	return (
		<section className="cross-sells">
			{ title && <h2>{ title }</h2> }
			<ul className={ `products columns-${ list?.columns ?? COLUMNS }` }>
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
							others,
						} }
					/>
				) ) }
			</ul>
		</section>
	);
};
