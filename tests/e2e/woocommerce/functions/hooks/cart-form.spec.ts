/**
 * The cart form: fields of plugins and the Enter key, in ours as in
 * WooCommerce's.
 */
import { putBoth } from '../../../steps/in-place';
import { moveOut, putCode } from '../../../steps/neighbours';
import { haveInCart } from '../../../steps/shopper';
import { WHOSE } from '../../../support/reference';
import { expect, test } from '../../../support/test';

/** A text for each cart item and a note for the cart, saved on cart update. */
const FIELDS = `
add_action( 'woocommerce_after_cart_item_name', static fn ( $item, $key ) => printf( '<label>Engraving <input type="text" name="cart[%s][engraving]" value="%s"></label>', esc_attr( $key ), esc_attr( $item['engraving'] ?? '' ) ), 10, 2 );
add_action( 'woocommerce_cart_actions', static fn () => printf( '<textarea name="their_note" aria-label="Note">%s</textarea>', esc_textarea( (string) WC()->session->get( 'their_note' ) ) ) );
add_filter( 'woocommerce_update_cart_action_cart_updated', static function ( $updated ) {
	foreach ( (array) wp_unslash( $_POST['cart'] ?? array() ) as $key => $values ) {
		if ( isset( WC()->cart->cart_contents[ $key ], $values['engraving'] ) ) {
			WC()->cart->cart_contents[ $key ]['engraving'] = sanitize_text_field( $values['engraving'] );
		}
	}
	if ( isset( $_POST['their_note'] ) ) {
		WC()->session->set( 'their_note', sanitize_textarea_field( wp_unslash( $_POST['their_note'] ) ) );
	}
	return true;
} );
add_filter( 'woocommerce_get_item_data', static fn ( $data, $item ) => empty( $item['engraving'] ) ? $data : array_merge( $data, array( array( 'key' => 'Engraved', 'value' => $item['engraving'] ) ) ), 10, 2 );`;

test.beforeEach( async ( { page, site } ) => {
	await putBoth( site, 'cart' );
	await haveInCart( page, 'Everyday Mug' );
} );

test.afterEach( ( { site } ) => moveOut( site ) );

for ( const whose of WHOSE ) {
	const path = whose === 'ours' ? '/cart/' : '/their-cart/';

	test( `a plugin's fields in the cart form are saved by an update: ${ whose }`, async ( {
		page,
		site,
	} ) => {
		putCode( site, FIELDS );
		await page.goto( path );
		const main = page.getByRole( 'main' );
		await main.getByLabel( 'Engraving' ).fill( 'Ada' );
		await main.getByLabel( 'Note' ).fill( 'Ring twice' );
		// WooCommerce's button is disabled until something changes.
		await main.getByLabel( 'Note' ).press( 'Tab' );
		await main.getByRole( 'button', { name: 'Update cart' } ).click();
		await expect( main.getByText( /Engraved:\s*Ada/ ) ).toBeVisible();
		// A theme may show it above its content.
		await expect( page.getByText( 'Cart updated.' ).first() ).toBeVisible();
		await page.reload();
		await expect( main.getByLabel( 'Engraving' ) ).toHaveValue( 'Ada' );
		await expect( main.getByLabel( 'Note' ) ).toHaveValue( 'Ring twice' );
	} );

	test( `a plugin's fields are saved with a quantity change: ${ whose }`, async ( {
		page,
		site,
	} ) => {
		putCode( site, FIELDS );
		await page.goto( path );
		const main = page.getByRole( 'main' );
		await main.getByLabel( 'Engraving' ).fill( 'Ada' );
		await main.getByRole( 'spinbutton' ).fill( '3' );
		await main.getByRole( 'spinbutton' ).press( 'Enter' );
		await expect( main.getByText( /Engraved:\s*Ada/ ) ).toBeVisible();
		await expect( main.getByRole( 'spinbutton' ) ).toHaveValue( '3' );
	} );

	test( `Enter in a quantity updates the cart and applies no coupon: ${ whose }`, async ( {
		page,
	} ) => {
		const coupons: string[] = [];
		page.on( 'request', ( request ) => {
			if ( request.url().includes( 'apply_coupon' ) ) {
				coupons.push( request.url() );
			}
		} );
		await page.goto( path );
		const main = page.getByRole( 'main' );
		const quantity = main.getByRole( 'spinbutton' );
		await quantity.fill( '2' );
		await quantity.press( 'Enter' );
		await expect( main.locator( '.cart-subtotal' ) ).toContainText(
			'38.00'
		);
		await expect( quantity ).toHaveValue( '2' );
		expect( coupons ).toEqual( [] );
		await expect( main.getByLabel( 'Coupon' ) ).not.toBeFocused();
	} );
}
