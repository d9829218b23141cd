/**
 * Pages that the browser makes ahead of a click that may never come.
 *
 * @see spec 3.15, 4.3, 4.4, 4.10, 7.19
 */
import type { Page } from 'puppeteer-core';
import type { Site } from '../../site/types';
import { block, putHeader, setSettings } from '../steps/site';
import { aheadBy, expect, follow, makeAhead, test } from '../support/ahead';

const PRODUCT = '/product/everyday-mug/';

/** What stands in the page at its first frame, and what it did before that. */
interface Trace {
	/** Writes and requests, in their order. */
	did: string[];
	frame?: {
		count: string;
		palette: string;
		notice: boolean;
	};
}

/** Notes what every script of a page does while nobody sees it, and how its first frame looks. */
const RECORDER = `<script>
window.trace = { did: [] };
const note = ( what ) => document.prerendering && trace.did.push( what );
for ( const [ of, name ] of [ [ Storage.prototype, 'setItem' ], [ Storage.prototype, 'removeItem' ], [ window, 'fetch' ], [ XMLHttpRequest.prototype, 'send' ], [ Navigator.prototype, 'sendBeacon' ], [ HTMLMediaElement.prototype, 'play' ] ] ) {
	const own = of[ name ];
	of[ name ] = function ( ...given ) { note( name + ' ' + given[ 0 ] ); return own.apply( this, given ); };
}
const { get, set } = Object.getOwnPropertyDescriptor( Document.prototype, 'cookie' );
Object.defineProperty( document, 'cookie', { get, set( value ) { note( 'cookie ' + value ); set.call( document, value ); } } );
new MutationObserver( ( list ) => list.some( ( { target } ) => target.parentElement?.closest( '[aria-live]' ) || target.matches?.( '[aria-live]' ) ) && note( 'announcement' ) ).observe( document, { childList: true, characterData: true, subtree: true } );
document.addEventListener( 'prerenderingchange', () => requestAnimationFrame( () => {
	trace.frame = {
		count: document.querySelector( 'header [data-count]' ).textContent,
		palette: document.documentElement.dataset.vitrinePalette,
		notice: document.querySelector( '[data-notice-id]' ).checkVisibility(),
	};
} ) );
</script>`;

const traceOf = ( page: Page ) =>
	page.evaluate( () => ( window as unknown as { trace: Trace } ).trace );

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
			`echo Vitrine\\Modules\\Analytics\\Counts::sums( '2000-01-01', '2100-01-01' )['view'] ?? 0;`
		)
	);

/** The first page of a visit, with all that it has to say of the visitor. */
const arrive = async ( page: Page, site: Site ) => {
	await page.goto( `${ site.url }/shop/`, { waitUntil: 'networkidle0' } );
	await page.waitForFunction( () =>
		document.cookie.includes( 'sbjs_session' )
	);
};

/** A visitor's history without the moments of its pages. */
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
		// What is made ahead is said by each test.
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

test( 'a page that is never opened leaves no trace of a visitor', async ( {
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

test( 'a page that is opened shows in its first frame what has changed since it was made', async ( {
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

test( 'a visit with pages made ahead has the history of one without', async ( {
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
