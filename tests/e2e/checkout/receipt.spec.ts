import {
	checkOutMug,
	expectThanks,
	fillAddress,
	placeOrder,
} from '../steps/checkout';
import { logInAsCustomer } from '../steps/shopper';
import { expectAccessible } from '../support/accessible';
import { test, expect } from '../support/test';

for ( const width of [ 1280, 390 ] ) {
	test( `the receipt has its own title and links, at ${ width } px`, async ( {
		page,
	} ) => {
		await page.setViewportSize( { width, height: 900 } );
		await checkOutMug( page );
		await expect(
			page.getByRole( 'heading', { level: 1, name: 'Checkout' } )
		).toBeVisible();
		await fillAddress( page );
		await placeOrder( page ).click();
		await expectThanks( page );
		await expect(
			page.getByRole( 'heading', { level: 1, name: 'Order received' } )
		).toBeVisible();
		await expect( page ).toHaveTitle( /^Order received/ );
		// In one row if there is room, else in full rows, with one for the email address.
		const tops = await page
			.locator( '.vitrine-order-overview dt' )
			.evaluateAll( ( all ) =>
				all.map( ( one ) =>
					Math.round( one.getBoundingClientRect().top )
				)
			);
		expect( tops ).toHaveLength( 6 );
		expect( new Set( tops ).size ).toBe( width > 1000 ? 1 : 4 );
		await expectAccessible( page, 'main' );
		await page.getByRole( 'link', { name: 'Continue shopping' } ).click();
		await expect( page ).toHaveURL( /\/shop\/$/ );
	} );

	test( `an account without orders stacks its content at ${ width } px`, async ( {
		page,
		site,
	} ) => {
		await page.setViewportSize( { width, height: 900 } );
		await site.php(
			`wp_insert_user( array( 'user_login' => 'eve', 'user_pass' => 'password', 'user_email' => 'eve@example.org', 'role' => 'vitrine_customer' ) );`
		);
		await page.request.post( '/wp-login.php', {
			form: { log: 'eve', pwd: 'password' },
			maxRedirects: 0,
		} );
		await page.goto( '/account/' );
		const main = page.getByRole( 'main' );
		const words = await main
			.getByText( 'You have not placed any orders yet.' )
			.boundingBox();
		const button = await main
			.getByRole( 'link', { name: 'Browse the shop' } )
			.boundingBox();
		const heading = await main
			.getByRole( 'heading', { name: 'Your addresses' } )
			.boundingBox();
		expect( button!.y ).toBeGreaterThan( words!.y + words!.height );
		expect( heading!.y ).toBeGreaterThan( button!.y + button!.height );
	} );
}

test( 'a receipt links customers to their orders and everybody to further products', async ( {
	page,
} ) => {
	const main = page.getByRole( 'main' );
	const orders = main.getByRole( 'link', { name: 'View your orders' } );
	const best = main.getByRole( 'heading', { name: 'Best sellers' } );
	await checkOutMug( page );
	await fillAddress( page );
	await placeOrder( page ).click();
	await expectThanks( page );
	await expect( best ).toBeVisible();
	await expect( orders ).toHaveCount( 0 );

	await logInAsCustomer( page );
	await checkOutMug( page );
	await fillAddress( page );
	await placeOrder( page ).click();
	await expectThanks( page );
	await expect( best ).toBeVisible();
	await expectAccessible( page, 'main' );
	await orders.click();
	await expect( page ).toHaveURL( /\/account\/$/ );

	// Opening the order later shows no thank-you message.
	const order = main.getByRole( 'link', { name: /^Order \d+$/ } ).first();
	const title = await order.innerText();
	await order.click();
	await expect(
		main.getByRole( 'heading', { name: 'We are preparing your order.' } )
	).toBeFocused();
	await expect( page ).toHaveTitle( new RegExp( `^${ title } ` ) );
	await expect( main ).not.toContainText( /Thank you|What comes next/ );
	await expect( main ).toContainText( 'Everyday Mug' );
	await orders.click();
	await expect( page ).toHaveURL( /\/account\/$/ );
} );

test( 'an old receipt shows personal data only with the email address', async ( {
	page,
	site,
} ) => {
	await checkOutMug( page );
	await fillAddress( page );
	await placeOrder( page ).click();
	await expectThanks( page );
	await site.php(
		`global $wpdb; $wpdb->query( "UPDATE {$wpdb->prefix}vitrine_orders SET created = '2026-01-01 00:00:00'" );`
	);
	await page.reload();
	const main = page.getByRole( 'main' );
	await expect( main ).not.toContainText( 'Ada' );
	await expectAccessible( page, 'main' );
	const email = main.getByRole( 'textbox', { name: 'Email address' } );
	await email.fill( 'eve@example.org' );
	await email.press( 'Enter' );
	await expect( main.getByRole( 'alert' ) ).toContainText(
		'does not match the order'
	);
	await expect( main ).not.toContainText( 'Ada' );
	await email.fill( 'ada@example.org' );
	await main.getByRole( 'button', { name: 'View order' } ).click();
	await expect( main ).toContainText( 'Ada Byron' );
} );
