/**
 * Variation forms of Vitrine's blocks where another plugin needs WooCommerce's
 * variations script on every page.
 */
import { moveIn, moveOut, putCode } from '../../steps/neighbours';
import { open, view } from '../../steps/quick-view';
import { expectCount, expectKept } from '../../steps/shopper';
import { block, productId, putPage } from '../../steps/site';
import { addButton, choose, panel, price } from '../../steps/variations';
import { expect, test } from '../../support/test';
import type { Page } from '@playwright/test';

/** Enqueues WooCommerce's script everywhere, and records the events of every form. */
const NEEDS_SCRIPT = `
	add_action( 'wp_enqueue_scripts', static function (): void {
		wp_enqueue_script( 'wc-add-to-cart-variation' );
	} );
	add_action( 'wp_footer', static function (): void { ?><script>
		window.told = [];
		jQuery( document ).on( 'wc_variation_form found_variation', '.variations_form', function ( event ) {
			window.told.push( event.type );
		} );
	</script><?php }, 101 );`;

const told = ( page: Page ) =>
	page.evaluate( () => ( window as unknown as { told: string[] } ).told );

const productBlock = async ( site: Parameters< typeof putPage >[ 0 ] ) => {
	const id = await productId( site, 'wool-throw' );
	await putPage(
		site,
		'throw',
		block( 'vitrine/product', { productId: id } )
	);
};

test.afterEach( ( { site } ) => moveOut( site ) );

test( 'a product block works, and once, where a plugin enqueues WooCommerce’s variations script', async ( {
	page,
	site,
} ) => {
	putCode( site, NEEDS_SCRIPT );
	await productBlock( site );
	await page.goto( '/throw/' );
	await expect.poll( () => told( page ) ).toContain( 'wc_variation_form' );
	await choose( page, 'Color', 'Sand' );
	await choose( page, 'Size', '150 × 220 cm' );
	await expect( price( page ) ).toContainText( '€119.00' );
	await expect( panel( page ) ).toBeVisible();
	await expect( price( page ) ).toHaveCount( 1 );
	await expect( addButton( page ) ).toHaveAttribute(
		'aria-disabled',
		'false'
	);
	await addButton( page ).click();
	await expectCount( page, 1 );
	await expectKept( page );
	await page.goto( '/cart/' );
	await expect( page.getByRole( 'main' ) ).toContainText( 'Wool Throw' );
	await page.goBack();
	await page.reload();
	await expect.poll( () => told( page ) ).toContain( 'wc_variation_form' );
	expect(
		( await told( page ) ).filter(
			( type ) => type === 'wc_variation_form'
		)
	).toHaveLength( 1 );
} );

test( 'a quick view works where a plugin enqueues WooCommerce’s variations script', async ( {
	page,
	site,
} ) => {
	putCode( site, NEEDS_SCRIPT );
	await open( page, 'Wool Throw' );
	await choose( page, 'Color', 'Sand' );
	await choose( page, 'Size', '150 × 220 cm' );
	await expect(
		view( page ).locator( '.woocommerce-variation-price' )
	).toContainText( '€119.00' );
	await expect(
		view( page ).locator( '.single_add_to_cart_button' )
	).toHaveAttribute( 'aria-disabled', 'false' );
} );

test( 'beside a product block, another plugin initializes its own form with WooCommerce’s script', async ( {
	page,
	site,
} ) => {
	await moveIn( site, 'quick-look' );
	await productBlock( site );
	await page.goto( '/throw/' );
	await choose( page, 'Color', 'Sand' );
	await choose( page, 'Size', '150 × 220 cm' );
	await expect( price( page ) ).toContainText( '€119.00' );
	await page.getByRole( 'button', { name: 'Quick look' } ).click();
	const looked = page.locator( '#looked-at form.variations_form' );
	await looked.locator( 'select' ).first().selectOption( 'moss' );
	await looked.locator( 'select' ).last().selectOption( '130x180' );
	await expect(
		looked.locator( '.woocommerce-variation-price' )
	).toContainText( '€89.00' );
	await expect( price( page ) ).toContainText( '€119.00' );
	expect(
		await page.evaluate( () =>
			( window as unknown as { looked: string[] } ).looked.at( -1 )
		)
	).toBe( 'found 89' );
} );
