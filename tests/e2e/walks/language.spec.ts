import type { Page } from '@playwright/test';
import {
	englishOn,
	markForeignTexts,
	storedWords,
	unmarkForeignTexts,
} from '../steps/english';
import { putInPlace } from '../steps/in-place';
import { speak } from '../steps/language';
import { moveOut, putCode } from '../steps/neighbours';
import { addFromListing, expectKept, haveInCart } from '../steps/shopper';
import { test, expect } from '../support/test';

/** The rest of the page is rendered by a theme or WooCommerce. */
const OURS = '[class*="vitrine-"]';

const ADDRESS = {
	email: 'ada@example.org',
	first_name: 'Ada',
	last_name: 'Byron',
	address_1: 'Hauptstraße 12',
	city: 'Berlin',
	postcode: '10115',
};

const cartIcon = ( page: Page ) =>
	page.getByRole( 'banner' ).getByRole( 'link', { name: /Artikel/ } );

test.beforeEach( ( { site } ) => markForeignTexts( site ) );

test.afterEach( ( { site } ) => unmarkForeignTexts( site ) );

test.describe( 'a shop in German', () => {
	let stored: string[] = [];

	const expectGerman = async ( page: Page, where: string ) =>
		expect(
			await englishOn( page, 'de_DE', stored, OURS ),
			`untranslated text on ${ where }`
		).toEqual( [] );

	test.beforeEach( async ( { site } ) => {
		await speak( site, 'de_DE' );
		stored = await storedWords( site );
	} );

	test( 'has no English text of Vitrine from listing to receipt', async ( {
		page,
	} ) => {
		await page.goto( '/shop/' );
		await expect( page.locator( 'html' ) ).toHaveAttribute(
			'lang',
			'de-DE'
		);
		await expectGerman( page, 'the listing' );
		await page.goto( '/product/wool-throw/' );
		await expectGerman( page, 'the product page' );

		await haveInCart( page, 'Everyday Mug' );
		await page.goto( '/shop/' );
		await cartIcon( page ).click();
		const drawer = page.getByRole( 'dialog', { name: 'Dein Warenkorb' } );
		await expect( drawer ).toContainText( 'Zwischensumme' );
		await expectGerman( page, 'the drawer' );
		await drawer.getByRole( 'link', { name: /aus dem Warenkorb/ } ).click();
		await drawer
			.getByRole( 'button', { name: /^Rückgängig machen/ } )
			.click();
		await expect( drawer ).toContainText( 'Everyday Mug' );
		await expectGerman( page, 'the drawer after an undo' );
		await expectKept( page );

		await page.goto( '/cart/' );
		await expectGerman( page, 'the cart' );

		await page.goto( '/checkout/' );
		await expectGerman( page, 'the checkout' );
		await page.locator( '#place_order' ).click();
		await expect( page.getByRole( 'alert' ).first() ).toBeVisible();
		await expectGerman( page, 'the checkout with errors' );

		await page
			.locator( 'select[name="billing_country"]' )
			.selectOption( 'DE' );
		for ( const [ name, value ] of Object.entries( ADDRESS ) ) {
			await page.locator( `[name="billing_${ name }"]` ).fill( value );
		}
		await page.locator( '[name="billing_first_name"]' ).focus();
		await page.locator( '#place_order' ).click();
		await expect( page ).toHaveURL( /order-received/ );
		await expectGerman( page, 'the receipt' );
	} );

	test( 'has no English text of Vitrine in the account', async ( {
		page,
	} ) => {
		await page.goto( '/account/' );
		await expectGerman( page, 'the account of a guest' );
		await page.request.post( '/wp-login.php', {
			form: { log: 'customer', pwd: 'password' },
			maxRedirects: 0,
		} );
		await page.goto( '/account/' );
		await expectGerman( page, 'the account of a customer' );
	} );
} );

test( 'a shop in Arabic is right to left and translated', async ( {
	page,
	site,
} ) => {
	await speak( site, 'ar', { 'text direction\u0004ltr': 'rtl' } );
	const stored = await storedWords( site );
	await page.goto( '/shop/' );
	await expect( page.locator( 'html' ) ).toHaveAttribute( 'dir', 'rtl' );
	await expect(
		page.getByRole( 'button', { name: /^إضافة إلى السلة/ } ).first()
	).toBeVisible();
	expect( await englishOn( page, 'ar', stored, OURS ) ).toEqual( [] );
	await haveInCart( page, 'Everyday Mug' );
	await page.goto( '/cart/' );
	await expect( page.getByRole( 'main' ) ).toContainText(
		'إجمالي سلة المشتريات'
	);
	expect( await englishOn( page, 'ar', stored, OURS ) ).toEqual( [] );
} );

/** A shop in two languages, with a plugin that reads the language from the URL and supports WPML's hooks. */
const TWO_LANGUAGES = `
	$path   = $_SERVER['REQUEST_URI'] ?? '/';
	$german = wp_doing_ajax() ? 'de' === ( $_REQUEST['lang'] ?? '' ) : 1 === preg_match( '#^/de(?=/|[?]|$)#', $path );
	if ( $german && ! wp_doing_ajax() ) {
		$_SERVER['REQUEST_URI'] = '/' . ltrim( substr( $path, 3 ), '/' );
	}
	add_filter( 'locale', static fn ( $locale ) => $german ? 'de_DE' : $locale );
	add_filter( 'wpml_current_language', static fn () => $german ? 'de' : 'en' );
	add_filter( 'wpml_home_url', static fn ( $url ) => $german ? $url . 'de/' : $url );
	add_filter( 'redirect_canonical', '__return_false' );
`;

test.describe( 'a bilingual shop', () => {
	test.beforeEach( ( { site } ) => putCode( site, TWO_LANGUAGES ) );

	test.afterEach( ( { site } ) => moveOut( site ) );

	test( "answers scripts in the page's language", async ( {
		page,
		shop,
		site,
	} ) => {
		if ( shop.commerce === 'woocommerce' ) {
			await putInPlace( site, 'checkout' );
		}
		const stored = await storedWords( site );
		const expectGerman = async ( where: string ) =>
			expect(
				await englishOn( page, 'de_DE', stored, OURS ),
				`untranslated text on ${ where }`
			).toEqual( [] );
		await page.goto( '/shop/' );
		await addFromListing( page, 'Everyday Mug', 1 );
		await expectKept( page );

		// The browser's stored data of the English page must not appear on the German one.
		const asked = page.waitForRequest( /\/de\/\?.*_refreshed_fragments/ );
		await page.goto( '/de/shop/' );
		await cartIcon( page ).click();
		await asked;
		const drawer = page.getByRole( 'dialog', { name: 'Dein Warenkorb' } );
		await expect( drawer ).toContainText( 'Zwischensumme' );
		await expectGerman( 'the drawer' );
		await drawer
			.getByRole( 'button', { name: /^Menge .* erhöhen|erhöhen/ } )
			.click();
		await expectKept( page );
		await expectGerman( 'the drawer after a change' );

		await page.goto( '/de/shop/' );
		await page
			.getByRole( 'button', { name: /^Schnellansicht/ } )
			.first()
			.click();
		await expect(
			page.getByRole( 'dialog' ).getByRole( 'heading' ).first()
		).toBeVisible();
		await expectGerman( 'the quick view' );

		await page.goto( '/de/checkout/' );
		await expectGerman( 'the checkout' );
		const coupon = page.getByRole( 'textbox', { name: 'Gutscheincode' } );
		if ( ! ( await coupon.isVisible() ) ) {
			await page
				.getByText( /Gutschein/ )
				.first()
				.click();
		}
		await coupon.fill( 'welcome10' );
		await coupon.press( 'Enter' );
		await expect( page.locator( '.cart-discount' ) ).toBeVisible();
		await expectKept( page );
		await expectGerman( 'the checkout with new totals' );
	} );
} );
