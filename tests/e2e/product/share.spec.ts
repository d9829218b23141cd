/**
 * Share links of a product.
 */
import type { Page } from '@playwright/test';
import { block, putPage, putProductTemplate } from '../steps/site';
import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/test';

const ALL = [
	...[ 'facebook', 'x', 'whatsapp', 'pinterest', 'telegram' ],
	...[ 'linkedin', 'bluesky', 'mail', 'copy', 'native' ],
];

const SHARE = block( 'vitrine/product-share', { ways: ALL } );

const product = ( inner: string ) =>
	block(
		'vitrine/product',
		{},
		block(
			'vitrine/product-summary',
			{},
			block( 'vitrine/product-title' ) + inner
		)
	);

const MUG = '/product/everyday-mug/';

const ways = ( page: Page ) =>
	page.getByRole( 'list', { name: 'Share this product' } );

const status = ( page: Page ) =>
	page.getByRole( 'main' ).getByRole( 'status' ).filter( { hasText: /\S/ } );

test( 'a product has plain share links, which open in a new tab and load nothing before', async ( {
	page,
	site,
	baseURL,
} ) => {
	await putProductTemplate( site, product( SHARE ) );
	const hosts = new Set< string >();
	page.on( 'request', ( request ) =>
		hosts.add( new URL( request.url() ).origin )
	);
	await page.goto( MUG );
	const address = new URL( MUG, baseURL ).href;
	const links = ways( page ).getByRole( 'link' );
	await expect( links ).toHaveCount( 8 );
	for ( const link of await links.all() ) {
		const url = new URL( ( await link.getAttribute( 'href' ) ) ?? '' );
		expect( decodeURIComponent( url.search ) ).toContain( address );
		if ( url.protocol === 'mailto:' ) {
			expect( url.searchParams.get( 'subject' ) ).toBe( 'Everyday Mug' );
		} else {
			await expect( link ).toHaveAttribute( 'target', '_blank' );
			await expect( link ).toHaveAttribute( 'rel', 'noopener nofollow' );
			await expect( link ).toHaveAccessibleName(
				/^Share on \w+ \(opens in a new window\)$/
			);
		}
	}
	expect(
		new URL(
			( await ways( page )
				.getByRole( 'link', { name: /Pinterest/ } )
				.getAttribute( 'href' ) ) ?? ''
		).searchParams.get( 'media' )
	).toMatch( /^http.*\/uploads\// );
	expect( [ ...hosts ] ).toEqual( [ new URL( address ).origin ] );
	// The fallback without JavaScript is hidden.
	await expect( ways( page ) ).not.toContainText( 'href', {
		useInnerText: true,
	} );
	await expectAccessible( page, '.vitrine-share' );
} );

test( 'a product URL is copied with a status message, and the native share menu is used', async ( {
	page,
	context,
	site,
	baseURL,
} ) => {
	await putProductTemplate( site, product( SHARE ) );
	await context.grantPermissions( [ 'clipboard-read', 'clipboard-write' ] );
	await page.addInitScript( () => {
		Object.assign( window, { shared: [] } );
		Object.assign( navigator, {
			share: ( data: ShareData ) => {
				( window as unknown as { shared: ShareData[] } ).shared.push(
					data
				);
				return Promise.resolve();
			},
		} );
	} );
	await page.goto( MUG );
	await ways( page ).getByRole( 'button', { name: 'Copy link' } ).click();
	await expect( status( page ) ).toHaveText( 'Link copied.' );
	const address = new URL( MUG, baseURL ).href;
	expect( await page.evaluate( () => navigator.clipboard.readText() ) ).toBe(
		address
	);
	await ways( page )
		.getByRole( 'button', { name: 'Share', exact: true } )
		.click();
	expect(
		await page.evaluate(
			() => ( window as unknown as { shared: ShareData[] } ).shared
		)
	).toEqual( [ { title: 'Everyday Mug', url: address } ] );
} );

test( 'a URL that cannot be copied is shown, and there is no share button without browser support', async ( {
	page,
	site,
	baseURL,
} ) => {
	await putProductTemplate( site, product( SHARE ) );
	await page.addInitScript( () => {
		Object.defineProperty( navigator, 'clipboard', { value: undefined } );
		Reflect.deleteProperty( Navigator.prototype, 'share' );
	} );
	await page.goto( MUG );
	await ways( page ).getByRole( 'button', { name: 'Copy link' } ).click();
	await expect( status( page ) ).toHaveText(
		`Copy this address: ${ new URL( MUG, baseURL ).href }`
	);
	await expect( ways( page ).getByRole( 'button' ) ).toHaveCount( 1 );
} );

test( 'Query Loop products share their own URLs, and the script loads only where needed', async ( {
	page,
	site,
} ) => {
	await putPage(
		site,
		'loop',
		`<!-- wp:query ${ JSON.stringify( {
			queryId: 1,
			query: {
				postType: 'vitrine_product',
				perPage: 2,
				orderBy: 'title',
				order: 'asc',
				inherit: false,
			},
		} ) } --><div class="wp-block-query">${ block(
			'core/post-template',
			{},
			block( 'core/post-title' ) +
				block( 'vitrine/product-share', { ways: [ 'x' ] } )
		) }</div><!-- /wp:query -->`
	);
	const scripts = () =>
		page.locator( 'script[type="module"][src*="product-share"]' );
	await page.goto( '/loop/' );
	await expect( scripts() ).toHaveCount( 1 );
	const links = await ways( page ).getByRole( 'link' ).all();
	const titles = await page
		.getByRole( 'main' )
		.getByRole( 'heading', { level: 2 } )
		.allTextContents();
	expect( links ).toHaveLength( 2 );
	for ( const [ place, link ] of links.entries() ) {
		const { searchParams } = new URL(
			( await link.getAttribute( 'href' ) ) ?? ''
		);
		expect( searchParams.get( 'text' ) ).toBe( titles[ place ] );
	}
	await page.goto( MUG );
	await expect( page.getByRole( 'main' ) ).toBeVisible();
	await expect( scripts() ).toHaveCount( 0 );
} );

test.describe( 'without scripts', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'a link to the product replaces the copy button', async ( {
		page,
		site,
	} ) => {
		await putProductTemplate( site, product( SHARE ) );
		await page.goto( MUG );
		await expect(
			ways( page ).getByRole( 'link', { name: 'Link to this product' } )
		).toHaveAttribute( 'href', /\/product\/everyday-mug\/$/ );
		await expect( ways( page ).getByRole( 'button' ) ).toHaveCount( 0 );
	} );
} );
