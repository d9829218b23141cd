/**
 * The cart's dropdown at both ends of a page, in both directions of writing.
 */
import { moveOut, putCode } from '../steps/neighbours';
import { haveInCart } from '../steps/shopper';
import { block, putPage } from '../steps/site';
import { expect, test } from '../support/test';

const JAR = 'Storage Jar, small';

test.afterEach( ( { site } ) => moveOut( site ) );

for ( const direction of [ 'ltr', 'rtl' ] ) {
	for ( const justifyContent of [ 'left', 'right' ] ) {
		for ( const width of [ 1280, 390 ] ) {
			test( `is inside the window: ${ direction }, ${ justifyContent }, ${ width } px`, async ( {
				page,
				site,
			} ) => {
				putCode(
					site,
					`add_action( 'init', static function (): void { $GLOBALS['wp_locale']->text_direction = '${ direction }'; } );`
				);
				await haveInCart( page, JAR );
				await putPage(
					site,
					'with-dropdown',
					block(
						'core/group',
						{
							align: 'full',
							layout: { type: 'flex', justifyContent },
						},
						`<div class="wp-block-group alignfull">${ block(
							'vitrine/mini-cart',
							{ layout: 'dropdown' }
						) }</div>`
					)
				);
				await page.setViewportSize( { width, height: 844 } );
				await page.goto( '/with-dropdown/' );
				const main = page.getByRole( 'main' );
				await main.locator( '.vitrine-cart-icon' ).click();
				const panel = main
					.locator( '.vitrine-dropdown' )
					.filter( { hasText: JAR } );
				await expect( panel ).toBeVisible();
				// Once the script of the open cart is there.
				await expect( async () => {
					const { x, width: size } =
						( await panel.boundingBox() ) ?? {
							x: -1,
							width,
						};
					expect( x ).toBeGreaterThanOrEqual( 0 );
					expect( x + size ).toBeLessThanOrEqual( width );
				} ).toPass();
			} );
		}
	}
}
