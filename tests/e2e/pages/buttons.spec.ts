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
	[ 'nothing', '', '9999px', '8px' ],
	[
		'that they are square',
		`add_filter( 'wp_theme_json_data_theme', static fn ( $data ) => $data->update_with( array( 'version' => 3, 'styles' => array( 'elements' => array( 'button' => array( 'border' => array( 'radius' => '0px' ) ) ) ) ) ) );`,
		'0px',
		'0px',
	],
] as const ) {
	test( `buttons are as round as WordPress’s own, and fields go with them, where the theme says ${ theme }`, async ( {
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
