import { EmptyCart } from '../cart/empty-cart';
import type { ShopProps } from '../types';
import type { OwnWords } from './layout';

/**
 * The way on when the cart is empty. Twin of `View\Cart\Page::nothing()`.
 *
 * @param props
 * @param props.shop
 * @param props.own  The owner's sentence, and text of the button.
 */
export const Nothing = ( {
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
