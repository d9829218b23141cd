/**
 * Which links are prerendered on hover.
 */
import type { Page } from 'puppeteer-core';
import { block, putPage } from '../steps/site';
import { aheadBy, expect, follow, test, watchAhead } from '../support/ahead';

const PRODUCT = '/product/everyday-mug/';

const link = ( text: string, address: string, more = '' ) =>
	`<li><a href="${ address }" ${ more }>${ text }</a></li>`;

/** Links of a page; the last one leads to a product. */
const LINKS = [
	link( 'Cart', '/cart/' ),
	link( 'Checkout', '/checkout/' ),
	link( 'Account', '/account/' ),
	link( 'Orders', '/account/?orders' ),
	link( 'Add', '/shop/?add-to-cart=1' ),
	link( 'Nonce', '/shop/?_wpnonce=1' ),
	link( 'Nofollow', '/product/ripple-vase/', 'rel="nofollow"' ),
	link( 'File', '/manual.pdf' ),
	link( 'Picture', '/wp-content/uploads/one.jpg' ),
	link( 'Elsewhere', 'http://127.0.0.1:1/' ),
	link( 'Mug', PRODUCT ),
];

/** Hovers every link of the list long enough to trigger prerendering. */
const pointAtAll = async ( page: Page ) => {
	for ( const one of await page.$$( 'main li a' ) ) {
		await one.hover();
		const since = await page.evaluate( () => performance.now() );
		await page.waitForFunction(
			( then ) => performance.now() > then + 300,
			{},
			since
		);
	}
};

test( 'a page is not prerendered once it has a checkout block', async ( {
	visitor,
	site,
} ) => {
	await putPage(
		site,
		'ways',
		block(
			'core/html',
			{},
			`<ul>${ link( 'Campaign', '/campaign/' ) }${ link(
				'Mug',
				PRODUCT
			) }</ul>`
		)
	);
	await putPage( site, 'campaign', '<p>Soon.</p>' );
	await site.php(
		`wp_update_post( wp_slash( array( 'ID' => get_page_by_path( 'campaign' )->ID, 'post_content' => $args['content'] ) ) );`,
		{ args: { content: block( 'vitrine/checkout' ) }, user: 1 }
	);
	await visitor.goto( `${ site.url }/ways/`, { waitUntil: 'networkidle0' } );
	const ahead = await watchAhead( visitor );
	await pointAtAll( visitor );
	await ahead.isReady( PRODUCT );
	expect( ahead.begun() ).toEqual( [ PRODUCT ] );
	expect( ahead.begun( 'Prefetch' ) ).not.toContain( '/campaign/' );
} );

test( 'a public page is prerendered, and none that is private, writes or is a download', async ( {
	visitor,
	site,
} ) => {
	await putPage(
		site,
		'ways',
		block( 'core/html', {}, `<ul>${ LINKS.join( '' ) }</ul>` )
	);
	await visitor.goto( `${ site.url }/ways/`, { waitUntil: 'networkidle0' } );
	const ahead = await watchAhead( visitor );
	await pointAtAll( visitor );
	await ahead.isReady( PRODUCT );
	expect( ahead.begun() ).toEqual( [ PRODUCT ] );
	expect( ahead.begun( 'Prefetch' ) ).toEqual(
		ahead.begun( 'Prefetch' ).filter( ( path ) => path === PRODUCT )
	);
	const opened = await follow( visitor, PRODUCT );
	expect( await aheadBy( opened ) ).toBeGreaterThan( 0 );
} );
