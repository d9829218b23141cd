import { EmptyCart } from '../cart/empty-cart';
import type { ShopProps } from '../types';
import type { OwnWords } from './layout';

/**
 * The message and link of an empty cart. Twin of `View\Cart\CartContent::empty_page()`.
 *
 * @param props
 * @param props.shop
 * @param props.own  Custom message and button text.
 */
export const EmptyPage = ( {
	shop,
	own,
}: {
	shop: ShopProps;
	own?: OwnWords | undefined;
} ) => (
	<EmptyCart
		style="cart-empty"
		shopUrl={ shop.return_url ?? shop.shop_url }
		text={ own?.title ?? shop.empty_text }
		link={ own?.text ?? shop.return_text }
	/>
);
