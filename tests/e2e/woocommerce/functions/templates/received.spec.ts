/**
 * WooCommerce’s order confirmation where the checkout is our block: it stays
 * WooCommerce's in any theme.
 */
import { blocksOf, select } from '../../../admin/blocks/editor';
import {
	checkOutMug,
	expectThanks,
	fillAddress,
	placeOrder,
} from '../../../steps/checkout';
import { edit, inspector, logIn, save } from '../../../steps/editor';
import { putInPlace } from '../../../steps/in-place';
import { logInAsCustomer } from '../../../steps/shopper';
import { expectAccessible } from '../../../support/accessible';
import { expect, test } from '../../../support/test';

test( 'next steps appear above the order details on the receipt, with links below', async ( {
	page,
	site,
} ) => {
	await putInPlace( site, 'checkout' );
	await logInAsCustomer( page );
	await checkOutMug( page );
	await fillAddress( page );
	await placeOrder( page ).click();
	await expectThanks( page );
	const main = page.getByRole( 'main' );
	const next = main.getByRole( 'heading', { name: 'What comes next' } );
	await expect( next ).toHaveCount( 1 );
	await expect(
		main.getByText( 'We prepare your order for shipping.' )
	).toBeVisible();
	const orders = main.getByRole( 'link', { name: 'View your orders' } );
	const tops = await Promise.all(
		[
			next,
			main.getByRole( 'heading', { name: 'Order details' } ).first(),
			orders,
		].map( async ( part ) => ( await part.boundingBox() )?.y ?? NaN )
	);
	expect( tops ).toEqual( [ ...tops ].sort( ( a, b ) => a - b ) );
	// Themes add space after such lists in their own templates, but not here.
	const last = await main
		.locator( '.vitrine-order-steps li' )
		.last()
		.boundingBox();
	expect(
		( tops[ 1 ] ?? 0 ) - ( last?.y ?? 0 ) - ( last?.height ?? 0 )
	).toBeGreaterThan( 15 );
	for ( const width of [ 1280, 390 ] ) {
		await page.setViewportSize( { width, height: 900 } );
		expect(
			await page.evaluate(
				() =>
					document.documentElement.scrollWidth -
					document.documentElement.clientWidth
			)
		).toBe( 0 );
	}
	await expectAccessible( page, '.vitrine-order-steps' );
	await orders.click();
	await expect( page ).toHaveURL( /account\/$/ );
} );

test( 'an owner removes and restores next steps by a checkout setting', async ( {
	page,
	site,
} ) => {
	await putInPlace( site, 'checkout' );
	const address = (
		await site.php(
			`$order = wc_create_order( array( 'customer_id' => 1 ) );
			$order->set_billing_email( 'ada@example.org' );
			$order->set_status( 'processing' );
			$order->save();
			echo wp_make_link_relative( $order->get_checkout_order_received_url() );`,
			{ user: 1 }
		)
	).trim();
	await logIn( page );
	const main = page.getByRole( 'main' );
	const all = [
		main.getByRole( 'heading', { name: 'What comes next' } ),
		main.getByRole( 'link', { name: 'Continue shopping' } ),
		main.getByRole( 'link', { name: 'View your orders' } ),
	];
	const expectEach = async ( times: number ) => {
		await page.goto( address );
		await expect(
			main.getByText( 'Your order has been received.' )
		).toBeVisible();
		for ( const part of all ) {
			await expect( part ).toHaveCount( times );
		}
	};
	await expectEach( 1 );
	for ( const is of [ false, true ] ) {
		await edit( page, 'checkout', site );
		await expect
			.poll( () => blocksOf( page ) )
			.toEqual( [
				expect.objectContaining( {
					name: 'vitrine/checkout',
					isValid: true,
				} ),
			] );
		await select( page, 'vitrine/checkout' );
		const setting = inspector( page ).getByRole( 'checkbox', {
			name: 'What comes next',
		} );
		await expect( setting ).toBeChecked( { checked: ! is } );
		await setting.setChecked( is );
		await save( page );
		await expectEach( is ? 1 : 0 );
	}
} );
