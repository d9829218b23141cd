/**
 * Prerendered pages.
 *
 * @see spec 3.15, 4.3, 4.4, 4.10, 7.19
 */
import type { Page } from 'puppeteer-core';
import type { Site } from '../../site/types';
import { block, putHeader, setSettings } from '../steps/site';
import {
	aheadBy,
	arriveAt,
	expect,
	follow,
	goBack,
	makeAhead,
	test,
	watchAhead,
} from '../support/ahead';
import { RECORDER, traceOf } from '../support/ahead-trace';

const PRODUCT = '/product/everyday-mug/';
const NEXT = '/product/glass-carafe/';

const cookies = async ( page: Page ): Promise< Record< string, string > > =>
	Object.fromEntries(
		( await page.browserContext().cookies() ).map( ( { name, value } ) => [
			name,
			decodeURIComponent( value ),
		] )
	);

const views = async ( site: Site ) =>
	Number(
		await site.php(
			`echo Vitrine\\Modules\\Analytics\\AnalyticsCounts::totals( '2000-01-01', '2100-01-01' )['view'] ?? 0;`
		)
	);

/** Opens the first page of a visit with all visitor-specific content. */
const arrive = async ( page: Page, site: Site ) => {
	await page.goto( `${ site.url }/shop/`, { waitUntil: 'networkidle0' } );
	await page.waitForFunction( () =>
		document.cookie.includes( 'sbjs_session' )
	);
};

/** A visitor's history without the times of the page views. */
const history = async ( page: Page ) =>
	Object.fromEntries(
		Object.entries( await cookies( page ) )
			.filter( ( [ name ] ) => name.startsWith( 'sbjs_' ) )
			.map( ( [ name, value ] ) => [
				name,
				value.replace( /\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/g, 'then' ),
			] )
	);

test.beforeEach( async ( { site } ) => {
	await setSettings( site, {
		// Each test sets up its own prerendering.
		speculative_loading: 'off',
		store_analytics: true,
		consent_type: '',
		store_notice: 'Open on Sunday',
		color_switcher_switched_palette: [ '#101418', '#f5f5f5' ],
	} );
	await putHeader(
		site,
		`<!-- wp:html -->${ RECORDER }<!-- /wp:html -->` +
			block(
				'vitrine/site-header',
				{},
				block(
					'vitrine/header-row',
					{},
					block( 'core/site-title' ) +
						block( 'vitrine/palette-switcher' ) +
						block( 'vitrine/mini-cart' )
				)
			)
	);
} );

test( 'a prerendered page that is never opened leaves no trace', async ( {
	visitor,
	site,
} ) => {
	await arrive( visitor, site );
	const before = await cookies( visitor );
	await makeAhead( visitor, PRODUCT );
	expect( await cookies( visitor ) ).toEqual( before );
	await visitor.goto( 'about:blank' );
	expect( await cookies( visitor ) ).toEqual( before );
	expect( await views( site ) ).toBe( 0 );
} );

test( 'a prerendered page shows changes since prerendering in its first frame', async ( {
	visitor,
	site,
} ) => {
	await arrive( visitor, site );
	await makeAhead( visitor, PRODUCT );
	await visitor.locator( '::-p-aria(Add to cart: “Glass Carafe”)' ).click();
	await visitor.waitForFunction(
		() => window.vitrine?.cart.getState().count === 1
	);
	await visitor.waitForFunction(
		() => ! window.vitrine?.cart.getState().busy
	);
	await visitor.locator( '::-p-aria(Switch colors)' ).click();
	await visitor.locator( '[data-notice-id] button' ).click();
	const opened = await follow( visitor, PRODUCT );
	expect( await aheadBy( opened ) ).toBeGreaterThan( 0 );
	expect( await traceOf( opened ) ).toEqual( {
		did: [],
		frame: {
			count: '1',
			palette: 'switched',
			notice: false,
		},
	} );
	await opened.waitForSelector( '[aria-pressed="true"]' );
} );

test( 'a visit with prerendered pages has the same recorded history', async ( {
	visitor,
	newVisitor,
	site,
} ) => {
	const histories = [];
	for ( const isAhead of [ true, false ] ) {
		const page = isAhead ? visitor : await newVisitor();
		await arrive( page, site );
		if ( isAhead ) {
			await makeAhead( page, PRODUCT );
		}
		const opened = await follow( page, PRODUCT );
		await expect
			.poll( async () => ( await cookies( opened ) ).sbjs_session )
			.toContain( 'everyday-mug' );
		expect( ( await aheadBy( opened ) ) > 0 ).toBe( isAhead );
		histories.push( await history( opened ) );
		await opened.goto( 'about:blank' );
	}
	expect( histories[ 0 ] ).toEqual( histories[ 1 ] );
	await expect.poll( () => views( site ) ).toBe( 2 );
} );

/** Hovers a link until its page is prerendered, and follows it. */
const pointAndFollow = async ( page: Page, path: string ): Promise< Page > => {
	const { isReady } = await watchAhead( page );
	await page.hover( `main a[href$="${ path }"]` );
	await isReady( path );
	return follow( page, path );
};

/** Requests of a page's scripts before it was activated. */
const askedAhead = ( page: Page ) =>
	page.evaluate( () => {
		const [ navigation ] = performance.getEntriesByType( 'navigation' );
		const { activationStart } = navigation as unknown as {
			activationStart: number;
		};
		return (
			performance.getEntriesByType(
				'resource'
			) as PerformanceResourceTiming[]
		 )
			.filter(
				( { initiatorType, startTime } ) =>
					startTime < activationStart &&
					/^(fetch|xmlhttprequest|beacon)$/.test( initiatorType )
			)
			.map( ( { name } ) => name );
	} );

test( 'prerendered products send no visitor request before they are opened, and lead to the cart', async ( {
	visitor,
	site,
} ) => {
	await setSettings( site, { speculative_loading: 'auto' } );
	await arrive( visitor, site );
	const first = await pointAndFollow( visitor, PRODUCT );
	const shop = await goBack( first, '/shop/' );
	const next = await pointAndFollow( shop, NEXT );
	expect( await aheadBy( next ) ).toBeGreaterThan( 0 );
	expect( ( await traceOf( next ) ).did ).toEqual( [] );
	expect( await askedAhead( next ) ).toEqual( [] );
	await next.waitForFunction( () => window.vitrine?.cart );
	await next.click( 'form.cart [type="submit"]' );
	await next.waitForFunction( () => {
		const { count, busy } = window.vitrine?.cart.getState() ?? {};
		return count === 1 && ! busy;
	} );
	await next.locator( 'main ::-p-aria(View cart)' ).click();
	const cart = await arriveAt( next, '/cart/' );
	expect( await aheadBy( cart ) ).toBe( 0 );
	await cart.waitForSelector( `main a[href$="${ NEXT }"]` );
} );

test( 'a prerendered page shows the cart changed and the login made in another tab', async ( {
	visitor,
	site,
} ) => {
	await arrive( visitor, site );
	await makeAhead( visitor, PRODUCT );
	const other = await visitor.browserContext().newPage();
	await other.goto( site.url + NEXT, { waitUntil: 'networkidle0' } );
	await other.click( 'form.cart [type="submit"]' );
	await other.waitForFunction( () => {
		const { count, busy } = window.vitrine?.cart.getState() ?? {};
		return count === 1 && ! busy;
	} );
	await other.goto( `${ site.url }/wp-login.php` );
	await other.type( '#user_login', 'admin' );
	await other.type( '#user_pass', 'password' );
	await Promise.all( [
		other.waitForNavigation(),
		other.click( '#wp-submit' ),
	] );
	await other.close();
	const opened = await follow( visitor, PRODUCT );
	expect( await aheadBy( opened ) ).toBeGreaterThan( 0 );
	expect( await traceOf( opened ) ).toMatchObject( {
		did: [],
		frame: { count: '1' },
	} );
} );
