import { putClassicTheme, type Column } from '../steps/theme';
import { expect, test } from '../support/test';

/** Content columns of classic themes, and their handling of wide blocks. */
const COLUMNS: Record< string, Column > = {
	'a column that wide blocks exceed': {
		width: 980,
		styles: 'main{max-width:980px;margin-inline:auto;padding-inline:24px}.entry-content>.alignwide{margin-inline:-20px}',
	},
	'full-width content and a narrow text column': {
		width: 600,
		styles: 'body{margin:0}h1,.entry-content>*{box-sizing:border-box;margin-inline:auto;max-width:600px;width:calc(100% - 48px)}h1,.entry-content>.alignwide{max-width:1080px}',
	},
};

const PATHS = [
	'/shop/',
	'/product/everyday-mug/',
	'/product-category/kitchen/',
	'/?s=mug&post_type=vitrine_product',
	'/cart/',
	'/checkout/',
];

for ( const [ kind, column ] of Object.entries( COLUMNS ) ) {
	for ( const width of [ 1280, 390 ] ) {
		test( `shop pages align with their title at ${ width } px in a classic theme with ${ kind }`, async ( {
			page,
			site,
		} ) => {
			await putClassicTheme( site, column );
			await page.setViewportSize( { width, height: 900 } );
			for ( const path of PATHS ) {
				await page.goto( path );
				const title = await page
					.getByRole( 'heading', { level: 1 } )
					.boundingBox();
				const blocks = page.locator(
					'.entry-content > [class*="wp-block-vitrine-"]:visible'
				);
				for ( const block of await blocks.all() ) {
					const box = await block.boundingBox();
					expect( box?.x, path ).toBeCloseTo( title?.x ?? NaN, 0 );
					expect( box?.width, path ).toBeCloseTo(
						title?.width ?? NaN,
						0
					);
				}
				await expect( blocks, path ).not.toHaveCount( 0 );
				expect(
					await page.evaluate(
						() =>
							document.documentElement.scrollWidth -
							window.innerWidth
					),
					path
				).toBe( 0 );
			}
		} );
	}
}

test( 'link buttons are not underlined where a classic theme underlines links', async ( {
	page,
	site,
} ) => {
	await putClassicTheme( site, {
		width: 980,
		styles: '.page:not(.a):not(.b) .entry-content a:not(.c):not(.d){text-decoration:underline}',
	} );
	await page.goto( '/cart/' );
	await expect(
		page.getByRole( 'link', { name: 'Browse the shop' } )
	).toHaveCSS( 'text-decoration-line', 'none' );
} );

/** Classic themes' styles of links in text and of tables. */
const TEXT = {
	width: 980,
	styles: 'h1 a,h2 a,h3 a{font-weight:300}.hentry .entry-content a{text-decoration:underline}table:not(.has-background) tbody td{background-color:#fdfdfd}legend{margin-left:-1em}',
};

test( "card titles and grouped rows do not inherit a classic theme's text and table styles", async ( {
	page,
	site,
} ) => {
	await putClassicTheme( site, TEXT );
	await page.goto( '/shop/' );
	await page
		.locator( 'main' )
		.evaluate( ( main ) => main.classList.add( 'hentry' ) );
	const title = page
		.getByRole( 'heading', { name: 'Everyday Mug' } )
		.getByRole( 'link' );
	await expect( title ).toHaveCSS( 'text-decoration-line', 'none' );
	await expect( title ).toHaveCSS( 'font-weight', '600' );
	await page.goto( '/product/jar-trio/' );
	await expect(
		page
			.getByRole( 'row' )
			.filter( { hasText: 'Storage Jar, small' } )
			.locator( 'td' )
			.first()
	).toHaveCSS( 'background-color', 'rgba(0, 0, 0, 0)' );
} );

test( 'search results have distance from the search field in a classic theme', async ( {
	page,
	site,
} ) => {
	await putClassicTheme( site );
	await page.setViewportSize( { width: 390, height: 900 } );
	await page.goto( '/?s=mug&post_type=vitrine_product' );
	const field = await page
		.getByRole( 'searchbox', { name: 'Search products' } )
		.boundingBox();
	const results = await page.getByText( /^Showing / ).boundingBox();
	expect(
		( results?.y ?? NaN ) - ( field?.y ?? NaN ) - ( field?.height ?? NaN )
	).toBeGreaterThanOrEqual( 16 );
} );
