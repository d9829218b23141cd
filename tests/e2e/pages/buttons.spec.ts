import type { Locator } from '@playwright/test';
import { moveOut, putCode } from '../steps/neighbours';
import { addButton, haveInCart } from '../steps/shopper';
import { block, putPage } from '../steps/site';
import { test, expect } from '../support/test';

const BUTTON = block(
	'core/button',
	{},
	'<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="/shop/">Read more</a></div>'
);

const radius = ( button: Locator ): Promise< string > =>
	button.evaluate( ( element ) => getComputedStyle( element ).borderRadius );

test.afterEach( ( { site } ) => moveOut( site ) );

for ( const [ theme, code, size, field ] of [
	[ 'default', '', '9999px', '8px' ],
	[
		'square',
		`add_filter( 'wp_theme_json_data_theme', static fn ( $data ) => $data->update_with( array( 'version' => 3, 'styles' => array( 'elements' => array( 'button' => array( 'border' => array( 'radius' => '0px' ) ) ) ) ) ) );`,
		'0px',
		'0px',
	],
] as const ) {
	test( `buttons and fields have the theme's border radius: ${ theme }`, async ( {
		page,
		site,
	} ) => {
		putCode( site, code );
		await putPage(
			site,
			'buttons',
			BUTTON + block( 'vitrine/product-listing', { rows: 1 } )
		);
		await page.goto( '/buttons/' );
		await expect
			.poll( () => radius( page.getByText( 'Read more' ) ) )
			.toBe( size );
		await expect
			.poll( () => radius( addButton( page, 'Ripple Vase' ) ) )
			.toBe( size );
		await page.goto( '/product/ripple-vase/' );
		await expect
			.poll( () =>
				radius( page.locator( '.single_add_to_cart_button' ).first() )
			)
			.toBe( size );
		await haveInCart( page, 'Everyday Mug' );
		await page.goto( '/cart/' );
		await expect
			.poll( () =>
				radius(
					page.getByRole( 'link', { name: 'Proceed to checkout' } )
				)
			)
			.toBe( size );
		await expect
			.poll( () =>
				radius( page.getByRole( 'textbox', { name: 'Coupon code' } ) )
			)
			.toBe( field );
	} );
}

test( 'a theme that styles only the button block and has no page padding gets a matching shop', async ( {
	page,
	site,
} ) => {
	putCode(
		site,
		`add_filter( 'wp_theme_json_data_theme', static function ( $data ) {
			$says = $data->get_data();
			unset( $says['styles']['elements']['button'] );
			$says['settings']['useRootPaddingAwareAlignments'] = false;
			$says['styles']['spacing']['padding']              = array( 'top' => '0', 'right' => '0', 'bottom' => '0', 'left' => '0' );
			$says['styles']['blocks']['core/button']           = array( 'color' => array( 'background' => '#5b2b8f', 'text' => '#fff' ) );
			return new WP_Theme_JSON_Data( $says, 'theme' );
		} );`
	);
	const color = 'rgb(91, 43, 143)';
	await page.setViewportSize( { width: 390, height: 844 } );
	await page.goto( '/shop/' );
	await expect( addButton( page, 'Ripple Vase' ) ).toHaveCSS(
		'background-color',
		color
	);
	const listing = page.locator( '.vitrine-product-listing' );
	expect( await listing.boundingBox() ).toMatchObject( {
		x: 24,
		width: 342,
	} );
	await haveInCart( page, 'Everyday Mug' );
	await page.goto( '/cart/' );
	await expect(
		page.getByRole( 'link', { name: 'Proceed to checkout' } )
	).toHaveCSS( 'background-color', color );
	expect(
		await page.evaluate( () => document.documentElement.scrollWidth )
	).toBe( 390 );
} );

/** Pseudo-element next to a button's text. */
const mark = (
	button: Locator
): Promise< { animation: string; border: string } > =>
	button.evaluate( ( element ) => {
		const { animationName, borderBlockStartStyle } = getComputedStyle(
			element,
			'::after'
		);
		return { animation: animationName, border: borderBlockStartStyle };
	} );

for ( const [ reducedMotion, ring ] of [
	[ 'no-preference', { animation: 'vitrine-turn', border: 'solid' } ],
	[ 'reduce', { animation: 'none', border: 'dotted' } ],
] as const ) {
	test( `a busy button shows its state with motion preference ${ reducedMotion }`, async ( {
		page,
	} ) => {
		await page.emulateMedia( { reducedMotion } );
		await page.goto( '/shop/' );
		await page.route( '**/*add_to_cart*', () => {} );
		const button = addButton( page, 'Everyday Mug' );
		await button.click();
		await expect( button ).toHaveClass( /loading/ );
		await expect.poll( () => mark( button ) ).toEqual( ring );
	} );
}

test( 'a disabled quantity looks disabled', async ( { page } ) => {
	await page.goto( '/product/bud-vase/' );
	for ( const part of [
		page.getByRole( 'spinbutton' ).first(),
		page.getByRole( 'button', { name: /Increase quantity/ } ).first(),
	] ) {
		await part.evaluate( ( element ) =>
			element.toggleAttribute( 'disabled', true )
		);
		await expect( part ).toHaveCSS( 'opacity', '0.5' );
	}
} );
