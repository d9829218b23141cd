import { useSyncExternalStore } from '@wordpress/element';
import { cartStoreOf, type CartStore } from '@vitrine/cart-store';
import contract from '../../contract';
import type { CartSnapshot, PageSettings } from '../../contract/types';
import { cartOfPage } from '../../transport/cart-data';
import { readSettings } from '../../transport/settings';
import { CartContentsBody } from '../cart/contents';
import type { ShopProps } from '../types';
import { attach, isUpToDate } from './attach';
import { useCart } from './use-cart';

const { markers } = contract;

/** Whether a region is hidden, so that nothing is rendered. */
const useAsleep = ( region: Element ): boolean => {
	const look = () => region.hasAttribute( markers.asleep );
	return useSyncExternalStore(
		( listener ) => {
			const observer = new MutationObserver( listener );
			observer.observe( region, {
				attributeFilter: [ markers.asleep ],
			} );
			return () => observer.disconnect();
		},
		look,
		// Without a server snapshot React would render from scratch.
		look
	);
};

interface LiveProps {
	region: Element;
	store: CartStore;
	printed: CartSnapshot;
	shop: ShopProps;
}

const Live = ( { region, store, printed, shop }: LiveProps ) => {
	const view = useCart( store, printed );
	return useAsleep( region ) ? null : (
		<CartContentsBody shop={ shop } { ...view } />
	);
};

const shopOf = ( { shop, theme }: PageSettings ): ShopProps => ( {
	cart_url: shop.cart_url,
	checkout_url: shop.checkout_url,
	shop_url: shop.shop_url,
	quantity_style: theme.quantity_style,
	// These regions have no product cards.
	sale_badge: { text: '', template: '' },
} );

/**
 * Hydrates the cart contents in dropdowns and drawers, each with the store of
 * its shop.
 *
 * @see spec 2.6, 4.3
 */
export const hydrateContents = (): void => {
	const settings = readSettings( document );
	if ( ! settings || ! window.vitrine ) {
		return;
	}
	for ( const region of document.querySelectorAll< HTMLElement >(
		markers.cart_contents
	) ) {
		const scope =
			region
				.closest( `[${ markers.shop }]` )
				?.getAttribute( markers.shop ) ?? '';
		const printed = cartOfPage( document, scope );
		if ( printed ) {
			const shop = shopOf(
				scope ? { ...settings, ...settings.beside } : settings
			);
			attach(
				region,
				isUpToDate( region, printed ),
				<Live
					region={ region }
					store={ cartStoreOf( scope ) }
					printed={ printed }
					shop={ shop }
				/>
			);
		}
	}
};
