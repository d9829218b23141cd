/**
 * WooCommerce's own cart and buttons together with other plugins' code.
 */
import { couponField, cartIsSettled } from '../../steps/classic';
import { moveIn, moveOut, putCode } from '../../steps/neighbours';
import { scriptsAreThere } from '../../steps/scripts';
import { expect, test } from '../../support/test';
import type { Page } from '@playwright/test';
import type { Site } from '../../../site/types';

const fill = async ( page: Page, site: Site ) => {
	await moveIn( site );
	await page.goto( '/product/ripple-vase/' );
	const id = await page
		.locator( 'form.cart .single_add_to_cart_button' )
		.getAttribute( 'value' );
	await page.goto( `/shop/?add-to-cart=${ id ?? '' }` );
	await page.goto( '/cart/' );
};

test.afterEach( ( { site } ) => moveOut( site ) );

test( 'a rejected coupon keeps its field, marked and focused, with the error beside it', async ( {
	page,
	site,
} ) => {
	await fill( page, site );
	await couponField( page ).fill( 'NOSUCHCODE' );
	await couponField( page ).press( 'Enter' );
	const error = page.locator( '.coupon .coupon-error-notice' );
	await expect( error ).toHaveAttribute( 'role', 'alert' );
	await cartIsSettled( page );
	await expect( page.locator( '.coupon-error-notice' ) ).toHaveCount( 1 );
	const field = page.locator( '#coupon_code' );
	await expect( field ).toHaveValue( /nosuchcode/i );
	await expect( field ).toHaveAttribute( 'aria-invalid', 'true' );
	await expect( field ).toHaveAttribute(
		'aria-describedby',
		'coupon-error-notice'
	);
	await expect( field ).toBeFocused();
	await field.fill( 'N' );
	await field.blur();
	await expect( page.locator( '.coupon-error-notice' ) ).toHaveCount( 0 );
} );

test( 'a slow cart is submitted once, however its quantity changed', async ( {
	page,
	site,
} ) => {
	await fill( page, site );
	let sent = 0;
	await page.route( '**/cart/', async ( route ) => {
		if ( route.request().method() === 'POST' ) {
			sent++;
			// Longer than the debounce of typing.
			await new Promise( ( resolve ) => setTimeout( resolve, 1500 ) );
		}
		await route.continue();
	} );
	const quantity = page.locator( '.woocommerce-cart-form input.qty' ).first();
	await quantity.fill( '3' );
	await quantity.press( 'Enter' );
	await expect( page.locator( '.woocommerce-cart-form' ) ).toHaveClass(
		/processing/
	);
	await cartIsSettled( page );
	await expect( quantity ).toHaveValue( '3' );
	await expect( page.locator( '.cart_totals' ) ).toContainText( '192' );
	expect( sent ).toBe( 1 );
} );

test( 'data set on a button by jQuery is sent, including objects, and the cart link has its title', async ( {
	page,
	site,
} ) => {
	await moveIn( site, 'swatches' );
	putCode(
		site,
		`add_filter( 'woocommerce_add_to_cart_fragments', static fn ( $all ) => $all + array( '#sent' => '<p id="sent">' . esc_html( wp_json_encode( $_POST['gift'] ?? null ) ) . '</p>' ) );
		add_action( 'wp_footer', static function (): void { ?><p id="sent"></p><a class="button add_to_cart_button ajax_add_to_cart" data-product_id="<?php echo get_page_by_path( 'everyday-mug', OBJECT, 'product' )->ID; ?>" href="#add" id="gift">Gift</a><?php } );`
	);
	await page.goto( '/' );
	await scriptsAreThere( page );
	await page.evaluate( () => {
		const { jQuery } = window as unknown as {
			jQuery: ( selector: string ) => {
				data: ( name: string, value: object ) => void;
				trigger: ( event: string ) => void;
			};
		};
		jQuery( '#gift' ).data( 'gift', { wrap: { paper: 'blue' }, cards: 2 } );
		// A click triggered by a script, without a native event.
		jQuery( '#gift' ).trigger( 'click' );
	} );
	await expect( page.locator( '#sent' ) ).toHaveText(
		'{"wrap":{"paper":"blue"},"cards":"2"}'
	);
	await expect( page.locator( 'a.added_to_cart' ) ).toHaveAttribute(
		'title',
		'View cart'
	);
} );

test( 'a plugin that recalculates totals before each mini-cart does not empty the cart', async ( {
	page,
	site,
} ) => {
	await fill( page, site );
	putCode(
		site,
		`add_action( 'wp_enqueue_scripts', static fn () => wp_enqueue_script( 'wc-cart-fragments' ), 20 );
		add_action( 'woocommerce_before_mini_cart', static fn () => WC()->cart->calculate_totals() );`
	);
	await page.goto( '/product/beeswax-candle/' );
	await page.goto( '/shop/' );
	await page.goto( '/cart/' );
	await expect(
		page.getByRole( 'main' ).getByText( 'Ripple Vase' ).first()
	).toBeVisible();
} );
