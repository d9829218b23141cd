import type { Page } from '@playwright/test';
import type { Site } from '../../../site/types';
import { logIn } from '../../steps/editor';
import { expectAccessible } from '../../support/accessible';
import { expect, test } from '../../support/test';

const ADDRESS = {
	'Email address': 'ada@example.org',
	'First name': 'Ada',
	'Last name': 'Byron',
	'Street address': 'Hauptstr. 1',
	'Town / City': 'Berlin',
	Postcode: '10115',
};

const billing = ( page: Page ) =>
	page.getByRole( 'group', { name: 'Billing address' } );

/** Fills in the customer. */
const fillCustomer = async ( page: Page ): Promise< void > => {
	await billing( page )
		.getByLabel( /^Country/ )
		.selectOption( 'DE' );
	for ( const [ label, value ] of Object.entries( ADDRESS ) ) {
		await billing( page )
			.getByLabel( new RegExp( `^${ label }` ) )
			.fill( value );
	}
};

const create = ( page: Page ) =>
	page.getByRole( 'button', { name: 'Create order' } );

/** The payment link in the email to the customer. */
const linkInMail = async ( site: Site ): Promise< string > => {
	const link = () =>
		site
			.mails()
			.filter( ( { subject } ) => /Details for order/.test( subject ) )
			.map( ( mail ) => JSON.stringify( mail ) )
			.map(
				( text ) =>
					/https?:[^"\s<>]*order-pay=[^"\s<>\\]*/.exec( text )?.[ 0 ]
			)[ 0 ];
	await expect.poll( link ).toBeTruthy();
	return ( link() ?? '' ).replace( /&(amp|#0?38);/g, '&' );
};

const status = ( site: Site ) =>
	site.php(
		`global $wpdb; echo $wpdb->get_var( "SELECT status FROM {$wpdb->prefix}vitrine_orders ORDER BY id DESC LIMIT 1" );`
	);

/** Opens the link and pays, as a logged-out visitor. */
const payByLink = async ( page: Page, link: string ): Promise< void > => {
	await page.goto( link );
	const form = page.getByRole( 'form', { name: 'Pay for order' } );
	await expect( form ).toContainText( 'Everyday Mug' );
	await expect( page.getByRole( 'main' ) ).not.toContainText( 'Byron' );
	await expectAccessible( page, 'main' );
	await form.getByRole( 'radio', { name: 'Cash on delivery' } ).check();
	await form.getByRole( 'button', { name: /^Pay €/ } ).click();
	await expect( page ).toHaveURL( /order-received/ );
	await expect( page.getByRole( 'main' ) ).toContainText(
		'Thank you. We have received your order.'
	);
};

test( 'an owner creates a manual order, and the customer pays by the emailed link', async ( {
	page,
	browser,
	site,
} ) => {
	await logIn( page );
	await page.goto( '/wp-admin/admin.php?page=vitrine-orders' );
	await page
		.getByRole( 'main' )
		.or( page.locator( '.vitrine-admin' ) )
		.getByRole( 'link', { name: 'Add new order' } )
		.click();
	await expectAccessible( page, '.vitrine-admin' );

	await page.getByLabel( /^Add a product/ ).fill( 'mug' );
	await page.getByRole( 'button', { name: 'Add Everyday Mug' } ).click();
	const totals = page.getByRole( 'table', { name: 'Totals' } );
	await expect( totals ).toContainText( '€19.00' );
	await page.getByLabel( 'Quantity of Everyday Mug' ).fill( '2' );
	await page.keyboard.press( 'Tab' );
	await expect( totals ).toContainText( '€38.00' );
	await page.getByLabel( 'Coupon code' ).fill( 'welcome10' );
	await page.getByRole( 'button', { name: 'Apply' } ).click();
	await expect( totals ).toContainText( '-€3.80' );

	// Missing fields are named, and the input is kept.
	await page.getByLabel( 'Customer provided note' ).fill( 'By phone.' );
	await create( page ).click();
	const problems = page
		.getByRole( 'alert' )
		.filter( { hasText: 'not created' } );
	await expect( problems ).toContainText( 'Street address' );
	await expectAccessible( page, '.vitrine-admin' );
	await problems.getByRole( 'link', { name: /First name/ } ).click();
	await expect( billing( page ).getByLabel( /^First name/ ) ).toBeFocused();
	await expect( page.getByLabel( 'Customer provided note' ) ).toHaveValue(
		'By phone.'
	);
	await expect( page.getByLabel( 'Quantity of Everyday Mug' ) ).toHaveValue(
		'2'
	);

	await fillCustomer( page );
	await page
		.getByRole( 'checkbox', { name: /^Email the order details/ } )
		.check();
	await page.setViewportSize( { width: 390, height: 844 } );
	await expectAccessible( page, '.vitrine-admin' );
	await page.setViewportSize( { width: 1280, height: 720 } );
	await create( page ).click();
	await expect(
		page.getByText( 'Order created. The email is on its way.' )
	).toBeVisible();
	await expect(
		page.getByRole( 'link', { name: 'Customer payment page' } )
	).toBeVisible();
	await expect( page.locator( '.vitrine-admin' ) ).toContainText(
		'Order created manually.'
	);
	await expectAccessible( page, '.vitrine-admin' );

	const link = await linkInMail( site );
	const context = await browser.newContext( { baseURL: site.url } );
	const stranger = await context.newPage();
	await payByLink( stranger, link );
	expect( await status( site ) ).toBe( 'processing' );
	await stranger.goto( link );
	await expect( stranger.getByRole( 'main' ) ).toContainText(
		'does not need to be paid here'
	);
	await context.close();

	await page.reload();
	await expect( page.locator( '.vitrine-admin' ) ).toContainText(
		'Processing'
	);
	await expect(
		page.getByRole( 'link', { name: 'Customer payment page' } )
	).toHaveCount( 0 );
} );

test( 'an owner selects a customer and a variation; the country determines fields and totals', async ( {
	page,
	site,
} ) => {
	await site.php(
		`$id = wp_insert_user( array( 'user_login' => 'greta', 'user_email' => 'greta@example.org', 'user_pass' => 'x', 'display_name' => 'Greta Hopper', 'first_name' => 'Greta', 'last_name' => 'Hopper' ) );
		foreach ( array( 'billing_country' => 'DE', 'billing_address_1' => 'Weg 2', 'billing_city' => 'Bonn', 'billing_postcode' => '53111' ) as $name => $value ) { update_user_meta( $id, $name, $value ); }`
	);
	await logIn( page );
	await page.goto(
		'/wp-admin/admin.php?page=vitrine-orders&action=vitrine_new_order'
	);
	await page.getByLabel( /^Find a customer/ ).fill( 'hopper' );
	await page
		.getByRole( 'button', { name: 'Greta Hopper (greta@example.org)' } )
		.click();
	await expect( billing( page ).getByLabel( /^Street/ ) ).toHaveValue(
		'Weg 2'
	);
	await billing( page )
		.getByLabel( /^Country/ )
		.selectOption( 'US' );
	await expect(
		billing( page ).getByRole( 'combobox', { name: /^State/ } )
	).toBeVisible();
	await billing( page )
		.getByLabel( /^Country/ )
		.selectOption( 'DE' );
	await expect( billing( page ).getByLabel( /^Postcode/ ) ).toHaveValue(
		'53111'
	);
	await page.getByLabel( /^Add a product/ ).fill( 'robe' );
	await page
		.getByRole( 'button', { name: /^Add .* – / } )
		.and( page.locator( ':enabled' ) )
		.first()
		.click();
	await expect(
		page.getByRole( 'spinbutton', { name: /^Quantity of .* – / } )
	).toHaveValue( '1' );
	await create( page ).click();
	await expect( page.getByText( 'Order created.' ).first() ).toBeVisible();
	await expect(
		page.getByRole( 'link', { name: 'Greta Hopper' } )
	).toBeVisible();
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'an owner creates a manual order, and the customer pays', async ( {
		page,
		browser,
		site,
	} ) => {
		await logIn( page );
		await page.goto(
			'/wp-admin/admin.php?page=vitrine-orders&action=vitrine_new_order'
		);
		await billing( page )
			.getByLabel( /^Country/ )
			.selectOption( 'DE' );
		await page
			.getByRole( 'button', { name: 'Update country / region' } )
			.click();
		await fillCustomer( page );
		await page.getByLabel( /^Add a product/ ).fill( 'mug' );
		await page.keyboard.press( 'Enter' );
		await page.getByRole( 'button', { name: 'Add Everyday Mug' } ).click();
		await page.getByLabel( 'Quantity of Everyday Mug' ).fill( '9999' );
		await create( page ).click();
		await expect( page.getByRole( 'alert' ) ).toContainText(
			'Everyday Mug'
		);
		await page.getByLabel( 'Quantity of Everyday Mug' ).fill( '2' );
		await page.getByRole( 'button', { name: 'Recalculate' } ).click();
		await expect(
			page.getByRole( 'table', { name: 'Totals' } )
		).toContainText( '€38.00' );
		await page
			.getByRole( 'checkbox', { name: /^Email the order details/ } )
			.check();
		await create( page ).click();
		await expect( page.getByText( 'Order created.' ) ).toBeVisible();

		const context = await browser.newContext( {
			baseURL: site.url,
			javaScriptEnabled: false,
		} );
		const stranger = await context.newPage();
		const link = await linkInMail( site );
		await stranger.goto( link );
		await stranger
			.getByRole( 'radio', { name: 'Cash on delivery' } )
			.check();
		await stranger.getByRole( 'button', { name: /^Pay €/ } ).click();
		await expect( stranger.getByRole( 'main' ) ).toContainText(
			'Thank you. We have received your order.'
		);
		expect( await status( site ) ).toBe( 'processing' );
		await context.close();
	} );
} );
