/**
 * Migration of a Vitrine shop after WooCommerce's activation.
 */
import type { Site } from '../../../site/types';
import { expectThanks, fillAddress, placeOrder } from '../../steps/checkout';
import { logIn } from '../../steps/editor';
import { expectCount, expectKept } from '../../steps/shopper';
import { expectAccessible } from '../../support/accessible';
import { expect, test } from '../../support/test';

const LAMPS = 70;

/** Creates the tables of the built-in shop, with lamps and an order of the first one. */
const FILL = `
	use Vitrine\\Commerce\\Builtin as Shop;
	Shop\\Database\\DatabaseSchema::install();
	Shop\\Catalog\\ContentTypes::register();
	for ( $at = 1; $at <= $args['lamps']; $at++ ) {
		$ids[] = Shop\\Products\\ProductWriter::save( array( 'name' => "Lamp $at", 'regular_price' => 1000 + $at, 'stock' => 3 ) );
	}
	$wpdb  = $GLOBALS['wpdb'];
	$items = array( array( 'product_id' => $ids[0], 'variation_id' => 0, 'name' => 'Lamp 1', 'data' => array(), 'quantity' => 1, 'subtotal' => 1001, 'total' => 1001 ) );
	$sums  = array( 'subtotal' => 1001, 'discount' => 0, 'shipping' => 490, 'tax' => 0, 'total' => 1491 );
	$order = new Vitrine\\Commerce\\Value\\Order( 0, str_repeat( 'a', 32 ), 'processing', '2026-03-04 05:06:07', 0, 'ada@example.org', $items, array( 'first_name' => 'Ada', 'country' => 'DE' ), array(), array(), $sums, 'Post', 'bacs', 'Bank transfer', '', new Vitrine\\Commerce\\Value\\Currency(), '', '', payment_status: 'paid' );
	( new Shop\\Orders\\OrderStore( $wpdb, static fn () => '' ) )->insert( $order, str_repeat( 'b', 64 ), 'test' );
`;

const fill = ( site: Site ) =>
	site.php( FILL, { user: 1, args: { lamps: LAMPS } } );

// WordPress's admin uses view transitions, and the test aborts a request below.
test.use( { allowedErrors: [ /Transition was aborted|ERR_FAILED/ ] } );

test( 'an owner moves a shop to WooCommerce, is interrupted, continues after a reload, and URLs stay', async ( {
	page,
	site,
} ) => {
	test.slow();
	await fill( site );
	const mails = () => site.mails().length;
	const before = mails();
	await logIn( page );
	await page.goto( '/wp-admin/admin.php?page=vitrine-beside' );
	await page
		.getByRole( 'navigation', { name: 'Main menu' } )
		.getByRole( 'link', { name: 'Move to WooCommerce' } )
		.click();
	await expect(
		page.getByRole( 'row', { name: `Products ${ LAMPS }` } )
	).toBeVisible();
	await expect(
		page.getByText( /Payment methods .* not moved/ )
	).toBeVisible();
	await expectAccessible( page, '.vitrine-move' );

	// The first batch succeeds, the second one fails.
	let batches = 0;
	await page.route( /vitrine(\/|%2F)v1(\/|%2F)move/, ( route ) => {
		batches += 1;
		return batches === 1 ? route.continue() : route.abort();
	} );
	await page.getByRole( 'button', { name: 'Start' } ).click();
	await expect(
		page.getByText( 'Nothing is moved twice' ).first()
	).toBeVisible();
	await page.unrouteAll();

	await page.reload();
	const products = page.getByRole( 'progressbar', {
		name: 'Products',
		exact: true,
	} );
	await expect( products ).not.toHaveAttribute( 'value', '0' );
	await expect( products ).toHaveAttribute( 'max', String( LAMPS ) );
	await page.getByRole( 'button', { name: 'Continue' } ).click();
	await expect(
		page.getByRole( 'heading', { name: 'What to do next' } )
	).toBeVisible();
	await expectAccessible( page, '.vitrine-move' );
	await page.reload();
	await expect(
		page.getByRole( 'heading', { name: 'What to do next' } )
	).toBeVisible();

	expect( mails() ).toBe( before );
	await page.goto( '/product/lamp-70/' );
	await expect(
		page.getByRole( 'heading', { name: 'Lamp 70', level: 1 } )
	).toBeVisible();
	await expect( page.getByRole( 'main' ) ).toContainText( '10.70' );
	await page.goto( `/?order-received=1&key=${ 'a'.repeat( 32 ) }` );
	await expect( page ).toHaveURL( /order-received\/\d+/ );

	// Migrated products can be bought with WooCommerce's checkout.
	await page.goto( '/product/lamp-70/' );
	await page.locator( '.single_add_to_cart_button' ).click();
	await expectCount( page, 1 );
	await expectKept( page );
	await page.goto( '/checkout/' );
	await fillAddress( page );
	await placeOrder( page ).click();
	await expectThanks( page );
	expect(
		await site.php(
			`echo wc_get_product( get_page_by_path( 'lamp-70', OBJECT, 'product' )->ID )->get_stock_quantity();`
		)
	).toBe( '2' );
} );
