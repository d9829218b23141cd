import contract from '../../contract';
import type { CartSnapshot } from '../../contract/types';
import { cartOfPage } from '../../transport/cart-data';
import { CartPage } from '../cart-page/cart-page';
import type { CartPageProps } from '../types';
import { attach } from './attach';
import { type CartSource, useCart } from './use-cart';

type Given = Omit< CartPageProps, 'cart' | 'state' >;

interface LiveProps {
	source: CartSource;
	printed: CartSnapshot;
	given: Given;
}

const Live = ( { source, printed, given }: LiveProps ) => {
	const { cart, state } = useCart( source, printed );
	return (
		<CartPage
			{ ...given }
			cart={ cart }
			{ ...( state ? { state } : {} ) }
		/>
	);
};

/**
 * Makes the cart page live. What it needs beside the cart stands at its root,
 * written by the server for this visitor.
 *
 * @see spec 2.5
 */
export const hydrateCartPage = (): void => {
	const root = document.querySelector< HTMLElement >(
		`.${ contract.markers.cart_root }[data-vitrine-props]`
	);
	const printed = cartOfPage( document );
	const source = window.vitrine?.cart;
	if ( ! root?.dataset.vitrineProps || ! printed || ! source ) {
		return;
	}
	// Our own server's words, for this page: blocks/cart/render.php.
	const given = JSON.parse( root.dataset.vitrineProps ) as Given;
	const calculator = root.querySelector( '.vitrine-shipping-calculator' );
	if ( calculator ) {
		given.calculator = calculator.innerHTML;
	}
	attach(
		root,
		printed,
		<Live source={ source } printed={ printed } given={ given } />
	);
};
