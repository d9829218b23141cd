/**
 * Checkout extras in WooCommerce's own classic checkout.
 *
 * @see spec 2.7, 4.5, 4.7, 4.8, 4.9, 5.7
 */
import { checkOutMug, placeOrder } from '../../steps/checkout';
import {
	SCREENS,
	type Shopper,
	walkWithExtras,
} from '../../steps/checkout/extras';
import { haveInCart } from '../../steps/shopper';
import { putSecondPlugin, removeSecondPlugin } from '../../steps/stores';
import { expect, test } from '../../support/test';

/** WooCommerce's coupon form is collapsed by default. */
const applyCoupon = async ( { page, press }: Shopper, code: string ) => {
	const field = page.locator( '.checkout_coupon [name="coupon_code"]' );
	if ( ! ( await field.isVisible() ) ) {
		await press( page.locator( '.showcoupon' ) );
	}
	await field.fill( code );
	await press( page.locator( '.checkout_coupon [name="apply_coupon"]' ) );
};

for ( const { name, use, press } of SCREENS ) {
	test.describe( name, () => {
		test.use( use );

		test( "a customer in WooCommerce's own checkout logs in at the email field, selects a suggested address, applies a coupon, collapses the review and orders", async ( {
			page,
			site,
		} ) => {
			await walkWithExtras(
				site,
				{ page, press, isThemes: true },
				applyCoupon
			);
		} );
	} );
}

test.describe( 'a plugin using the checkout store', () => {
	test.beforeEach( ( { site } ) => putSecondPlugin( site, 'checkout' ) );
	test.afterEach( ( { site } ) => removeSecondPlugin( site ) );

	test( "changes WooCommerce's own form and sees its changes", async ( {
		page,
	} ) => {
		await haveInCart( page, 'Everyday Mug' );
		await page.goto( '/checkout/' );
		const acme = page.getByRole( 'region', { name: 'Acme' } );
		const press = ( name: string ) =>
			acme.getByRole( 'button', { name } ).click();
		await expect( acme ).toContainText( 'Acme sees no coupon, open' );
		await press( 'Acme applies' );
		await expect( acme ).toContainText( 'Acme sees welcome10, open' );
		const discount = page.locator( '#order_review .cart-discount' );
		await expect( discount ).toContainText( /welcome10/i );
		await discount.getByText( '[Remove]' ).click();
		await expect( discount ).toHaveCount( 0 );
		await expect( acme ).toContainText( 'Acme sees no coupon, open' );
	} );
} );

test.describe( 'express buttons', () => {
	const room = '.vitrine-checkout-slot';

	test( 'appear in the space reserved above the form, and are enabled again after a rejected order', async ( {
		page,
		site,
	} ) => {
		await site.php(
			`wp_mkdir_p( WPMU_PLUGIN_DIR ); file_put_contents( WPMU_PLUGIN_DIR . '/express.php', '<?php add_filter( "vitrine_express_checkout", "__return_true" ); add_action( "woocommerce_checkout_after_customer_details", function () { echo "<div id=\\'wcpay-express-checkout-element\\'></div>"; } );' );`
		);
		try {
			await checkOutMug( page );
			const form = page.locator( 'form.checkout' );
			const buttons = page.locator(
				`${ room } #wcpay-express-checkout-element`
			);
			await expect( buttons ).toHaveCount( 1 );
			const before = await form.boundingBox();
			await buttons.evaluate( ( element ) => {
				element.innerHTML =
					'<button type="button" style="display:block;block-size:3rem;inline-size:100%">Pay</button>';
			} );
			expect( ( await form.boundingBox() )?.y ).toBe( before?.y );
			await placeOrder( page ).click();
			await expect( page.getByRole( 'alert' ).first() ).toBeVisible();
			await expect( page.locator( room ) ).not.toHaveAttribute( 'inert' );
			await expect(
				buttons.getByRole( 'button', { name: 'Pay' } )
			).toBeEnabled();

			await page.reload();
			await expect( page.locator( room ) ).not.toHaveClass(
				/is-reserved/
			);
		} finally {
			await site.php( `unlink( WPMU_PLUGIN_DIR . '/express.php' );` );
		}
	} );
} );
