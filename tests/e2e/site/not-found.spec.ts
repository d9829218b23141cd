import { putTemplate } from '../steps/site';
import { putBlockTheme } from '../steps/theme';
import { expect, test } from '../support/test';

const NOWHERE = '/nothing-is-here/';

test.use( { allowedErrors: [ /404/ ] } );

test( 'a theme without a 404 page gets one with search and products', async ( {
	page,
	site,
} ) => {
	await putBlockTheme( site );
	const answer = await page.goto( NOWHERE );
	expect( answer?.status() ).toBe( 404 );
	const main = page.getByRole( 'main' );
	await expect(
		main.getByRole( 'heading', { level: 1, name: 'Page not found' } )
	).toBeVisible();
	await expect(
		main.getByRole( 'heading', { name: 'Best sellers' } )
	).toBeVisible();
	await main.getByRole( 'searchbox' ).fill( 'mug' );
	await main.getByRole( 'searchbox' ).press( 'Enter' );
	await expect( page ).toHaveURL( /post_type=vitrine_product/ );
} );

test( "a theme's or owner's 404 page stays", async ( { page, site } ) => {
	await page.goto( NOWHERE );
	await expect(
		page.getByRole( 'heading', { name: 'Best sellers' } )
	).toHaveCount( 0 );
	await expect( page.getByRole( 'searchbox' ) ).toBeVisible();

	await putBlockTheme( site );
	await putTemplate(
		site,
		'404',
		'<!-- wp:paragraph --><p>Mine.</p><!-- /wp:paragraph -->'
	);
	await page.goto( NOWHERE );
	await expect( page.getByText( 'Mine.' ) ).toBeVisible();
	await expect(
		page.getByRole( 'heading', { name: 'Best sellers' } )
	).toHaveCount( 0 );
} );
