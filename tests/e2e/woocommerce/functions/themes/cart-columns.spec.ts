/**
 * The cart block in a theme that lays out the parts of every WooCommerce cart by
 * floats and widths.
 */
import { haveInCart } from '../../../steps/shopper';
import { putInPlace } from '../../../steps/in-place';
import { moveOut, putCode } from '../../../steps/neighbours';
import { expect, test } from '../../../support/test';

test.afterEach( ( { site } ) => moveOut( site ) );

for ( const width of [ 1280, 390 ] ) {
	test( `the cart block keeps its columns in a theme with floats at ${ width } px`, async ( {
		page,
		site,
	} ) => {
		putCode(
			site,
			`add_action( 'wp_head', static function (): void {
				echo '<style>
					.woocommerce-cart-form { float: left; width: 62%; }
					.cart-collaterals { float: right; width: 33%; }
					@media ( max-width: 600px ) { table.cart td.product-remove { position: absolute; top: 0; right: 0; } }
				</style>';
			} );`
		);
		await page.setViewportSize( { width, height: 900 } );
		await putInPlace( site, 'cart' );
		await haveInCart( page, 'Everyday Mug' );
		await page.goto( '/cart/' );
		const layout = page.locator( '.vitrine-cart-layout' );
		const widthOf = async ( part: string ) =>
			( await layout.locator( part ).boundingBox() )?.width ?? 0;
		await expect
			.poll( () => widthOf( '.woocommerce-cart-form' ) )
			.toBeGreaterThan( width === 390 ? 320 : 600 );
		expect( await widthOf( '.cart-collaterals' ) ).toBeGreaterThan( 280 );

		const row = layout.getByRole( 'row' ).filter( {
			hasText: 'Everyday Mug',
		} );
		const box = await row.boundingBox();
		const remove = await row
			.getByRole( 'link', { name: /^Remove / } )
			.boundingBox();
		expect( remove?.y ).toBeGreaterThanOrEqual( box?.y ?? Infinity );
		expect( remove?.y ).toBeLessThan(
			( box?.y ?? 0 ) + ( box?.height ?? 0 )
		);
	} );
}
