import { useSyncExternalStore } from '@wordpress/element';
import contract from '../../contract';
import type { CartSnapshot, PageSettings } from '../../contract/types';
import { cartOfPage } from '../../transport/cart-data';
import { readSettings } from '../../transport/settings';
import { CartContentsBody } from '../cart/contents';
import type { ShopProps } from '../types';
import { attach } from './attach';
import { type CartSource, useCart } from './use-cart';

const { markers } = contract;

/** Whether a cart is out of sight. Then nothing of it is in the page. */
const useAsleep = ( region: Element ): boolean =>
	useSyncExternalStore(
		( listener ) => {
			const observer = new MutationObserver( listener );
			observer.observe( region, {
				attributeFilter: [ markers.asleep ],
			} );
			return () => observer.disconnect();
		},
		() => region.hasAttribute( markers.asleep )
	);

interface LiveProps {
	region: Element;
	source: CartSource;
	printed: CartSnapshot;
	shop: ShopProps;
}

const Live = ( { region, source, printed, shop }: LiveProps ) => {
	const { cart, state } = useCart( source, printed );
	return useAsleep( region ) ? null : (
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
		markers.cart_contents
	) ) {
		const scope =
			region
				.closest( `[${ markers.shop }]` )
				?.getAttribute( markers.shop ) ?? '';
		const source = scope ? carts[ scope ] : window.vitrine?.cart;
		const printed = cartOfPage( document, scope );
		if ( source && printed ) {
			const shop = shopOf(
				scope ? { ...settings, ...settings.beside } : settings
			);
			attach(
				region,
				printed,
				<Live
					region={ region }
					source={ source }
					printed={ printed }
					shop={ shop }
				/>
			);
		}
	}
};
