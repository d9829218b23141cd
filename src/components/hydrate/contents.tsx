import contract from '../../contract';
import type { CartSnapshot, PageSettings } from '../../contract/types';
import { cartOfPage } from '../../transport/cart-data';
import { readSettings } from '../../transport/settings';
import { CartContentsBody } from '../cart/contents';
import type { ShopProps } from '../types';
import { attach } from './attach';
import { type CartSource, useCart } from './use-cart';

interface LiveProps {
	source: CartSource;
	printed: CartSnapshot;
	shop: ShopProps;
}

const Live = ( { source, printed, shop }: LiveProps ) => {
	const { cart, state } = useCart( source, printed );
	return (
		<CartContentsBody
			cart={ cart }
			shop={ shop }
			{ ...( state ? { state } : {} ) }
		/>
	);
};

const shopOf = ( { shop, theme }: PageSettings ): ShopProps => ( {
	cart_url: shop.cart_url,
	checkout_url: shop.checkout_url,
	shop_url: shop.shop_url,
	quantity_style: theme.quantity_style,
	// No product card is in these regions.
	sale_badge: { text: '', template: '' },
} );

/**
 * Makes the cart in dropdown and drawer live, each with the client of its kind.
 *
 * @see spec 2.6, 4.3
 */
export const hydrateContents = (): void => {
	const settings = readSettings( document );
	const carts = window.vitrine?.carts;
	if ( ! settings || ! carts ) {
		return;
	}
	for ( const region of document.querySelectorAll< HTMLElement >(
		contract.markers.cart_contents
	) ) {
		const scope =
			region
				.closest( `[${ contract.markers.shop }]` )
				?.getAttribute( contract.markers.shop ) ?? '';
		const source = scope ? carts[ scope ] : window.vitrine?.cart;
		const printed = cartOfPage( document, scope );
		if ( source && printed ) {
			const shop = shopOf(
				scope ? { ...settings, ...settings.beside } : settings
			);
			attach(
				region,
				printed,
				<Live source={ source } printed={ printed } shop={ shop } />
			);
		}
	}
};
