import type { Locator, Page } from '@playwright/test';
import type { Site } from '../../../site/types';
import { expectAccessible } from '../../support/accessible';
import { expect } from '../../support/test';
import { keptOrder } from '../orders';
import { chooseCountry, options, search } from './address';
import { addressField, checkOutMug, expectThanks, placeOrder } from '.';

/** Creates a customer account for Anna and enables login at the checkout. */
export const withAnna = ( site: Site ): Promise< unknown > =>
	site.php(
		`update_option( 'vitrine_settings', array( 'email_check' => true ) + (array) get_option( 'vitrine_settings', array() ) );
		update_option( 'users_can_register', 1 );
		update_option( 'woocommerce_enable_checkout_login_reminder', 'yes' );
		update_option( 'woocommerce_enable_signup_and_login_from_checkout', 'yes' );
		wp_create_user( 'anna', 'secret word', 'anna@example.org' );`
	);

export const email = ( page: Page ): Locator =>
	page.locator( '#billing_email' );

/** The button that accepts the suggested email address. */
export const meant = ( page: Page, address: string ): Locator =>
	page.getByRole( 'button', { name: `Did you mean ${ address }?` } );

/** The login form next to the email field. */
export const loginHere = ( page: Page ): Locator =>
	page.getByRole( 'group', { name: 'Log in' } );

export const loginPassword = ( page: Page ): Locator =>
	loginHere( page ).locator( 'input:is([name="pwd"], [name="password"])' );

export const reviewToggle = ( page: Page ): Locator =>
	page.getByRole( 'button', { name: /order summary/ } );

/** Activates a control with a click or a tap. */
export type Press = ( control: Locator ) => Promise< void >;

export interface Shopper {
	page: Page;
	press: Press;
	/** Whether the page is the theme's; then axe checks only what is added to it. */
	isThemes?: boolean;
}

/** A wide screen with a mouse, and a phone. */
export const SCREENS: Array< {
	name: string;
	use: { viewport: { width: number; height: number }; hasTouch?: boolean };
	press: Press;
} > = [
	{
		name: 'by mouse on a wide screen',
		use: { viewport: { width: 1280, height: 900 } },
		press: ( control ) => control.click(),
	},
	{
		name: 'by touch on a phone, 390 px wide',
		use: { viewport: { width: 390, height: 844 }, hasTouch: true },
		press: ( control ) => control.tap(),
	},
];

/** Applies a coupon on a given page. */
type ApplyCoupon = ( shopper: Shopper, code: string ) => Promise< void >;

/** Selectors of what is added to a theme's checkout. */
const ADDED = {
	login: '.vitrine-login-here',
	address: '#billing_address_1_field',
	review: '#order_review_heading',
} as const;

const look = ( { page, isThemes }: Shopper, part: keyof typeof ADDED ) =>
	expectAccessible( page, isThemes ? ADDED[ part ] : undefined );

/** Logs in next to the email field and waits for the checkout to reload. */
export async function logInHere( shopper: Shopper ): Promise< void > {
	const { page, press } = shopper;
	// WooCommerce's own form shows the account fields from the start, so wait for the response instead.
	const asked = page.waitForResponse( ( answer ) =>
		Boolean(
			answer.request().postData()?.includes( 'woo_check_user_exist' )
		)
	);
	await email( page ).fill( 'new@example.org' );
	await asked;
	await expect( page.locator( '#createaccount' ) ).toBeVisible();
	await expect( loginHere( page ) ).toHaveCount( 0 );
	await email( page ).fill( '' );
	await expect( page.locator( '#createaccount' ) ).toBeHidden();
	await email( page ).fill( 'anna@example.ogr' );
	await email( page ).blur();
	await press( meant( page, 'anna@example.org' ) );
	await expect( email( page ) ).toHaveValue( 'anna@example.org' );
	await expect( email( page ) ).toBeFocused();
	await expect( page.getByText( /Welcome back/ ) ).toBeVisible();
	await expect( loginHere( page ) ).toBeVisible();
	const [ field, login ] = await Promise.all(
		[ email( page ), loginHere( page ) ].map( ( one ) => one.boundingBox() )
	);
	expect( login?.y ).toBeGreaterThan( ( field?.y ?? 0 ) + 20 );
	await expect( page.locator( '#createaccount' ) ).toBeHidden();
	await look( shopper, 'login' );
	await loginPassword( page ).fill( 'wrong' );
	await press( loginHere( page ).locator( '[type="submit"]' ) );
	await expect( loginHere( page ).getByRole( 'alert' ) ).toContainText(
		'Incorrect username'
	);
	await loginPassword( page ).fill( 'secret word' );
	const reloaded = page.waitForEvent( 'domcontentloaded' );
	await press( loginHere( page ).locator( '[type="submit"]' ) );
	await reloaded;
	await expect( loginHere( page ) ).toHaveCount( 0 );
	await expect( email( page ) ).toHaveValue( 'anna@example.org' );
}

/** Selects a suggested address. */
export async function chooseAddress( shopper: Shopper ): Promise< void > {
	const { page, press } = shopper;
	await chooseCountry( page, 'GB' );
	await search( page, '12 haz', 1 );
	await look( shopper, 'address' );
	await press( options( page ).first() );
	await expect( addressField( page, 'Town' ) ).toHaveValue( 'London' );
	await expect( addressField( page, 'Postcode' ) ).toHaveValue( 'SW1A 1AA' );
}

/**
 * Places an order with all checkout extras: login, suggested address, coupon and
 * a collapsed order review.
 *
 * @param shopper     At the checkout with a mug in the cart.
 * @param applyCoupon Applies a coupon on the page; the first one is refused.
 */
async function orderWithExtras(
	shopper: Shopper,
	applyCoupon: ApplyCoupon
): Promise< void > {
	const { page, press } = shopper;
	await addressField( page, 'First name' ).fill( 'Anna' );
	await logInHere( shopper );
	await expect( addressField( page, 'First name' ) ).toHaveValue( 'Anna' );
	await addressField( page, 'Last name' ).fill( 'Lovell' );
	await chooseAddress( shopper );

	await applyCoupon( shopper, 'NOSUCHCODE' );
	await expect( page.locator( '.coupon-error-notice' ) ).toBeVisible();
	await applyCoupon( shopper, 'welcome10' );
	await expect( page.locator( '.coupon-error-notice' ) ).toHaveCount( 0 );
	await expect( page.locator( '#order_review' ) ).toContainText( /1\.90/ );

	await press( reviewToggle( page ) );
	await expect( reviewToggle( page ) ).toHaveAttribute(
		'aria-expanded',
		'false'
	);
	await expect(
		page.locator( '#order_review' ).getByText( 'Everyday Mug' )
	).toBeHidden();
	await look( shopper, 'review' );
	await press( placeOrder( page ) );
	await expectThanks( page );
}

/**
 * Goes from the listing to a placed order with all checkout extras.
 *
 * @param site        A site with Anna's account.
 * @param shopper     The shopper.
 * @param applyCoupon Applies a coupon at the checkout.
 */
export async function walkWithExtras(
	site: Site,
	shopper: Shopper,
	applyCoupon: ApplyCoupon
): Promise< void > {
	const { page } = shopper;
	await withAnna( site );
	await checkOutMug( page );
	await orderWithExtras( shopper, applyCoupon );
	expect( await keptOrder( page, site ) ).toMatchObject( {
		items: { 'Everyday Mug': 1 },
		coupons: [ 'WELCOME10' ],
	} );
}
