/**
 * Effects of block settings that the markup alone does not show.
 */
import { logIn } from '../steps/editor';
import { cartIcon, haveInCart } from '../steps/shopper';
import { block, ownPage, putPage } from '../steps/site';
import { expect, test } from '../support/test';

/** Places two orders of the logged-in customer. */
const ORDER_TWICE = `
	$engine = Vitrine\\Plugin::engine();
	$mug    = get_page_by_path( 'everyday-mug', OBJECT, 'vitrine_product' )->ID;
	foreach ( array( 'first-order-of-the-owner', 'second-order-of-the-owner' ) as $key ) {
		$engine->cart()->add( new Vitrine\\Commerce\\Value\\AddRequest( $mug ) );
		$order = $engine->checkout()->place(
			new Vitrine\\Commerce\\Value\\OrderRequest(
				array(
					'billing_email'      => 'owner@example.org',
					'billing_first_name' => 'Olga',
					'billing_last_name'  => 'Owner',
					'billing_country'    => 'DE',
					'billing_address_1'  => 'Allee 1',
					'billing_city'       => 'Berlin',
					'billing_postcode'   => '10115',
				),
				false,
				$engine->checkout()->payment_methods()[0]['id'],
				$key
			)
		);
		if ( is_wp_error( $order ) ) {
			throw new RuntimeException( $order->get_error_message() );
		}
	}
`;

test( "an account shows the block's number of orders", async ( {
	page,
	site,
} ) => {
	await site.php( ORDER_TWICE, { user: 1 } );
	await putPage( site, 'orders', block( 'vitrine/account', { orders: 1 } ) );
	await logIn( page );
	const orders = page
		.getByRole( 'main' )
		.getByRole( 'row' )
		.filter( { hasText: '€' } );
	await page.goto( '/account/' );
	await expect( orders ).toHaveCount( 2 );
	await ownPage( site, 'account', 'orders' );
	await page.goto( '/orders/' );
	await expect( orders ).toHaveCount( 1 );
} );

test( "cart totals are sticky by the block's option", async ( {
	page,
	site,
} ) => {
	const totals = page.getByRole( 'main' ).locator( '.cart-collaterals' );
	await haveInCart( page, 'Storage Jar, small' );
	for ( const [ stickyTotals, position ] of [
		[ 'off', 'static' ],
		[ 'on', 'sticky' ],
	] as const ) {
		await putPage(
			site,
			`totals-${ stickyTotals }`,
			block( 'vitrine/cart', { stickyTotals } )
		);
		await ownPage( site, 'cart', `totals-${ stickyTotals }` );
		await page.goto( `/totals-${ stickyTotals }/` );
		await expect( totals ).toHaveCSS( 'position', position );
	}
} );

test( "a cart drawer has the block's title", async ( { page, site } ) => {
	await putPage(
		site,
		'basket',
		block( 'vitrine/cart-drawer', { title: 'Your basket' } )
	);
	await page.goto( '/basket/' );
	await cartIcon( page ).click();
	await expect(
		page.getByRole( 'dialog', { name: 'Your basket' } )
	).toBeVisible();
} );
