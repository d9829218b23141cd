/**
 * View transitions between pages of the shop.
 */
import type { Page } from 'puppeteer-core';
import { block, putHeader, putPage } from '../steps/site';
import { expect, follow, lookBack, test } from '../support/ahead';

const PRODUCT = '/product/everyday-mug/';

declare global {
	interface Window {
		/** Names of the elements in the transition; undefined without one. */
		moved?: Promise< string[] >;
	}
}

/** Script for every page, including prerendered ones, that records the elements in its transition. */
const WATCH = `<script>
addEventListener( 'pagereveal', ( { viewTransition } ) => {
	window.moved = viewTransition ? viewTransition.ready.then( () => document.getAnimations().map( ( { effect } ) => /^::view-transition-group\\((.+)\\)$/.exec( effect.pseudoElement ?? '' )?.[ 1 ] ?? '' ).filter( Boolean ) ) : Promise.resolve( [] );
} );
addEventListener( 'pagehide', () => delete window.moved );
</script>`;

const moved = async ( page: Page ) => {
	await page.waitForFunction( () => window.moved );
	return page.evaluate( async () => window.moved );
};

test.beforeEach( ( { site } ) =>
	putHeader(
		site,
		`<!-- wp:html -->${ WATCH }<!-- /wp:html -->` +
			block( 'core/site-title' )
	)
);

const BOTH = [ 'vitrine-picture', 'vitrine-title' ];

test( "image and title of a card morph into the product's and back", async ( {
	visitor,
	site,
} ) => {
	await visitor.goto( `${ site.url }/shop/`, { waitUntil: 'networkidle0' } );
	const product = await follow( visitor, PRODUCT );
	expect( await moved( product ) ).toEqual( expect.arrayContaining( BOTH ) );
	const back = await lookBack( product, '/shop/' );
	await expect
		.poll( () => back.evaluate( () => window.moved ) )
		.toEqual( expect.arrayContaining( BOTH ) );
} );

test( 'a product shown twice morphs from the activated card', async ( {
	visitor,
	site,
} ) => {
	await putPage(
		site,
		'twice',
		block( 'vitrine/product-listing', { perPage: 50 } ).repeat( 2 )
	);
	await visitor.goto( `${ site.url }/twice/`, { waitUntil: 'networkidle0' } );
	const product = await follow( visitor, PRODUCT );
	expect( await moved( product ) ).toEqual( expect.arrayContaining( BOTH ) );
} );

test( "a related product morphs from its card, not the page's image", async ( {
	visitor,
	site,
} ) => {
	await visitor.goto( site.url + PRODUCT, { waitUntil: 'networkidle0' } );
	const href = await visitor.$eval(
		'main li.product a',
		( one ) => new URL( one.href ).pathname
	);
	const other = await follow( visitor, href );
	expect( await moved( other ) ).toEqual( expect.arrayContaining( BOTH ) );
} );

test( 'clicks during the transition work', async ( { visitor, site } ) => {
	await putHeader(
		site,
		`<!-- wp:html --><script>
addEventListener( 'pagereveal', ( { viewTransition } ) => viewTransition?.ready.then( () => {
	document.getAnimations().forEach( ( one ) => one.pause() );
	window.moved = Promise.resolve( [ 'held' ] );
} ) );
</script><!-- /wp:html -->` + block( 'vitrine/mini-cart' )
	);
	await visitor.goto( `${ site.url }/shop/`, { waitUntil: 'networkidle0' } );
	const product = await follow( visitor, PRODUCT );
	expect( await moved( product ) ).toEqual( [ 'held' ] );
	await product.waitForFunction( () => window.vitrine?.cart );
	await product.click( 'form.cart [type="submit"]' );
	await product.waitForFunction(
		() => window.vitrine?.cart.getState().count === 1
	);
} );

test( 'there is no transition with reduced motion', async ( {
	visitor,
	site,
} ) => {
	await visitor.emulateMediaFeatures( [
		{ name: 'prefers-reduced-motion', value: 'reduce' },
	] );
	await visitor.goto( `${ site.url }/shop/`, { waitUntil: 'networkidle0' } );
	const product = await follow( visitor, PRODUCT );
	expect( await moved( product ) ).toEqual( [] );
} );
