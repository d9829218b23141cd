import type { Hands } from './hands';

const FORM = 'form[name="checkout"]';

const ADDRESS = {
	email: 'ada@example.org',
	first_name: 'Ada',
	last_name: 'Byron',
	address_1: 'St James Square 12',
	city: 'London',
	postcode: 'SW1Y 4JH',
};

/**
 * Buys the first product of the shop with an add-to-cart button as a guest.
 *
 * @param hands     The browser.
 * @param shop      URL of the shop page.
 * @param hasScript Whether JavaScript is enabled.
 * @throws Error Where the run fails.
 */
export async function walk(
	hands: Hands,
	shop: string,
	hasScript: boolean
): Promise< void > {
	await hands.open( shop );
	await hands.press(
		'.products > li:has( button[name="add-to-cart"] ) .woocommerce-loop-product__title a'
	);
	await hands.press( 'form.cart button[name="add-to-cart"]' );
	if ( hasScript ) {
		await hands.see( '.vitrine-cart-count', '1' );
		await hands.press( 'a.vitrine-cart-icon' );
		await hands.press( '.vitrine-cart-contents a.checkout' );
	} else {
		await hands.press( 'a.vitrine-cart-icon' );
		await hands.press( 'a.checkout-button' );
	}
	// The country comes first, since it may change the other fields.
	await hands.choose( `${ FORM } select[name="billing_country"]`, 'GB' );
	for ( const [ name, value ] of Object.entries( ADDRESS ) ) {
		await hands.type( `${ FORM } input[name="billing_${ name }"]`, value );
	}
	await hands.press( '#place_order' );
	await hands.see( 'main', 'Order number' );
}
