import type { Locator, Page } from '@playwright/test';
import type { Site } from '../../site/types';
import { expectThanks } from '../steps/checkout';
import { logIn, logOut } from '../steps/editor';
import { pressOn, tabTo } from '../steps/keyboard';
import { emptyShop } from '../steps/setup';
import { expectCount, expectKept } from '../steps/shopper';
import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/test';

const SCREEN = '/wp-admin/admin.php?page=vitrine-setup';
const APP = '.vitrine-setup';

const heading = ( page: Page, name: string ): Locator =>
	page.locator( APP ).getByRole( 'heading', { name, level: 2 } );

const save = ( page: Page ) =>
	page.getByRole( 'button', { name: 'Save and continue' } );

const skip = ( page: Page ) =>
	page.getByRole( 'button', { name: 'Skip this step' } );

const option = async ( site: Site, name: string ) =>
	JSON.parse(
		await site.php( `echo wp_json_encode( get_option( $args['name'] ) );`, {
			args: { name },
		} )
	) as Record< string, unknown >;

test( "a new owner is guided from the notice to a guest's first order in fewer than 60 actions", async ( {
	page,
	site,
} ) => {
	let actions = 0;
	const act = async ( action: Promise< unknown > ) => {
		actions++;
		await action;
	};
	await emptyShop( site );
	await logIn( page );
	await page.goto( '/wp-admin/' );
	await expect( page.locator( '#vitrine-setup-notice' ) ).toContainText(
		'Vitrine is active.'
	);
	await expectAccessible( page, '#vitrine-setup-notice' );
	await act( page.getByRole( 'link', { name: 'Set up your shop' } ).click() );

	await expect(
		heading( page, 'Built-in shop or WooCommerce' )
	).toBeVisible();
	await expect( page.getByText( 'Step 1 of 5' ) ).toBeVisible();
	await expect(
		page.getByRole( 'radio', { name: /built-in shop/ } )
	).toBeChecked();
	await expectAccessible( page, APP );
	await act( save( page ).click() );

	await expect( heading( page, 'Country and currency' ) ).toBeFocused();
	// Suggested by the site's language, en_US.
	await expect( page.getByLabel( 'Country' ) ).toHaveValue( 'US' );
	await expect( page.getByLabel( 'Currency' ) ).toHaveValue( 'USD' );
	await act( page.getByLabel( 'Country' ).selectOption( 'GB' ) );
	await expect( page.getByLabel( 'Currency' ) ).toHaveValue( 'GBP' );
	await expect( page.getByText( '£1,234.50' ) ).toBeVisible();
	await expectAccessible( page, APP );
	await act( save( page ).click() );

	await expect( heading( page, 'Pages' ) ).toBeFocused();
	await expect(
		page.getByRole( 'row', { name: /Cart page.*Published/ } )
	).toBeVisible();
	await expectAccessible( page, APP );
	await act( save( page ).click() );

	await expect( heading( page, 'Payments and shipping' ) ).toBeFocused();
	await act(
		page.getByRole( 'checkbox', { name: 'Direct bank transfer' } ).check()
	);
	await expect(
		page.locator( '.components-notice' ).getByText( /where to pay/ )
	).toBeVisible();
	await act( page.getByLabel( 'Account name' ).fill( 'Ada’s shop' ) );
	await act( page.getByLabel( 'Account number' ).fill( '12345678' ) );
	await expect(
		page.locator( '.components-notice' ).getByText( /where to pay/ )
	).toHaveCount( 0 );
	await act(
		page
			.getByLabel( 'Title of “Direct bank transfer” at checkout' )
			.fill( 'By bank' )
	);
	await act( page.getByLabel( /^Shipping cost/ ).fill( 'three' ) );
	await expect( save( page ) ).toHaveAttribute( 'aria-disabled', 'true' );
	await act( page.getByLabel( /^Shipping cost/ ).fill( '3' ) );
	await expectAccessible( page, APP );
	await act( save( page ).click() );

	await expect( heading( page, 'Appearance' ) ).toBeFocused();
	await act( page.getByRole( 'radio' ).nth( 1 ).check() );
	await expectAccessible( page, APP );
	await act( save( page ).click() );

	await expect( heading( page, 'Things to do next' ) ).toBeFocused();
	await expect(
		page.getByRole( 'listitem' ).filter( { hasText: 'By bank' } )
	).toContainText( 'Done:' );
	await act(
		page.getByRole( 'button', { name: 'Add sample products' } ).click()
	);
	await expect(
		page.getByText( 'There are 6 sample products' )
	).toBeVisible();
	await expectAccessible( page, APP );
	await act( page.getByRole( 'link', { name: 'View your shop' } ).click() );
	// The saved values are in the shop's options.
	expect( await option( site, 'vitrine_setup' ) ).toMatchObject( {
		answers: { engine: 'done', store: 'done', look: 'done' },
	} );
	expect( await option( site, 'vitrine_settings' ) ).toMatchObject( {
		header_mini_cart: 'on',
	} );

	// Continue as a guest.
	await logOut( page );
	await page.goto( '/shop/' );
	await act(
		page.getByRole( 'link', { name: 'Sample mug' } ).first().click()
	);
	await expect( page.getByText( '£14.00' ).first() ).toBeVisible();
	await act( page.locator( '.single_add_to_cart_button' ).click() );
	await expectCount( page, 1 );
	await expectKept( page );
	await act( page.goto( '/checkout/' ) );
	const form = page.locator( 'form[name="checkout"]' );
	for ( const [ label, value ] of [
		[ 'Email address', 'ada@example.org' ],
		[ 'First name', 'Ada' ],
		[ 'Last name', 'Byron' ],
		[ 'Street address', 'St James Square 12' ],
		[ 'Town', 'London' ],
		[ 'Postcode', 'SW1Y 4JH' ],
	] as const ) {
		await act(
			form
				.getByLabel( new RegExp( `^${ label }` ) )
				.first()
				.fill( value )
		);
	}
	await expect(
		page.locator( '.vitrine-cart-sums .order-total dd' )
	).toHaveText( '£17.00' );
	await act( page.getByRole( 'radio', { name: /By bank/ } ).check() );
	await act( page.getByRole( 'button', { name: /place order/i } ).click() );
	await expectThanks( page );
	await expect( page.getByText( '12345678' ).first() ).toBeVisible();
	expect( actions ).toBeLessThan( 60 );
	test.info().annotations.push( {
		type: 'actions',
		description: String( actions ),
	} );
} );

test.describe( 'with a failed save', () => {
	test.use( { allowedErrors: [ /403/ ] } );

	test( 'steps are skipped by keyboard and revisited, and entries survive a failed save', async ( {
		page,
		site,
	} ) => {
		await emptyShop( site );
		await logIn( page );
		await page.goto( SCREEN );
		await pressOn( page, skip( page ), 'Enter' );
		await expect( heading( page, 'Country and currency' ) ).toBeFocused();
		await pressOn( page, skip( page ), 'Space' );
		await expect( heading( page, 'Pages' ) ).toBeFocused();
		// Suggested values are not saved.
		expect( await option( site, 'vitrine_shop' ) ).toEqual( [] );

		await page.goto( '/wp-admin/' );
		await expect( page.locator( '#vitrine-setup-notice' ) ).toContainText(
			'Your shop is not set up yet.'
		);
		await page.getByRole( 'link', { name: 'Continue setup' } ).click();
		await expect( heading( page, 'Pages' ) ).toBeVisible();
		const steps = page.getByRole( 'navigation', { name: 'Steps' } );
		await pressOn(
			page,
			steps.getByRole( 'button', {
				name: /Country and currency.*Skipped/,
			} ),
			'Enter'
		);
		await expect( heading( page, 'Country and currency' ) ).toBeFocused();
		await page.getByLabel( 'Country' ).selectOption( 'DE' );
		// Visiting another step keeps it.
		await steps.getByRole( 'button', { name: /^Appearance/ } ).click();
		await steps.getByRole( 'button', { name: /^Country/ } ).click();
		await expect( page.getByLabel( 'Currency' ) ).toHaveValue( 'EUR' );

		await page.route( /vitrine\/v1\/settings/, ( route ) =>
			route.fulfill( {
				status: 403,
				contentType: 'application/json',
				body: JSON.stringify( { code: 'x', message: 'Not today.' } ),
			} )
		);
		await save( page ).click();
		await expect(
			page.locator( '.components-notice.is-error' )
		).toContainText( 'Not today.' );
		await expect( page.getByLabel( 'Country' ) ).toHaveValue( 'DE' );
		await page.unroute( /vitrine\/v1\/settings/ );
		await save( page ).click();
		await expect( heading( page, 'Pages' ) ).toBeFocused();
		expect( await option( site, 'vitrine_shop' ) ).toMatchObject( {
			currency: { code: 'EUR', decimals: 2 },
			tax: { base: { country: 'DE' } },
		} );
		await expect(
			steps.getByRole( 'button', { name: /Country and currency.*Done/ } )
		).toBeVisible();
	} );
} );

test( 'choosing WooCommerce explains it and installs nothing', async ( {
	page,
	site,
} ) => {
	await emptyShop( site );
	await logIn( page );
	await page.goto( SCREEN );
	const woo = page.getByRole( 'radio', { name: 'WooCommerce' } );
	await tabTo( page, page.getByRole( 'radio', { name: /built-in shop/ } ) );
	await page.keyboard.press( 'ArrowDown' );
	await expect( woo ).toBeChecked();
	await expect( save( page ) ).toHaveCount( 0 );
	await expect(
		page.getByRole( 'link', {
			name: /WooCommerce in the plugin directory/,
		} )
	).toHaveAttribute( 'href', /plugin-install\.php\?s=woocommerce/ );
	await expectAccessible( page, APP );
	await page.getByRole( 'radio', { name: /built-in shop/ } ).check();
	await expect( save( page ) ).toBeVisible();
} );
