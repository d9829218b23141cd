import puppeteer, {
	type Browser,
	type BrowserContext,
	type CDPSession,
	type Page,
} from 'puppeteer-core';
import { launchPuppeteer } from '../../site/tools/puppeteer';
import { expect, test as base } from './test';

interface OfTest {
	/** Page of a new visitor without cookies or storage, blank at the start of the test. */
	visitor: Page;
	/** Opens a page of another new visitor. */
	newVisitor: () => Promise< Page >;
}

interface OfWorker {
	/**
	 * Playwright does not let Chromium prerender pages, so tests of prerendering run
	 * in a separate browser. Starting it takes longer than some of the tests.
	 */
	prerenderer: Browser;
}

/** Connections of the current test to pages; see `takeUp`. */
const taken = new Set< Browser >();

export const test = base.extend< OfTest, OfWorker >( {
	prerenderer: [
		async ( {}, run ) => {
			const browser = await launchPuppeteer();
			await run( browser );
			await browser.close();
		},
		{ scope: 'worker' },
	],
	newVisitor: async ( { prerenderer }, run ) => {
		const contexts: BrowserContext[] = [];
		await run( async () => {
			const context = await prerenderer.createBrowserContext();
			contexts.push( context );
			const page = await context.newPage();
			await page.setViewport( { width: 1280, height: 900 } );
			return page;
		} );
		for ( const browser of taken ) {
			await browser.disconnect();
		}
		taken.clear();
		for ( const context of contexts ) {
			await context.close();
		}
	},
	visitor: async ( { newVisitor }, run ) => run( await newVisitor() ),
} );

export { expect };

/** What the browser reports about a prerender attempt. */
interface Told {
	key: { url: string; action: string };
	status: string;
}

/**
 * Listens for prerendered pages.
 *
 * @param page The page whose links are prerendered.
 * @return Waits until a page is fully prerendered.
 */
export async function watchAhead( page: Page ): Promise< {
	isReady: ( path: string, action?: string ) => Promise< void >;
	/** Paths whose prerendering began, whatever its outcome. */
	begun: ( action?: string ) => string[];
} > {
	const states = new Map< string, string >();
	// Chromium prerenders nothing while a second session is attached to the page.
	const session = (
		page as unknown as { _client: () => CDPSession }
	 )._client();
	const hear = ( { key: { url, action }, status }: Told ) =>
		states.set( `${ action } ${ new URL( url ).pathname }`, status );
	session.on( 'Preload.prerenderStatusUpdated', hear );
	session.on( 'Preload.prefetchStatusUpdated', hear );
	await session.send( 'Preload.enable' );
	return {
		isReady: ( path, action = 'Prerender' ) =>
			expect
				.poll( () => states.get( `${ action } ${ path }` ), {
					message: `${ action } of ${ path }`,
					// The browser gives prerendering a low priority.
					timeout: 30_000,
				} )
				.toMatch( /^(Ready|Success)$/ ),
		begun: ( action = 'Prerender' ) =>
			[ ...states ]
				.filter(
					( [ key, status ] ) =>
						key.startsWith( action ) && status !== 'Pending'
				)
				.map( ( [ key ] ) => key.split( ' ' )[ 1 ] ?? '' ),
	};
}

/** Has a page prerendered by a speculation rule, as any script may, and waits until it is ready. */
export async function makeAhead( page: Page, path: string ): Promise< void > {
	const { isReady } = await watchAhead( page );
	await page.evaluate( ( url ) => {
		const rules = document.createElement( 'script' );
		rules.type = 'speculationrules';
		rules.textContent = JSON.stringify( {
			prerender: [ { urls: [ url ], eagerness: 'immediate' } ],
		} );
		document.head.append( rules );
	}, path );
	await isReady( path );
}

/** New connection to a visitor's page, once it is at a path. Survives prerender activation. */
const takeUp = async ( page: Page, path: string ): Promise< Page > => {
	const { id } = page.browserContext();
	const browser = await puppeteer.connect( {
		browserWSEndpoint: page.browser().wsEndpoint(),
		defaultViewport: null,
	} );
	try {
		const [ found ] =
			( await browser
				.browserContexts()
				.find( ( one ) => one.id === id )
				?.pages() ) ?? [];
		if ( ! found ) {
			throw new Error( 'The window is gone.' );
		}
		expect( new URL( found.url() ).pathname ).toBe( path );
		taken.add( browser );
		return found;
	} catch ( error ) {
		// Every open connection delays each page, so a failed attempt must not stay connected.
		await browser.disconnect();
		throw error;
	}
};

/** Waits until the visitor's page is at a path. */
export const arriveAt = async ( page: Page, path: string ): Promise< Page > => {
	let there = page;
	await expect( async () => {
		there = await takeUp( page, path );
	} ).toPass();
	return there;
};

/**
 * Follows a link.
 *
 * @return The page at the new path. A prerendered page replaces the one that the
 *         former connection was attached to.
 */
export async function follow( page: Page, path: string ): Promise< Page > {
	await page.click( `main a[href$="${ path }"]` );
	return arriveAt( page, path );
}

const leaveBack = ( page: Page ) =>
	page.evaluate( () => window.history.back() ).catch( () => {} );

/** Goes back in history. Returns the page as `follow` does. */
export async function goBack( page: Page, path: string ): Promise< Page > {
	await leaveBack( page );
	return arriveAt( page, path );
}

/** A page restored from the back/forward cache. */
export interface Restored {
	evaluate: < Answer >(
		what: () => Answer | Promise< Answer >
	) => Promise< Answer >;
}

/**
 * Goes back in history to a page that is only read. The target is found by its
 * path, since new connections sometimes do not see a page restored from the
 * back/forward cache.
 */
export async function lookBack(
	page: Page,
	path: string
): Promise< Restored > {
	const { id } = page.browserContext();
	const session = await page.browser().target().createCDPSession();
	await leaveBack( page );
	let targetId = '';
	await expect( async () => {
		const { targetInfos } = await session.send( 'Target.getTargets' );
		const shown = targetInfos.find(
			( { type, subtype, browserContextId, url } ) =>
				type === 'page' &&
				! subtype &&
				browserContextId === id &&
				new URL( url ).pathname === path
		);
		expect( shown ).toBeDefined();
		targetId = shown?.targetId ?? '';
	} ).toPass();
	const { sessionId } = await session.send( 'Target.attachToTarget', {
		targetId,
		flatten: true,
	} );
	const own = session.connection()?.session( sessionId );
	return {
		evaluate: async < Answer >(
			what: () => Answer | Promise< Answer >
		) => {
			const answer = await own?.send( 'Runtime.evaluate', {
				expression: `( ${ what.toString() } )()`,
				awaitPromise: true,
				returnByValue: true,
			} );
			if ( ! answer || answer.exceptionDetails ) {
				throw new Error(
					answer?.exceptionDetails?.text ?? 'The window is gone.'
				);
			}
			return answer.result.value as Answer;
		},
	};
}

/** Milliseconds between the start of prerendering and activation; 0 if the page was not prerendered. */
export const aheadBy = ( page: Page ): Promise< number > =>
	page.evaluate(
		() =>
			(
				performance.getEntriesByType(
					'navigation'
				)[ 0 ] as unknown as {
					activationStart: number;
				}
			 ).activationStart
	);
